extension Set<DashboardSection> {
  /// Whether the days to come are all that is asked for: then forecast and pollen show five days in place of one.
  public var isOutlook: Bool { isSubset(of: [.forecast, .pollen]) }

  /// How many days of pollen are asked for, today included.
  var pollenDays: Int { isOutlook ? 5 : 1 }
}
