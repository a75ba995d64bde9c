import ArgumentParser
@_spi(Programs) import ElasticExport
import ElasticKit
import ElasticTimelines

/// Other motions of a spring than from 0 to 1.
struct SpringMotionOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Change the target during the motion, by replacing the motion and by composing it with another.",
      valueName: "t:value,…"),
    transform: Self.changes)
  var retarget: [Change] = []
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Cut it at that time, unscaled and on its target, beside the spring that settles.",
      valueName: "t"),
    transform: Numbers.time)
  var cut: Double?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Move several values from 0 to different targets, all with the velocity.",
      valueName: "value,…"),
    transform: Numbers.list)
  var targets: [Double] = []

  /// A new target at a time.
  struct Change {
    let time: Double
    let target: Double
  }

  private static func changes(_ text: String) throws -> [Change] {
    var changes: [Change] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw ValidationError("expected T:VALUE,…, not \"\(word)\"") }
      let change = Change(
        time: try Numbers.time(String(parts[0])), target: try Numbers.one(String(parts[1])))
      guard changes.last.map({ $0.time <= change.time }) ?? true else {
        throw ValidationError("expected times that do not decrease, not \"\(word)\"")
      }
      changes.append(change)
    }
    return changes
  }

  /// The requested motions; nil without any.
  func motions(of spring: DampedSpring, velocity: Double) throws -> SpringMotions? {
    switch (retarget.isEmpty, cut, targets.isEmpty) {
    case (true, nil, true): return nil
    case (false, nil, true): return .retargeted(spring, velocity: velocity, retarget)
    case (true, let seconds?, true):
      do throws(TimedSpring.ParameterError) {
        return try .cut(spring, velocity: velocity, at: seconds)
      } catch {
        throw Failure.usage("--cut: too early; expected a time at which it has come a hundredth")
      }
    case (true, nil, false):
      return .bank(spring, velocity: velocity, targets)
    default: throw Failure.usage("spring: expected one of --retarget, --cut and --targets")
    }
  }
}

/// Several motions on one spring.
struct SpringMotions {
  private(set) var all: [Samples.Column] = []
  private(set) var chart: Chart

  private init(until end: Double, levels: [Double]) {
    chart = Chart(PlotPaper(until: max(end, 0.001), levels: levels))
  }

  private mutating func add(
    _ role: ColorRole, _ name: StaticString, shown: StaticString? = nil,
    value: @escaping (Double) -> Double
  ) {
    all.append(Samples.Column(name: name) { [value($0)] })
    chart.add(role, name: shown ?? name, value: value)
  }

  /// A motion to 1 that gets another target later, replaced and composed.
  static func retargeted(
    _ spring: DampedSpring, velocity: Double, _ changes: [SpringMotionOptions.Change]
  ) -> SpringMotions {
    var replaced = Animated(0.0)
    replaced.spring(
      from: 0, velocity: velocity, to: 1, with: spring, at: 0, tolerance: .fraction)
    var composed = ComposedMotion(0.0)
    composed.compose(to: 1, with: spring, at: 0)
    // The motions up to each change, because a change discards the previous motion.
    var past = [(end: Double, replaced: Animated<Double>, composed: ComposedMotion<Double>)]()
    for change in changes {
      past.append((change.time, replaced, composed))
      replaced.retarget(to: change.target, with: spring, at: change.time, tolerance: .fraction)
      composed.compose(to: change.target, with: spring, at: change.time)
    }
    let eras = past + [(.infinity, replaced, composed)]
    func era(at time: Double) -> Int { eras.firstIndex { time < $0.end } ?? past.count }
    var motions = SpringMotions(
      until: min(max(replaced.restTime, composed.restTime), 20 * (changes.last?.time ?? 0) + 10),
      levels: Set([0, 1] + changes.map(\.target)).sorted())
    for era in past { motions.chart.addDot(at: era.end, era.replaced.value(at: era.end)) }
    motions.add(.control, "composed") { eras[era(at: $0)].composed.value(at: $0) }
    motions.add(.tint, "replaced") { eras[era(at: $0)].replaced.value(at: $0) }
    return motions
  }

  /// Three motions: one is stopped, one is stretched to end on its target, and one settles.
  static func cut(
    _ spring: DampedSpring, velocity: Double, at seconds: Double
  ) throws(TimedSpring.ParameterError) -> SpringMotions {
    func animation(
      _ length: TimedSpring.Length
    ) throws(TimedSpring.ParameterError) -> TimedSpring {
      try TimedSpring(spring, from: 0, to: 1, velocity: velocity, length: length)
    }
    let cut = try animation(.cut(seconds))
    let onTarget = try animation(.cutOnTarget(seconds))
    let settling = try animation(.settling)
    var motions = SpringMotions(
      until: max(min(settling.duration, 20 * seconds + 10), 1.1 * seconds), levels: [0, 1])
    for end in [cut, onTarget] { motions.chart.addDot(at: seconds, end.value(at: seconds)) }
    motions.add(.label, "settling") { settling.value(at: $0) }
    motions.add(.control, "cut") { cut.value(at: $0) }
    motions.add(.tint, "cutOnTarget", shown: "cut on target") { onTarget.value(at: $0) }
    return motions
  }

  /// Several values, all from 0 with the same velocity.
  static func bank(
    _ spring: DampedSpring, velocity: Double, _ targets: [Double]
  ) -> SpringMotions {
    var bank = SpringBank(spring, count: targets.count, tolerance: .fraction)
    for (index, target) in targets.enumerated() {
      bank.retarget(index, to: target, impulse: velocity, at: 0)
    }
    let moving = bank
    var motions = SpringMotions(
      until: min(bank.restTime, 20 * Double.pi / spring.angularFrequency),
      levels: Set([0] + targets).sorted())
    motions.all.append(
      Samples.Column(name: "values", isList: true) { time in
        var values: [Double] = []
        moving.forEachValue(at: time) { values.append($1) }
        return values
      })
    for index in targets.indices { motions.chart.add { moving.value(index, at: $0) } }
    return motions
  }
}
