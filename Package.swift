// swift-tools-version: 6.2
import PackageDescription

// ElasticCore ◀ ElasticKit ◀ one host or output each; none of those imports another, but GTK, which
// draws with cairo. What an app on a Mac takes is all here: no program, nobody else's code.
let package = Package(
  name: "ElasticKit",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v14), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .library(name: "ElasticCore", targets: ["ElasticCore"]),
    .library(name: "ElasticTimelines", targets: ["ElasticTimelines"]),
    .library(name: "ElasticKit", targets: ["ElasticKit"]),
    .library(name: "ElasticSettings", targets: ["ElasticSettings"]),
    .library(name: "ElasticSongFormats", targets: ["ElasticSongFormats"]),
    .library(name: "ElasticRecordings", targets: ["ElasticRecordings"]),
    .library(name: "ElasticApple", targets: ["ElasticApple"]),
    .library(name: "ElasticExport", targets: ["ElasticExport"]),
  ],
  targets: [
    .target(
      name: "ElasticCore",
      // The square root is one instruction, but a debug build on Linux calls it by name.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // Keyframes, timing models and paths to move along; no component uses them.
    .target(name: "ElasticTimelines", dependencies: ["ElasticCore"]),
    .target(name: "ElasticKit", dependencies: ["ElasticCore"]),
    // Songs that the kit does not read, and the writer of songs.
    .target(name: "ElasticSongFormats", dependencies: ["ElasticKit"]),
    // Beside the components: what only shows one contains neither the names of settings nor the reader of files.
    .target(name: "ElasticSettings", dependencies: ["ElasticKit"]),
    .target(name: "ElasticRecordings", dependencies: ["ElasticSettings"]),
    // A session in a class that reports by closures: what the hosts with views share.
    .target(name: "ElasticHosting", dependencies: ["ElasticSettings"]),
    // Nothing where neither UIKit nor SwiftUI can be imported. Resources: what screen readers say, in five languages.
    .target(
      name: "ElasticApple", dependencies: ["ElasticHosting", "ElasticSongFormats"],
      resources: [.process("Resources")]),
    .target(name: "ElasticExport", dependencies: ["ElasticSettings"]),

    .target(name: "CCounter", path: "Tests/CCounter"),
    .target(name: "TestSupport", dependencies: ["ElasticCore"], path: "Tests/TestSupport"),
    // The laws of all components, and the plays that are held to them; Tests/Fuzzing has them too.
    .target(name: "LawKit", dependencies: ["ElasticSettings"], path: "Tests/LawKit"),
    // The plays of the tables in Tests/Bits.
    .target(name: "BitPlays", dependencies: ["ElasticRecordings"], path: "Tests/BitPlays"),
    .testTarget(
      name: "ElasticCoreTests", dependencies: ["ElasticCore", "CCounter", "TestSupport"]),
    .testTarget(
      name: "ElasticTimelinesTests", dependencies: ["ElasticTimelines", "CCounter", "TestSupport"]),
    .testTarget(
      name: "ElasticKitTests",
      dependencies: [
        "ElasticKit", "ElasticExport", "ElasticRecordings", "ElasticTimelines", "BitPlays",
        "CCounter", "LawKit", "TestSupport",
      ]),
    .testTarget(
      name: "ElasticHostingTests", dependencies: ["ElasticHosting", "TestSupport"]),
    .testTarget(
      name: "ElasticRecordingsTests",
      dependencies: ["ElasticRecordings", "CCounter", "TestSupport"]),
    .testTarget(
      name: "ElasticSongFormatsTests",
      dependencies: ["ElasticSongFormats", "CCounter", "TestSupport"]),
    .testTarget(name: "ElasticExportTests", dependencies: ["ElasticExport", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// Elsewhere than on Linux a package that names cairo and GTK is one that warns of them, so who wants
// them there says so: ELASTIC_CAIRO=1 swift build --traits Cairo
#if os(Linux)
let knowsCairo = true
#else
let knowsCairo = Context.environment["ELASTIC_CAIRO"] == "1"
#endif

if knowsCairo {
  package.products += [
    .library(name: "ElasticCairo", targets: ["ElasticCairo"]),
    .library(name: "ElasticGTK", targets: ["ElasticGTK"]),
  ]
  package.traits = [
    .trait(name: "Cairo", description: "Draw with cairo and Pango (needs libpango1.0-dev)"),
    .trait(
      name: "GTK", description: "GTK 4 widgets (needs libgtk-4-dev)", enabledTraits: ["Cairo"]),
    .default(enabledTraits: []),
  ]
  package.targets += [
    .systemLibrary(
      name: "CCairo", path: "System/CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "ElasticCairo",
      dependencies: [
        "ElasticKit", .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    .systemLibrary(
      name: "CGTK4", path: "System/CGTK4", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "ElasticGTK",
      dependencies: [
        "ElasticCairo", "ElasticHosting", "ElasticSongFormats",
        .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),
    .testTarget(name: "ElasticCairoTests", dependencies: ["ElasticCairo"]),
  ]
}

// To optimise the tests would take as long as the rest of their build, and what they call is optimised. A product whose targets
// have such a flag cannot be a dependency; test targets are in none.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
