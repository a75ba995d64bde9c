// swift-tools-version: 6.2
import PackageDescription

// Elastic views in a window of a Mac. `swift run` opens it.
let package = Package(
  name: "drawer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "drawer", dependencies: [.product(name: "ElasticApple", package: "ElasticKit")])
  ],
  swiftLanguageModes: [.v6]
)
