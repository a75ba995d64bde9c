// swift-tools-version: 6.2
import PackageDescription

// What a motion and a frame cost. Counts instructions, so that it says the same on a busy machine.
//
// Valgrind 3.19 gives up on what clang writes for debuggers by default.
let readable: [CSetting] = [.unsafeFlags(["-gdwarf-4"])]

let package = Package(
  name: "elastic-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "..")],
  targets: [
    .executableTarget(
      name: "elastic-bench",
      dependencies: [
        .product(name: "ElasticTimelines", package: "ElasticKit"),
        .product(name: "ElasticKit", package: "ElasticKit"), "Counter", "Stages",
      ]),
    .executableTarget(name: "elastic-frames", dependencies: ["Stages"]),
    .executableTarget(
      name: "elastic-springs",
      dependencies: [
        .product(name: "ElasticCore", package: "ElasticKit"), "Counter", "CSprings",
      ]),
    .executableTarget(
      name: "elastic-readers",
      dependencies: [.product(name: "ElasticSongFormats", package: "ElasticKit"), "Counter"]),
    .executableTarget(
      name: "app-surface", dependencies: [.product(name: "ElasticKit", package: "ElasticKit")]),
    .executableTarget(name: "app-empty"),
    .target(name: "CSprings", cSettings: readable, linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "Stages", dependencies: [.product(name: "ElasticKit", package: "ElasticKit")]),
    // The tests' CCounter, which is no product, by way of a symbolic link.
    .target(name: "Counter", cSettings: readable),
  ],
  swiftLanguageModes: [.v6]
)
