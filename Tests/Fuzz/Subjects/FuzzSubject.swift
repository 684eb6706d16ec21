import Foundation

/// What takes bytes from outside, each as a function that takes any bytes whatever.
enum FuzzSubject: String, CaseIterable, Sendable {
  case airQuality, geocoding, archive, pollen, refusal
  case arguments, coordinates, place
  case settings, cacheEntry, lines, resume
  case text, template, headers, secrets, report

  /// The first byte of an input picks the subject.
  init(_ byte: UInt8) {
    self = Self.allCases[Int(byte) % Self.allCases.count]
  }

  /// The byte that picks it.
  var byte: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }

  /// - Returns: what does not hold that has to hold for any bytes; empty when all is well. A trap speaks for itself.
  func broken(_ data: Data) async -> [String] {
    switch self {
    case .airQuality: DecoderSubjects.airQuality(data)
    case .geocoding: DecoderSubjects.geocoding(data)
    case .archive: DecoderSubjects.archive(data)
    case .pollen: DecoderSubjects.pollen(data)
    case .refusal: DecoderSubjects.refusal(data)
    case .arguments: CommandLineSubjects.arguments(data)
    case .coordinates: CommandLineSubjects.coordinates(data)
    case .place: CommandLineSubjects.place(data)
    case .settings: FileSubjects.settings(data)
    case .cacheEntry: FileSubjects.cacheEntry(data)
    case .lines: FileSubjects.lines(data)
    case .resume: FileSubjects.resume(data)
    case .text: TextSubjects.text(data)
    case .template: TextSubjects.template(data)
    case .headers: TextSubjects.headers(data)
    case .secrets: TextSubjects.secrets(data)
    case .report: await ReportSubject.report(data)
    }
  }

  /// An input with its byte before it.
  static func broken(input: Data) async -> [String] {
    guard let first = input.first else { return [] }
    let subject = FuzzSubject(first)
    return await subject.broken(Data(input.dropFirst())).map { "\(subject.rawValue): \($0)" }
  }
}
