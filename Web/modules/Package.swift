// swift-tools-version: 6.2
import PackageDescription

// What pages load, as WebAssembly by Scripts/build-wasm.sh. Built natively by SwiftPM they are programs
// for the tests; a package of their own, so that an app that takes the libraries does not see them.
let package = Package(
  name: "elastic-modules",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "elastic-web", targets: ["ElasticWeb"]),
    .executable(name: "elastic-recordings", targets: ["ElasticRecordingsWeb"]),
    .executable(name: "elastic-songs", targets: ["ElasticSongsWeb"]),
    .executable(name: "elastic-lab", targets: ["ElasticLab"]),
    .executable(name: "elastic-export", targets: ["ElasticExportWeb"]),
  ],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    // Natively only its own tests call the heap; in WebAssembly all code uses it.
    .executableTarget(
      name: "ElasticWeb",
      dependencies: [
        "CHeap", .product(name: "ElasticKit", package: "ElasticKit"),
        // Only its native program reads recordings.
        .product(name: "ElasticRecordings", package: "ElasticKit"),
      ]),
    .executableTarget(
      name: "ElasticLab",
      dependencies: [
        "CHeap", .product(name: "ElasticExport", package: "ElasticKit"),
        .product(name: "ElasticTimelines", package: "ElasticKit"),
      ]),
    .executableTarget(
      name: "ElasticExportWeb",
      dependencies: ["CHeap", .product(name: "ElasticExport", package: "ElasticKit")]),
    .executableTarget(
      name: "ElasticRecordingsWeb",
      dependencies: ["CHeap", .product(name: "ElasticRecordings", package: "ElasticKit")]),
    .executableTarget(
      name: "ElasticSongsWeb",
      dependencies: ["CHeap", .product(name: "ElasticSongFormats", package: "ElasticKit")]),
    .target(name: "CHeap"),

    // The libraries' own CCounter, which is no product of theirs, by way of a symbolic link.
    .target(name: "Counter"),
    .testTarget(
      name: "ElasticWebTests",
      dependencies: [
        "ElasticWeb", "CHeap", "Counter", .product(name: "ElasticSettings", package: "ElasticKit"),
      ]),
    .testTarget(name: "ElasticLabTests", dependencies: ["ElasticLab"]),
    .testTarget(name: "ElasticRecordingsWebTests", dependencies: ["ElasticRecordingsWeb"]),
    .testTarget(name: "ElasticSongsWebTests", dependencies: ["ElasticSongsWeb"]),
    .testTarget(name: "ElasticExportWebTests", dependencies: ["ElasticExportWeb"]),
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

// As in the libraries' own package.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
