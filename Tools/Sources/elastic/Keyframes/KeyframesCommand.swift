import ArgumentParser
@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit
import ElasticTimelines

/// The values of a keyframe track.
struct KeyframesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keyframes", abstract: "The values of a keyframe track.",
    discussion: """
      Keys are numbers separated by commas (0,1,4,9); or points ("0,0 10,5"), sizes ("10x20 30x5"), \
      colours ("#f00 #0000ff80") or affine maps ("1,0,0,1,0,0 0,1,-1,0,5,5" or \
      "matrix(1, 0, 0, 1, 0, 0) matrix(…)") separated by spaces; or SVG paths separated by semicolons \
      ("M0 0H9V9Z; M0 0H5V9Z"), which need the same steps. In discrete mode there is one key time \
      more than there are keys. Paced modes go by distance and ignore key times and curves. A picture \
      shows numbers over time, points along their path, and paths one over another.

      Example: elastic keyframes --values 0,1,4,9 --at 0,0.5,1
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The keys.", valueName: "keys"),
    transform: KeyframeValues.parse)
  var values: KeyframeValues
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of each key, from 0 to 1; by default evenly spaced.", valueName: "t,…"),
    transform: Numbers.list)
  var keyTimes: [Double]?
  @Option(help: "discrete, linear, paced, cubic or cubic-paced.", transform: Self.mode)
  var mode = MotionKeyframe.Mode.linear
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The tension of a cubic track: one for all keys or one for each.", valueName: "n,…"),
    transform: Numbers.list)
  var tension: [Double] = []
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The continuity, likewise.", valueName: "n,…"),
    transform: Numbers.list)
  var continuity: [Double] = []
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The bias, likewise.", valueName: "n,…"),
    transform: Numbers.list)
  var bias: [Double] = []
  @Option(
    help: ArgumentHelp(
      "A timing curve in CSS syntax: one for all segments, or given once for each.",
      valueName: "curve"))
  var ease: [String] = []
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Shares of the time, separated by commas.", valueName: "t,…"),
    transform: Numbers.list)
  var at: [Double] = []
  @OptionGroup var picture: PlotOptions
  @Flag(help: "Redraw paths so that all have the same steps.")
  var compatible = false
  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func validate() throws {
    guard !at.isEmpty || picture.output != nil else {
      throw ValidationError("keyframes: no output requested; expected --at T,… or -o plot.svg")
    }
  }

  func run() throws {
    switch try compatible ? values.compatible() : values {
    case .numbers(let values): try print(values)
    case .points(let values): try print(values)
    case .sizes(let values): try print(values)
    case .transforms(let values): try print(values)
    case .colors(let values): try print(values)
    case .paths(let values): try print(values)
    }
  }

  private static func mode(_ text: String) throws -> MotionKeyframe.Mode {
    guard let mode = MotionKeyframe.Mode.allCases.first(where: { $0.word == text }) else {
      throw ValidationError("expected discrete, linear, paced, cubic or cubic-paced")
    }
    return mode
  }

  private func print<Value: KeyframeText>(_ values: [Value]) throws {
    let track: MotionTrack<Value>
    let curves = try curves()
    let bends = try bends(count: values.count)
    do throws(MotionKeyframe.ParameterError) {
      track = try MotionTrack(
        values, keyTimes: keyTimes, mode: mode, curves: curves, bends: bends)
    } catch {
      if case .shape = error {
        throw Failure.usage("keyframes: \(error), or --compatible, which makes their steps equal")
      }
      throw Failure.usage("keyframes: \(error)")
    }
    if picture.output != nil {
      guard let shown = KeyframePicture(track) else {
        throw Failure.usage("-o: there are pictures of numbers, places and paths only")
      }
      try picture.write(shown)
    }
    try writeOutput(json ? jsonText(track) : table(track))
  }

  private func curves() throws -> [TimingCurve] {
    try ease.map { text in
      do throws(TimingCurve.ParseError) { return try TimingCurve(css: text.utf8) } catch {
        throw Failure.usage(
          "--ease \"\(text)\": \(error.reason) at position \(error.position); expected a curve as in "
            + "ease-in or cubic-bezier(0.4, 0, 0.2, 1)")
      }
    }
  }

  private func bends(count: Int) throws -> [MotionKeyframe.Bend] {
    let lists = [("tension", tension), ("continuity", continuity), ("bias", bias)]
    for (name, list) in lists where list.count > 1 && list.count != count {
      throw Failure.usage(
        "--\(name): \(list.count) numbers; expected one for all keys or one for each of the \(count)"
      )
    }
    guard lists.contains(where: { !$0.1.isEmpty }) else { return [] }
    func part(_ list: [Double], _ key: Int) -> Double {
      list.count > 1 ? list[key] : list.first ?? 0
    }
    return (0..<count).map { key in
      MotionKeyframe.Bend(
        tension: part(tension, key), continuity: part(continuity, key), bias: part(bias, key))
    }
  }

  private func jsonText<Value: KeyframeText>(_ track: MotionTrack<Value>) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("mode")
      json.text(mode.word.utf8)
      json.key("keyTimes")
      json.list(track.keyTimes)
      json.key("samples")
      json.list { json in
        for time in at {
          json.object { json in
            json.key("t")
            json.number(time)
            json.key("value")
            track.value(at: time).write(to: &json)
          }
        }
      }
    }
    return json.bytes + [0x0A]
  }

  private func table<Value: KeyframeText>(_ track: MotionTrack<Value>) -> [UInt8] {
    var table = Table(columns: 2)
    table.row(["t", "value"])
    for time in at { table.row([Numbers.text(time), track.value(at: time).text]) }
    return table.bytes
  }
}

extension MotionKeyframe.Mode {
  fileprivate var word: String {
    switch self {
    case .discrete: "discrete"
    case .linear: "linear"
    case .paced: "paced"
    case .cubic: "cubic"
    case .cubicPaced: "cubic-paced"
    }
  }
}
