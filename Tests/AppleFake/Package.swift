// swift-tools-version: 6.2
import PackageDescription

// The hosts call what is `package` in these: Scripts/run-apple-fake.sh makes their imports `@testable`.
let libraries: [Target.Dependency] = [
  .product(name: "ElasticSettings", package: "ElasticKit"),
  .product(name: "ElasticSongFormats", package: "ElasticKit"),
]

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
      dependencies: ["AVFoundation", "SwiftUI", "os"] + libraries,
      path: "Generated/UIKit", resources: [.process("Resources")],
      swiftSettings: [.define("DEBUG")]),  // For the previews.
    .target(
      name: "MacHosts",
      dependencies: ["AVFoundation", "AppKit", "os"] + libraries,
      path: "Generated/AppKit", resources: [.process("Resources")],
      swiftSettings: [.define("DEBUG")]),
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

// As the libraries' own tests are; what Benchmarks/hosts.py counts is optimised all the same.
for target in package.targets where target.type != .executable {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
