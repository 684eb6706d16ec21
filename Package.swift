// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// `make fuzz` builds the same subjects with libFuzzer in place of the tests, in a folder of its own.
let isFuzzing = Context.environment["BREEZE_FUZZ"] != nil
let fuzz: Target =
  isFuzzing
  ? .executableTarget(
    name: "breeze-fuzz", dependencies: ["BreezeCLI", "BreezeCore"], path: "Tests/Fuzz",
    exclude: ["Corpus", "Suite"], swiftSettings: strict)
  : .testTarget(
    name: "FuzzTests", dependencies: ["BreezeCLI", "BreezeCore"], path: "Tests/Fuzz",
    exclude: ["Corpus", "Target"], swiftSettings: strict)

let package = Package(
  name: "breeze",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "BreezeCore", targets: ["BreezeCore"]),
    .executable(name: "breeze", targets: ["breeze"]),
  ],
  targets: [
    .target(name: "BreezeCore", swiftSettings: strict),
    .target(name: "BreezeCLI", dependencies: ["BreezeCore"], swiftSettings: strict),
    .executableTarget(name: "breeze", dependencies: ["BreezeCLI"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["BreezeCore", "BreezeCLI"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "stub-server", dependencies: ["TestSupport"], path: "Tests/StubServer", swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["TestSupport"], path: "Tests/Bench", swiftSettings: strict),
    .testTarget(
      name: "BreezeCoreTests", dependencies: ["BreezeCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "BreezeCLITests", dependencies: ["BreezeCLI", "BreezeCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "BreezeEndToEndTests", dependencies: ["breeze", "BreezeCLI", "BreezeCore", "TestSupport"],
      swiftSettings: strict),
    fuzz,
  ],
  swiftLanguageModes: [.v6]
)
