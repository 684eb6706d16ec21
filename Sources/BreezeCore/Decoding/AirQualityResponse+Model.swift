extension AirQualityResponse {
  /// nil when the answer holds no current data: no values of the running hour, or not one of them known, or a time that
  /// cannot be read.
  package var runningHour: (values: Current, time: LocalTime)? {
    guard let current, let time = LocalTime(stamp: current.time, offset: utcOffset),
      current.usAQI != nil || !current.concentrations.isEmpty
    else { return nil }
    return (current, time)
  }

  /// The report of this answer; nil when it holds no current data.
  package func report(pollenAsked: Bool, hoursAsked: Bool = false) -> AirQualityReport? {
    guard let (current, time) = runningHour else { return nil }
    return AirQualityReport(
      airQuality: AirQuality(current), time: time, timeZone: timeZone, subIndices: current.subIndices,
      forecast: forecast(from: time.day), pollen: pollenAsked ? pollen(from: time.day) : nil,
      series: hoursAsked ? series(endingWith: time) : nil)
  }

  /// Every hour from the start of `day` on whose time can be read, in the order served.
  private func forecast(from day: CalendarDay) -> Forecast {
    guard let hourly else { return Forecast(hours: []) }
    let hours = hourly.time.enumerated().compactMap { row, stamp in
      LocalTime(stamp: stamp, offset: utcOffset).map { time in
        Forecast.Hour(
          time: time,
          usAQI: hourly.usAQI.indices.contains(row)
            ? hourly.usAQI[row].flatMap { $0.index } : nil)
      }
    }
    return Forecast(hours: hours.filter { $0.time.day >= day })
  }

  /// A day on which no taxon is known is left out of the days.
  private func pollen(from today: CalendarDay) -> PollenReport {
    let dates = Set((hourly?.time ?? []).compactMap { CalendarDay(text: $0.prefix(10)) })
    let days = dates.filter { $0 >= today }.sorted().map { PollenDay(date: $0, items: pollen(on: $0)) }
    return PollenReport(
      source: .openMeteo, items: pollen(on: today),
      days: days.filter { day in day.items.contains { $0.value != nil } })
  }

  private func pollen(on day: CalendarDay) -> [PollenItem] {
    let (times, prefix) = (hourly?.time ?? [], day.text)
    let rows = times.indices.filter { times[$0].hasPrefix(prefix) }
    return PollenTaxon.allCases.map { taxon in
      let hours = hourly?.pollen[taxon] ?? []
      let mean = Self.dailyMean(rows.map { hours.indices.contains($0) ? hours[$0] : nil })
      return PollenItem(
        id: taxon.rawValue, name: taxon.name, value: mean.map(taxon.index(dailyMean:)),
        category: mean.map { PollenLevel(index: taxon.index(dailyMean: $0)).rawValue }, isPlant: true,
        grainsPerCubicMetre: mean)
    }
  }

  /// The mean of a day's hours; nil when fewer than 18 of them are known, three quarters of a day.
  private static func dailyMean(_ hours: [Double?]) -> Double? {
    let known = hours.compactMap { $0 }
    return known.count >= 18 ? known.reduce(0, +) / Double(known.count) : nil
  }
}

extension AirQuality {
  fileprivate init(_ current: AirQualityResponse.Current) {
    self.init(
      usAQI: current.usAQI,
      pm25: current.concentrations[.pm25],
      pm10: current.concentrations[.pm10],
      carbonMonoxide: current.concentrations[.co],
      nitrogenDioxide: current.concentrations[.no2],
      sulphurDioxide: current.concentrations[.so2],
      ozone: current.concentrations[.o3])
  }
}
