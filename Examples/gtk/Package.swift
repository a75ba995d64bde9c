// swift-tools-version: 6.2
import PackageDescription

// A mail reader of GTK's, with ElasticKit's widgets. `swift run` opens its window.
let package = Package(
  name: "mail",
  dependencies: [.package(name: "ElasticKit", path: "../..", traits: ["GTK"])],
  targets: [
    .executableTarget(
      name: "mail",
      dependencies: [
        .product(name: "ElasticKit", package: "ElasticKit"),
        .product(name: "ElasticGTK", package: "ElasticKit"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
