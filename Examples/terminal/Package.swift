// swift-tools-version: 6.2
import PackageDescription

// An elastic surface in a terminal. `swift run` starts it.
let package = Package(
  name: "pull",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "pull", dependencies: [.product(name: "ElasticKit", package: "ElasticKit")])
  ],
  swiftLanguageModes: [.v6]
)
