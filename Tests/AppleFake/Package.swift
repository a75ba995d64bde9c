// swift-tools-version: 6.2
import PackageDescription

// A UIKit, an AppKit and a SwiftUI of our own, of as much as ElasticApple's hosts touch: it runs without a screen, on Linux.
// Scripts/run-apple-fake.sh fills `Generated` with the hosts, their `@objc` taken off.
let package = Package(
  name: "AppleFake",
  defaultLocalization: "en",
  dependencies: [.package(name: "ElasticKit", path: "../..")],
  targets: [
    .target(name: "CoreGraphics"),
    .target(name: "CoreText", dependencies: ["CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreText"]),
    .target(name: "os"),
    .target(name: "UIKit", dependencies: ["QuartzCore"]),
    .target(name: "AppKit", dependencies: ["QuartzCore"]),
    .target(name: "AVFoundation", dependencies: ["UIKit"]),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["Combine", "UIKit"]),
    .target(
      name: "Hosts",
      dependencies: [
        "AVFoundation", "SwiftUI", "os", .product(name: "ElasticSettings", package: "ElasticKit"),
        .product(name: "ElasticSongFormats", package: "ElasticKit"),
      ],
      path: "Generated/UIKit", resources: [.process("Resources")]),
    .target(
      name: "MacHosts",
      dependencies: [
        "AVFoundation", "AppKit", "os", .product(name: "ElasticSettings", package: "ElasticKit"),
        .product(name: "ElasticSongFormats", package: "ElasticKit"),
      ],
      path: "Generated/AppKit", resources: [.process("Resources")]),
    .executableTarget(name: "elastic-host-frames", dependencies: ["Hosts"]),
    .executableTarget(
      name: "elastic-mac-frames", dependencies: ["MacHosts"], path: "Generated/Frames"),
    .testTarget(
      name: "AppleFakeTests", dependencies: ["Hosts", "MacHosts"],
      // Swift Testing would look for what it brings for Apple's own.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
