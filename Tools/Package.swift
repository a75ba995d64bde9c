// swift-tools-version: 6.2
import PackageDescription

// The command line. What needs other people's code lives here, so that the libraries need none; each at an exact
// version, so that a new one is built only after a look at it. On a Mac it asks for ELASTIC_CAIRO=1 in the
// environment, without which the libraries know of no cairo there.
let package = Package(
  name: "elastic-tools",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "elastic", targets: ["elastic"])],
  traits: [
    .trait(name: "Cairo", description: "Draw pictures and films (needs libpango1.0-dev)"),
    .trait(
      name: "GTK", description: "Play components in a window (needs libgtk-4-dev)",
      enabledTraits: ["Cairo"]),
    .default(enabledTraits: ["Cairo"]),
  ],
  dependencies: [
    .package(
      name: "ElasticKit", path: "..",
      traits: [
        .trait(name: "Cairo", condition: .when(traits: ["Cairo"])),
        .trait(name: "GTK", condition: .when(traits: ["GTK"])),
      ]),
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2"),
    // Subprocess needs it, and would take any later version.
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
  ],
  targets: [
    .executableTarget(
      name: "elastic",
      dependencies: [
        .product(name: "ElasticSettings", package: "ElasticKit"),
        .product(name: "ElasticTimelines", package: "ElasticKit"),
        .product(name: "ElasticExport", package: "ElasticKit"),
        .product(name: "ElasticRecordings", package: "ElasticKit"),
        .product(name: "ElasticSongFormats", package: "ElasticKit"),
        .product(name: "ElasticCairo", package: "ElasticKit"),
        .product(
          name: "ElasticGTK", package: "ElasticKit", condition: .when(traits: ["GTK"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
        "CUchardet", "CZlib",
      ],
      // In the program itself, which can be copied anywhere. Scripts/record-gestures.py writes the hands.
      resources: [.embedInCode("Recordings")]),
    // Not a product: windows with widgets that hold children, for the tests in Tests/GTK.
    .executableTarget(
      name: "gtk-probe",
      dependencies: [
        "CHeapBytes",
        .product(name: "ElasticGTK", package: "ElasticKit", condition: .when(traits: ["GTK"])),
      ]),
    .target(name: "CHeapBytes"),
    // Says which encoding a song file is in, as it does for a player's subtitles.
    .systemLibrary(
      name: "CUchardet", path: "Sources/CUchardet", pkgConfig: "uchardet",
      providers: [.apt(["libuchardet-dev"]), .brew(["uchardet"])]),
    // Packs what the gallery's server sends, and a .lottie.
    .systemLibrary(
      name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .testTarget(
      name: "ElasticToolTests",
      dependencies: [
        "elastic", .product(name: "ElasticSettings", package: "ElasticKit"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the libraries' own package.
for target in package.targets where target.type == .test {
  target.swiftSettings = [.unsafeFlags(["-Onone"], .when(configuration: .release))]
}
