import ArgumentParser
import ElasticExport
import ElasticKit

/// A picture beside the numbers, with the same options for every command.
struct PlotOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The picture to write.", valueName: "plot.svg"))
  var output: String?

  @Flag(help: "Draw the picture for a dark page.")
  var dark = false

  @OptionGroup var replacing: ReplaceOptions

  /// Writes the picture if it is requested; no file if it cannot be complete.
  func write(_ picture: @autoclosure () throws -> any Illustration) throws {
    guard let output else { return }
    guard output.lowercased().hasSuffix(".svg") else {
      throw Failure.usage("-o \(output): expected a name that ends in .svg")
    }
    try replacing.check(output)
    let palette = ElasticPalette(scheme: dark ? .dark : .light)
    let bytes = try picture().svg(size: Size2D(width: 480, height: 300), palette: palette)
    let file = try OutputFile(path: output)
    defer { file.discard() }
    try file.write(bytes)
    try file.commit()
  }
}

/// Output that can be shown as a picture.
protocol Illustration {
  func svg(size: Size2D, palette: ElasticPalette) -> [UInt8]
}

extension MotionPlot: Illustration {}
