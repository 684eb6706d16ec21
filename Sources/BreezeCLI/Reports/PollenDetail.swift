import BreezeCore
import Foundation

/// One kind of pollen at one place, for its sheet.
struct PollenDetail: Sendable {
  let id: String
  let outcome: SectionOutcome<PollenReport>

  var source: PollenReport.Source? { outcome.value?.source }

  /// nil when there is no pollen data for the place, or when its source does not have this kind there.
  var item: PollenItem? { outcome.value?.items.first { $0.id == id } }

  var name: String { item?.name ?? id.split(separator: "_").map(\.capitalized).joined(separator: " ") }

  /// Why there is no level; nil when there is one.
  var reason: String? {
    if item?.value != nil { return nil }
    switch outcome {
    case .absent(let absence): return NoteWording.text(absence)
    case .loaded(let report) where item == nil:
      let names = report.items.map(\.id).joined(separator: ", ")
      return "\(report.source.title) does not have it here. It has: \(names)."
    case .loaded(let report): return "\(report.source.title) has no data for today."
    case .notAsked, .failed: return "No pollen data."
    }
  }
}
