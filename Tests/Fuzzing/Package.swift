// swift-tools-version: 6.2
import PackageDescription

// Feeds random bytes to all readers of untrusted bytes; docs/CONTRIBUTING.md describes
// it. A package of its own, since one of its programs is built with libFuzzer.
let package = Package(
  name: "elastic-fuzzing",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    // ElasticWeb's own files, by a symbolic link: nothing links with the program that they are elsewhere.
    .target(
      name: "PageExports", dependencies: [.product(name: "ElasticKit", package: "ElasticKit")],
      exclude: ["main.swift"]),
    // The laws of all components, by a symbolic link: the kit's own tests hold them too.
    .target(
      name: "LawKit", dependencies: [.product(name: "ElasticSettings", package: "ElasticKit")]),
    // Compiles as Embedded Swift too, so that WebAssembly can be compared with it.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "LawKit", "PageExports", .product(name: "ElasticSettings", package: "ElasticKit"),
        .product(name: "ElasticExport", package: "ElasticKit"),
        .product(name: "ElasticRecordings", package: "ElasticKit"),
        .product(name: "ElasticSongFormats", package: "ElasticKit"),
      ]),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["LawKit"]),
    // Empty without -Xswiftc -sanitize=fuzzer,address -Xswiftc -DFUZZER; Scripts/fuzz.py builds and runs it.
    .executableTarget(
      name: "elastic-fuzz", dependencies: ["FuzzTargets"],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
    .executableTarget(
      name: "elastic-week",
      dependencies: [
        "FuzzTargets", "LawKit", .product(name: "ElasticKit", package: "ElasticKit"),
      ]),
    .executableTarget(name: "elastic-sums", dependencies: ["FuzzTargets"]),
  ],
  swiftLanguageModes: [.v6]
)

// Nothing here draws with cairo; but libraries that were built with it for their own tests serve here too.
#if os(Linux)
package.traits = [
  .trait(name: "GTK", description: "The libraries with all of their own traits"),
  .default(enabledTraits: []),
]
package.dependencies = [
  .package(
    name: "ElasticKit", path: "../..",
    traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
]
#endif
