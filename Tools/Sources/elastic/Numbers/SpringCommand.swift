import ArgumentParser
@_spi(Programs) import ElasticSettings
@_spi(Programs) import ElasticExport
import ElasticKit

/// The numbers of a spring and its motion from 0 to 1.
struct SpringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spring", abstract: "The numbers of a spring, and its motion from 0 to 1.",
    discussion: """
      Give a spring in one of four ways: --duration and --damping (UIKit: the time until it has \
      settled), --response and --damping (SwiftUI), --duration and --bounce (SwiftUI), or \
      --stiffness and --friction with --mass (Core Animation). --velocity is the initial velocity; \
      with --duration and --damping it changes the spring too, as in UIKit, so that it settles in \
      that time.

      Example: elastic spring --response 0.5 --damping 0.7
      """)

  @Option(parsing: .unconditional, help: "Seconds.", transform: Numbers.one)
  var duration: Double?
  @Option(parsing: .unconditional, help: "The damping ratio.", transform: Numbers.one)
  var damping: Double?
  @Option(
    parsing: .unconditional, help: "Seconds of one undamped oscillation.", transform: Numbers.one)
  var response: Double?
  @Option(
    parsing: .unconditional,
    help: "1 oscillates for ever, 0 is critically damped, below 0 is over-damped.",
    transform: Numbers.one)
  var bounce: Double?
  @Option(parsing: .unconditional, help: "Force per distance.", transform: Numbers.one)
  var stiffness: Double?
  @Option(parsing: .unconditional, help: "Force per speed.", transform: Numbers.one)
  var friction: Double?
  @Option(parsing: .unconditional, help: "By default 1.", transform: Numbers.one)
  var mass: Double?
  @Option(
    parsing: .unconditional, help: "Distances from 0 to 1 per second.", transform: Numbers.one)
  var velocity = 0.0
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Seconds, separated by commas.", valueName: "t,…"),
    transform: Numbers.times)
  var at: [Double] = []
  @Flag(help: "Add the motion as CSS: its seconds and a linear() that is exact to a thousandth.")
  var css = false
  @OptionGroup(title: "More than one motion, one of these") var more: SpringMotionOptions
  @OptionGroup var picture: PlotOptions
  @Flag(help: "Print JSON instead of a table.")
  var json = false

  func run() throws {
    let spring = try spring()
    let range = DampedSpring.ParameterError.velocity.range
    guard range.contains(velocity) else { throw refused("velocity", range) }
    let easing = css ? try cssText(spring) : nil
    let motions = try more.motions(of: spring, velocity: velocity)
    try picture.write(
      motions?.chart as (any Illustration)? ?? MotionPlot(spring, velocity: velocity))
    var samples = Samples("t", at: at)
    samples.add("value") { spring.sample(at: $0, velocity: velocity).value }
    samples.add("velocity") { spring.sample(at: $0, velocity: velocity).velocity }
    for motion in motions?.all ?? [] { samples.add(motion) }
    try writeOutput(
      json ? jsonText(spring, easing, samples) : table(spring, easing) + samples.lowerTable)
  }

  /// Seconds and a curve, in the syntax of CSS's `transition`.
  private func cssText(_ spring: DampedSpring) throws -> [UInt8] {
    var text: [UInt8] = []
    guard SpringFacts(spring, velocity: velocity).appendCSS(to: &text) else {
      throw Failure.usage("--css: this spring swings too long; expected one with more damping")
    }
    return text
  }

  private func jsonText(
    _ spring: DampedSpring, _ easing: [UInt8]?, _ samples: Samples
  ) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      SpringFacts(spring, velocity: velocity).write(to: &json)
      if let easing {
        json.key("css")
        json.text(easing)
      }
      samples.write(to: &json)
    }
    return json.bytes + [0x0A]
  }

  private func table(_ spring: DampedSpring, _ easing: [UInt8]?) -> [UInt8] {
    var table = Table(columns: 2)
    for (name, value) in SpringFacts(spring, velocity: velocity).named {
      table.row([name.description, Numbers.text(value)])
    }
    if let easing { table.row(["css", String(decoding: easing, as: UTF8.self)]) }
    return table.bytes
  }
}

// MARK: - The four dialects

extension SpringCommand {
  /// The flags that were given, in the order of the help.
  private var given: [String] {
    [
      ("duration", duration), ("damping", damping), ("response", response), ("bounce", bounce),
      ("stiffness", stiffness), ("friction", friction), ("mass", mass),
    ].filter { $0.1 != nil }.map { $0.0 }
  }

  private func spring() throws -> DampedSpring {
    do throws(DampedSpring.ParameterError) {
      switch (duration, damping, response, bounce, stiffness, friction, mass) {
      case (let duration?, let damping?, nil, nil, nil, nil, nil):
        // UIKit moves these into range; here an error reports them.
        if !Self.uikitDuration.contains(duration) { throw .settlingDuration }
        if !Self.uikitDamping.contains(damping) { throw .dampingRatio }
        return try DampedSpring(
          usingDuration: duration, dampingRatio: damping, velocity: velocity)
      case (nil, let damping?, let response?, nil, nil, nil, nil):
        return try DampedSpring(response: response, dampingRatio: damping)
      case (let duration?, nil, nil, let bounce?, nil, nil, nil):
        return try DampedSpring(duration: duration, bounce: bounce)
      case (nil, nil, nil, nil, let stiffness?, let friction?, let mass):
        return try DampedSpring(mass: mass ?? 1, stiffness: stiffness, friction: friction)
      default: break
      }
    } catch {
      throw refused(error)
    }
    let said = given.isEmpty ? "nothing" : given.map { "--\($0)" }.joined(separator: " ")
    throw Failure.usage(
      "spring: \(said) does not make a spring; expected --duration and --damping, --response and "
        + "--damping, --duration and --bounce, or --stiffness and --friction")
  }

  private static let uikitDuration = 0.01...10.0
  private static let uikitDamping = 0.01...1.0

  private func refused(_ error: DampedSpring.ParameterError) -> Failure {
    switch error {
    case .settlingDuration: refused("duration", Self.uikitDuration)
    case .dampingRatio where duration != nil: refused("damping", Self.uikitDamping)
    case .dampingRatio: refused("damping", error.range)
    case .angularFrequency:
      Failure.usage(
        "spring: the frequency of these numbers is out of range; expected "
          + "\(Numbers.text(error.range.lowerBound)) to \(Numbers.text(error.range.upperBound)) "
          + "radians a second")
    default: refused(error.name.description, error.range)
    }
  }

  private func refused(_ flag: String, _ range: ClosedRange<Double>) -> Failure {
    .usage(
      "--\(flag): out of range; expected a number from \(Numbers.text(range.lowerBound)) to "
        + Numbers.text(range.upperBound))
  }
}
