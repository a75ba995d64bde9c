import ArgumentParser
@_spi(Programs) import ElasticExport
import ElasticKit

/// Offset of a rubber band for a pull past its edge.
struct RubberBandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rubber-band", abstract: "The offset of a rubber band for a pull past an edge.",
    discussion: "Example: elastic rubber-band --extent 600 --at 50,100")

  @Option(
    parsing: .unconditional, help: "The limit of the offset in points: the view's length.",
    transform: Numbers.one)
  var extent: Double
  @Option(
    parsing: .unconditional, help: "The slope of the offset at the start.", transform: Numbers.one)
  var coefficient = 0.55
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Points the finger pulls, separated by commas.", valueName: "d,…"),
    transform: Numbers.list)
  var at: [Double] = []
  @OptionGroup var picture: PlotOptions
  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard extent > 0, coefficient > 0 else {
      throw ValidationError("--extent and --coefficient: expected more than 0")
    }
    guard !at.isEmpty || picture.output != nil else {
      throw ValidationError("rubber-band: no output requested; expected --at D,… or -o plot.svg")
    }
  }

  func run() throws {
    let band = RubberBand(coefficient: coefficient, extent: extent)
    var chart = Chart(PlotPaper(until: 2 * extent, unit: .points, levels: [0, extent]))
    chart.add { band.offset(forPull: $0) }
    for pull in at { chart.addDot(at: pull, band.offset(forPull: pull)) }
    try picture.write(chart)
    var samples = Samples("pull", at: at)
    samples.add("offset") { band.offset(forPull: $0) }
    try writeOutput(json ? samples.jsonText : samples.table)
  }
}
