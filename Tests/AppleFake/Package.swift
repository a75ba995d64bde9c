// swift-tools-version: 6.2
import PackageDescription

// A UIKit, an AppKit and a SwiftUI of our own, of as much as ElasticApple's hosts touch: it runs without a screen, on Linux.
// Scripts/run-apple-fake.sh fills `Generated` with the hosts, their `@objc` taken off.
let package = Package(
  name: "AppleFake",
  defaultLocalization: "en",
  targets: [
    // The libraries by symbolic links, and not as a package that this one depends on: the hosts call what is `package` in them.
    .target(
      name: "ElasticCore", path: "Libraries/ElasticCore",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "ElasticKit", dependencies: ["ElasticCore"], path: "Libraries/ElasticKit"),
    .target(
      name: "ElasticSettings", dependencies: ["ElasticKit"], path: "Libraries/ElasticSettings"),
    .target(
      name: "ElasticSongFormats", dependencies: ["ElasticKit"], path: "Libraries/ElasticSongFormats"
    ),

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
        "AVFoundation", "SwiftUI", "os", "ElasticSettings", "ElasticSongFormats",
      ],
      path: "Generated/UIKit", resources: [.process("Resources")]),
    .target(
      name: "MacHosts",
      dependencies: [
        "AVFoundation", "AppKit", "os", "ElasticSettings", "ElasticSongFormats",
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
