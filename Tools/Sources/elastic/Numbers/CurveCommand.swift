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
    try writeOutput(json ? jsonText(curve) : table(curve))
  }

  private func jsonText(_ curve: TimingCurve) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("samples")
      json.list { json in
        for time in at {
          json.object { json in
            json.key("t")
            json.number(time)
            json.key("value")
            json.number(curve.value(at: time))
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func table(_ curve: TimingCurve) -> [UInt8] {
    var table = Table(columns: 2)
    table.row(["t", "value"])
    for time in at { table.row([time, curve.value(at: time)].map(Numbers.text)) }
    return table.bytes
  }
}
