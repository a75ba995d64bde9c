import ArgumentParser
@_spi(Programs) import ElasticSettings
@_spi(Programs) import ElasticExport
import ElasticKit

/// A throw that slows down, and its end position.
struct DecayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decay", abstract: "A throw that slows down, and where it lands.",
    discussion: """
      The value begins at 0. Within --limits it glides to its rest position; if that is beyond \
      a limit, it springs to the limit, on SwiftUI's smooth spring.

      Example: elastic decay --velocity 1200
      """)

  @Option(parsing: .unconditional, help: "Points a second.", transform: Numbers.one)
  var velocity: Double
  @Option(
    parsing: .unconditional,
    help: "The share of the velocity that remains after a millisecond.", transform: Self.decay)
  var rate = Decay.normal
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The range of rest positions.", valueName: "low,high"),
    transform: Self.limits)
  var limits: ClosedRange<Double>?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds, separated by commas.", valueName: "t,…"),
    transform: Numbers.times)
  var at: [Double] = []
  @OptionGroup var picture: PlotOptions
  @Flag(help: "Print JSON instead of a table.")
  var json = false

  private static func decay(_ text: String) throws -> Decay {
    let rate = try Numbers.one(text)
    do throws(Decay.ParameterError) { return try Decay(ratePerMillisecond: rate) } catch {
      throw ValidationError("expected 0.001 to 0.999999, such as 0.998 (normal) and 0.99 (fast)")
    }
  }

  private static func limits(_ text: String) throws -> ClosedRange<Double> {
    let numbers = try Numbers.list(text)
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw ValidationError("expected LOW,HIGH")
    }
    return numbers[0]...numbers[1]
  }

  func run() throws {
    guard velocity.magnitude <= 1e9 else {
      throw Failure.usage("--velocity: expected at most 1e9 points a second")
    }
    var thrown = Animated(0.0)
    let landing = thrown.landing(velocity: velocity, along: rate, at: 0)
    if let limits {
      thrown.fling(velocity: velocity, along: rate, limits: limits, spring: .smooth, at: 0)
    } else {
      thrown.fling(velocity: velocity, along: rate, at: 0)
    }
    try picture.write(chart(thrown, landing))
    let motion = thrown
    var samples = Samples("t", at: at)
    samples.add("value") { motion.value(at: $0) }
    samples.add("velocity") { motion.velocity(at: $0) }
    try writeOutput(
      json ? jsonText(thrown, landing, samples) : table(thrown, landing) + samples.lowerTable)
  }

  private func chart(_ thrown: Animated<Double>, _ landing: Double) -> Chart {
    var levels: Set = [0, landing]
    if let limits { levels.formUnion([limits.lowerBound, limits.upperBound]) }
    var chart = Chart(PlotPaper(until: max(thrown.restTime, 0.001), levels: levels.sorted()))
    if limits != nil {
      chart.add(.control, name: "without limits") {
        rate.value(after: $0, from: 0, velocity: velocity)
      }
    }
    chart.add(name: limits == nil ? nil : "within limits") { thrown.value(at: $0) }
    return chart
  }

  private func jsonText(
    _ thrown: Animated<Double>, _ landing: Double, _ samples: Samples
  ) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("landing")
      json.number(landing)
      json.key("target")
      json.number(thrown.target)
      json.key("restTime")
      json.number(thrown.restTime)
      samples.write(to: &json)
    }
    return json.bytes + [0x0A]
  }

  private func table(_ thrown: Animated<Double>, _ landing: Double) -> [UInt8] {
    var table = Table(columns: 2)
    table.row(["landing", Numbers.text(landing)])
    table.row(["target", Numbers.text(thrown.target)])
    table.row(["restTime", Numbers.text(thrown.restTime)])
    return table.bytes
  }
}
