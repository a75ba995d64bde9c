// swift-tools-version: 6.2
import PackageDescription

// ElasticCore ◀ ElasticKit ◀ one host or output each; none of those imports another. The lab and the
// gallery's exporter, programs, use an output.
let package = Package(
  name: "ElasticKit",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
  products: [
    .library(name: "ElasticCore", targets: ["ElasticCore"]),
    .library(name: "ElasticKit", targets: ["ElasticKit"]),
    .library(name: "ElasticApple", targets: ["ElasticApple"]),
    .library(name: "ElasticExport", targets: ["ElasticExport"]),
    .library(name: "ElasticCairo", targets: ["ElasticCairo"]),
    .library(name: "ElasticGTK", targets: ["ElasticGTK"]),
    .executable(name: "elastic-web", targets: ["ElasticWeb"]),
    .executable(name: "elastic-lab", targets: ["ElasticLab"]),
    .executable(name: "elastic-export", targets: ["ElasticExportWeb"]),
  ],
  traits: [
    .trait(name: "Cairo", description: "Draw with cairo and Pango (needs libpango1.0-dev)"),
    .trait(
      name: "GTK", description: "GTK 4 widgets (needs libgtk-4-dev)", enabledTraits: ["Cairo"]),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(
      name: "ElasticCore",
      // The square root is one instruction, but a debug build on Linux calls it by name.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ElasticKit", dependencies: ["ElasticCore"]),
    // Nothing where neither UIKit nor SwiftUI can be imported.
    .target(name: "ElasticApple", dependencies: ["ElasticKit"]),
    .target(name: "ElasticExport", dependencies: ["ElasticKit"]),
    // Natively only its own tests call the heap; in WebAssembly it is everybody's.
    .executableTarget(name: "ElasticWeb", dependencies: ["ElasticKit", "CHeap"]),
    .executableTarget(name: "ElasticLab", dependencies: ["ElasticExport", "CHeap"]),
    .executableTarget(name: "ElasticExportWeb", dependencies: ["ElasticExport", "CHeap"]),
    .target(name: "CHeap"),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(
      name: "ElasticCairo",
      dependencies: [
        "ElasticKit", .target(name: "CCairo", condition: .when(traits: ["Cairo"])),
      ]),
    .systemLibrary(name: "CGTK4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "ElasticGTK",
      dependencies: [
        "ElasticCairo", .target(name: "CGTK4", condition: .when(traits: ["GTK"])),
      ]),

    // Not a product: hands the bits of our mathematics to the tests written in Python.
    .executableTarget(name: "MathProbe", dependencies: ["ElasticCore"]),
    // Not a product: plays a recording on standard input, natively and under a WebAssembly runtime,
    // and writes every number drawn, so that the two can be compared.
    .executableTarget(
      name: "EqualProbe", dependencies: ["ElasticKit"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .target(name: "CCounter"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "ElasticCoreTests", dependencies: ["ElasticCore", "CCounter", "TestSupport"]),
    .testTarget(
      name: "ElasticKitTests",
      dependencies: ["ElasticKit", "ElasticExport", "CCounter", "TestSupport"]),
    .testTarget(name: "ElasticExportTests", dependencies: ["ElasticExport", "TestSupport"]),
    .testTarget(name: "ElasticWebTests", dependencies: ["ElasticWeb", "CHeap", "CCounter"]),
    .testTarget(name: "ElasticLabTests", dependencies: ["ElasticLab"]),
    .testTarget(
      name: "ElasticExportWebTests", dependencies: ["ElasticExportWeb", "TestSupport"]),
    .testTarget(name: "ElasticCairoTests", dependencies: ["ElasticCairo"]),
  ],
  swiftLanguageModes: [.v6]
)
