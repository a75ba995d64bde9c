// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app of text files only: open this folder with Xcode 26.
let package = Package(
  name: "Elastic",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Elastic", targets: ["App"], bundleIdentifier: "org.elastickit.example",
      displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "ElasticKit", path: "../../..")],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        .product(name: "ElasticApple", package: "ElasticKit")
      ],
      path: "Sources", resources: [.process("PrivacyInfo.xcprivacy")])
  ],
  swiftLanguageModes: [.v6]
)
