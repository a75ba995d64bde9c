// swift-tools-version: 6.2
import PackageDescription

// Programs that pass the libraries' results, bit by bit, to the tests written in Python.
let package = Package(
  name: "elastic-probes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    // The bits of our mathematics.
    .executableTarget(
      name: "MathProbe", dependencies: [.product(name: "ElasticCore", package: "ElasticKit")]),
    // Plays a recording on standard input, natively and under a WebAssembly runtime, and writes every
    // number drawn, so that the two can be compared.
    .executableTarget(
      name: "EqualProbe",
      dependencies: [.product(name: "ElasticRecordings", package: "ElasticKit")],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
  ],
  swiftLanguageModes: [.v6]
)

// Nothing here draws with cairo; but libraries that were built with it for their own tests serve here too.
#if os(Linux)
package.traits = [
  .trait(name: "Cairo", description: "The libraries as they are with their own trait"),
  .default(enabledTraits: []),
]
package.dependencies = [
  .package(
    name: "ElasticKit", path: "../..",
    traits: [.trait(name: "Cairo", condition: .when(traits: ["Cairo"]))])
]
#endif
