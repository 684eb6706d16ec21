/// The breakpoints of EPA-454/B-24-002 (May 2024), table 6 and its footnote 4, in the steps to which EPA cuts
/// each concentration: each row's last concentration, and its last index.
package enum USEPATables {
  /// In tenths of a µg/m³.
  package static let pm25 = BreakpointTable(
    unit: .microgramsPerCubicMetre, precision: .truncated(decimals: 1),
    rows: .stepped(to: [90: 50, 354: 100, 554: 150, 1254: 200, 2254: 300, 3254: 500]), beyond: .continued)

  package static let pm10 = BreakpointTable(
    unit: .microgramsPerCubicMetre, precision: .truncated(decimals: 0),
    rows: .stepped(to: [54: 50, 154: 100, 254: 150, 354: 200, 424: 300, 604: 500]), beyond: .continued)

  package static let nitrogenDioxide = BreakpointTable(
    unit: .partsPerBillion, precision: .truncated(decimals: 0),
    rows: .stepped(to: [53: 50, 100: 100, 360: 150, 649: 200, 1249: 300, 2049: 500]), beyond: .continued)

  /// Defines the index up to 200; between its end and the start of the 24-hour column it is 200.
  package static let sulphurDioxideHour = BreakpointTable(
    unit: .partsPerBillion, precision: .truncated(decimals: 0),
    rows: .stepped(to: [35: 50, 75: 100, 185: 150, 304: 200]), beyond: .bridged(200))

  package static let sulphurDioxideDay = BreakpointTable(
    unit: .partsPerBillion, precision: .truncated(decimals: 0),
    rows: .stepped(from: (305, 201), to: [604: 300, 1004: 500]), beyond: .continued)

  /// In thousandths of a ppm. Above 0.200 ppm only the hour counts.
  package static let ozoneEightHours = BreakpointTable(
    unit: .partsPerMillion, precision: .truncated(decimals: 3),
    rows: .stepped(to: [54: 50, 70: 100, 85: 150, 105: 200, 200: 300]), beyond: .undefined)

  /// In thousandths of a ppm. Counts from 0.125 ppm.
  package static let ozoneHour = BreakpointTable(
    unit: .partsPerMillion, precision: .truncated(decimals: 3),
    rows: .stepped(from: (125, 101), to: [164: 150, 204: 200, 404: 300, 604: 500]), beyond: .continued)

  /// In tenths of a ppm.
  package static let carbonMonoxide = BreakpointTable(
    unit: .partsPerMillion, precision: .truncated(decimals: 1),
    rows: .stepped(to: [44: 50, 94: 100, 124: 150, 154: 200, 304: 300, 504: 500]), beyond: .continued)
}
