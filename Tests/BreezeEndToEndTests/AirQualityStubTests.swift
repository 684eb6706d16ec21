import Foundation
import Testing
import TestSupport

@Suite("The imitated air quality service")
struct AirQualityStubTests {
  private let london = "latitude=51.5085&longitude=-0.1257"
  /// The hour of 2026-12-01T21:00Z.
  private let hour = ServiceStub.hour(of: StubOptions.usualNow)

  @Test("One place is an object, in the order asked, with the units first")
  func wire() async throws {
    let answer = try await ask(.airQuality, "\(london)&current=us_aqi,pm2_5&timezone=auto")
    let aqi = ServiceStub.usAQI(latitude: 51.5085, longitude: -0.1257, hour: hour)
    let matter = try #require(
      ServiceStub.airQuality("pm2_5", latitude: 51.5085, longitude: -0.1257, hour: hour))
    #expect(answer.status == 200)
    #expect(answer.header("Transfer-Encoding") == "chunked")
    #expect(
      answer.text == """
        {"latitude":51.5,"longitude":-0.10000038,"generationtime_ms":0.4602670669555664,\
        "utc_offset_seconds":0,"timezone":"Europe/London","timezone_abbreviation":"GMT","elevation":25.0,\
        "current_units":{"time":"iso8601","interval":"seconds","us_aqi":"USAQI","pm2_5":"\u{3BC}g/m³"},\
        "current":{"time":"2026-12-01T21:00","interval":3600,"us_aqi":\(aqi),"pm2_5":\(matter)}}
        """)
  }

  @Test("Several places are an array, with a number from the second on")
  func several() async throws {
    let query = "latitude=51.51,40.71,27.7&longitude=-0.13,-74.01,85.32&current=us_aqi&timezone=auto"
    let objects = try await ask(.airQuality, query).objects()
    #expect(objects.map { $0["location_id"] as? Int } == [nil, 1, 2])
    #expect(objects.map { $0["utc_offset_seconds"] as? Int } == [0, -18_000, 20_700])
    let times = objects.map { ($0["current"] as? [String: Any])?["time"] as? String }
    #expect(times == ["2026-12-01T21:00", "2026-12-01T16:00", "2026-12-02T02:45"])
  }

  @Test("Five days from the local midnight, read at whole hours")
  func hourly() async throws {
    let query = "latitude=27.7&longitude=85.32&hourly=us_aqi&timezone=auto"
    let block = try #require(try await ask(.airQuality, query).object()["hourly"] as? [String: Any])
    let times = try #require(block["time"] as? [String])
    let values = try #require(block["us_aqi"] as? [Int])
    #expect(times.count == 120 && values.count == 120)
    #expect(times.first == "2026-12-02T00:00" && times.last == "2026-12-06T23:00")
    // The row of 02:00 at the place is that of 21:00Z.
    #expect(values[2] == ServiceStub.usAQI(latitude: 27.7, longitude: 85.32, hour: hour))
  }

  @Test(
    "Other periods",
    arguments: [
      ("forecast_days=1", "2026-12-01T00:00", 24), ("past_days=2&forecast_days=1", "2026-11-29T00:00", 72),
      ("forecast_hours=24", "2026-12-01T21:00", 24), ("past_hours=2&forecast_hours=1", "2026-12-01T19:00", 3),
      ("start_date=2026-11-01&end_date=2026-11-02", "2026-11-01T00:00", 48),
    ])
  func periods(query: String, first: String, count: Int) async throws {
    let object = try await ask(.airQuality, "\(london)&hourly=pm10&\(query)").object()
    let times = (object["hourly"] as? [String: Any])?["time"] as? [String]
    #expect(times?.first == first)
    #expect(times?.count == count)
  }

  @Test(
    "Pollen is null outside Europe, with its unit",
    arguments: [("51.5", "-0.1", true), ("27.9", "-82.5", false)])
  func pollen(latitude: String, longitude: String, known: Bool) async throws {
    let query = "latitude=\(latitude)&longitude=\(longitude)&current=grass_pollen"
    let text = try await ask(.airQuality, query).text
    #expect(text.contains("\"grass_pollen\":\"grains/m³\""))
    #expect(text.contains("\"grass_pollen\":null") == !known)
  }

  @Test("The index is the largest of its parts")
  func index() async throws {
    let parts = ["pm2_5", "pm10", "no2", "o3", "so2", "co"].map { "us_aqi_\($0)" }
    let query = "\(london)&current=us_aqi,\(parts.joined(separator: ","))"
    let current = try await ask(.airQuality, query).object()["current"] as? [String: Any]
    let largest = parts.compactMap { current?[$0] as? Int }.max()
    #expect(largest == current?["us_aqi"] as? Int)
    #expect(largest == ServiceStub.usAQI(latitude: 51.5085, longitude: -0.1257, hour: hour))
  }

  @Test(
    "Mistakes are refused",
    arguments: [
      ("latitude=91&longitude=0", "Latitude must be in range of -90 to 90°. Given: 91.0."),
      ("latitude=0&longitude=-181", "Longitude must be in range of -180 to 180°. Given: -181.0."),
      ("latitude=nan&longitude=0", "from invalid String value nan."),
      ("latitude=inf&longitude=0", "from invalid String value inf."),
      ("latitude=0x1p3&longitude=0", "from invalid String value 0x1p3."),
      ("latitude=1e1&longitude=0", "from invalid String value 1e1."),
      ("latitude=%2B5&longitude=0", "from invalid String value +5."),
      ("latitude=1,2&longitude=0", "'latitude' and 'longitude' must have the same number of elements"),
      ("latitude=1", "'latitude' and 'longitude' must have the same number of elements"),
      ("latitude=1&longitude=0&current=us_aqi,pm25", "from invalid String value pm25."),
      ("latitude=1&longitude=0&hourly=smog", "from invalid String value smog."),
      ("latitude=1&longitude=0&domains=mars", "from invalid String value mars."),
      ("latitude=1&longitude=90&domains=cams_europe", "No data is available for this location"),
      ("latitude=1&longitude=0&timezone=Mars/Olympus", "Invalid timezone"),
      ("latitude=1&longitude=0&forecast_days=8", "Forecast days is invalid."),
      ("latitude=1&longitude=0&forecast_days=x", "from invalid String value x."),
      (
        "latitude=1&longitude=0&start_date=2026-12-01",
        "'start_date' and 'end_date' must have the same number"
      ),
      ("latitude=1&longitude=0&start_date=2012-12-31&end_date=2013-01-01", "2013-01-01 to 2026-12-07"),
      ("latitude=1&longitude=0&apikey=k", "Unknown parameter 'apikey'"),
      ("latitude=1&longitude=0&colour=red", "Unknown parameter 'colour'"),
      ("latitude=1&longitude=0&longitude=0", "Parameter 'longitude' was given twice"),
      ("latitude=1&longitude=0&timezone=%FF", "Bad Request"),
    ])
  func refused(query: String, reason: String) async throws {
    let answer = try await ask(.airQuality, query)
    #expect(answer.status == 400)
    let object = try answer.object()
    #expect(object["error"] as? Bool == true)
    #expect((object["reason"] as? String)?.contains(reason) == true, "\(answer.text)")
  }

  @Test("No coordinates at all: 200 and nothing")
  func empty() async throws {
    let answer = try await ask(.airQuality, "current=us_aqi")
    #expect(answer.status == 200)
    #expect(answer.body.isEmpty)
  }

  @Test("A thousand places are allowed, one more is not", arguments: [1000, 1001])
  func many(count: Int) async throws {
    let list = Array(repeating: "1", count: count).joined(separator: ",")
    let answer = try await ask(.airQuality, "latitude=\(list)&longitude=\(list)&current=us_aqi")
    if count == 1000 {
      #expect(try answer.objects().count == 1000)
    } else {
      #expect(answer.text.contains("Only up to 1000 locations can be requested at once"))
    }
  }
}
