import ArgumentParser
@_spi(Programs) import ElasticCore
import ElasticExport
import ElasticKit

/// The values of an easing function.
struct CurveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "curve", abstract: "The values of a timing curve in CSS syntax.",
    discussion: "Example: elastic curve ease-in-out --at 0,0.5,1")

  @Argument(
    help: ArgumentHelp(
      "cubic-bezier(…), steps(…), linear(…), ease, ease-in, ease-out, ease-in-out.",
      valueName: "curve"))
  var text: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Shares of the time, separated by commas.", valueName: "t,…"),
    transform: Numbers.list)
  var at: [Double] = []

  @OptionGroup var picture: PlotOptions

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard !at.isEmpty || picture.output != nil else {
      throw ValidationError("curve: no output requested; expected --at T,… or -o plot.svg")
    }
  }

  func run() throws {
    let curve: TimingCurve
    do throws(TimingCurve.ParseError) {
      curve = try TimingCurve(css: text.utf8)
    } catch {
      var sentence: [UInt8] = []
      error.appendSentence(to: &sentence)
      throw Failure.usage("curve \"\(text)\": \(String(decoding: sentence, as: UTF8.self))")
    }
    try picture.write(MotionPlot(curve))
    var samples = Samples("t", at: at)
    samples.add("value") { curve.value(at: $0) }
    try writeOutput(json ? samples.jsonText : samples.table)
  }
}
