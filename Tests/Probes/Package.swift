// swift-tools-version: 6.2
import PackageDescription

// Programs that pass the libraries' results, bit by bit, to the tests written in Python.
let package = Package(
  name: "elastic-probes",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    // The bits of our mathematics, and motions of every kind.
    .executableTarget(
      name: "MathProbe",
      dependencies: [.product(name: "ElasticTimelines", package: "ElasticKit")]),
    // The plays of Tests/Bits as WebAssembly, and as JSON for a page. Their files are the libraries' tests' own, by a symbolic link.
    .executableTarget(
      name: "BitsProbe",
      dependencies: [.product(name: "ElasticRecordings", package: "ElasticKit")],
      swiftSettings: [.enableExperimentalFeature("Extern")]),
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
