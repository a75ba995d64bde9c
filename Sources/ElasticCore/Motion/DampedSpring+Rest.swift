// When a spring is at rest, when it turns round, and how far it overshoots.
//
// An under-damped motion lies below an exponential, whose logarithm gives the time at once. From critical damping on
// the envelope is a sum of two exponentials, or a line times one: it rises at most once and then falls, so its last
// crossing is found by doubling a step and bisecting. Both are upper bounds, so a motion is never called at rest too
// early. Under-damped it is called so half a swing late at most.

extension DampedSpring {
  /// The seconds after which the motion from `state` surely stays within `offsetBelow` of its
  /// target and slower than `speedBelow`; 0 if it does so from the start.
  ///
  /// What is compared is an envelope: under-damped, the amplitude `√(x² + ((v +
  /// ζωx)/ωd)²)·e^(−ζωt)`, and ω times that for the speed; else, with the slow rate `r` and the
  /// quick rate `q`, `(|x| + |v − rx|·(1 − e^((q−r)t))/(r − q))·e^(rt)`. Infinite without friction,
  /// unless at rest, and for a bound that is zero, negative or not a number; 0 for a state that is
  /// not finite. Cost: two logarithms, or at most some hundreds of exponentials from critical
  /// damping on.
  public func settlingTime(
    from state: State, offsetBelow: Double, speedBelow: Double
  ) -> Double {
    guard state.isFinite, state.offset != 0 || state.velocity != 0 else { return 0 }
    guard offsetBelow > 0, speedBelow > 0, dampingRatio > 0 else { return .infinity }
    let decay = dampingRatio * angularFrequency
    let rate = dampedFrequency
    if dampingRatio < 1 {
      let amplitude = Self.length(
        state.offset, (state.velocity + decay * state.offset) / rate)
      let bound = min(offsetBelow, speedBelow / angularFrequency)
      guard amplitude > bound else { return 0 }
      let excess = amplitude / bound
      return
        (excess.isFinite
        ? ElasticMath.log(excess) : ElasticMath.log(amplitude) - ElasticMath.log(bound)) / decay
    }
    let quick = -(decay + rate)
    let slow = angularFrequency * angularFrequency / quick
    let drift = (state.velocity - slow * state.offset).magnitude
    let envelope = CreepEnvelope(
      start: state.offset.magnitude, drift: drift, slow: slow, gap: 2 * rate)
    // The velocity moves by the same equation.
    let speed = CreepEnvelope(
      start: state.velocity.magnitude, drift: -quick * drift, slow: slow, gap: 2 * rate)
    return max(envelope.lastTime(over: offsetBelow), speed.lastTime(over: speedBelow))
  }

  /// √(a² + b²) without overflow on the way.
  private static func length(_ a: Double, _ b: Double) -> Double {
    let largest = max(a.magnitude, b.magnitude)
    guard largest > 0, largest.isFinite else { return largest }
    let x = a / largest
    let y = b / largest
    return largest * (x * x + y * y).squareRoot()
  }

  /// The next time, later than now, at which the motion from `state` turns around, and its offset
  /// there; nil if it never does, or is at rest.
  public func nextExtremum(from state: State) -> (seconds: Double, offset: Double)? {
    guard state.isFinite, state.offset != 0 || state.velocity != 0 else { return nil }
    let decay = dampingRatio * angularFrequency
    let rate = dampedFrequency
    // The velocity is zero where tan(ωd·t)/ωd, or tanh, or t alone, equals rise/fall.
    var rise = state.velocity
    var fall = decay * state.velocity + angularFrequency * angularFrequency * state.offset
    if rise < 0 || (rise == 0 && fall > 0) {
      rise = -rise
      fall = -fall
    }
    let seconds: Double
    if dampingRatio < 1 {
      // rise ≥ 0 puts the angle in 0...π; at rest away from the target it is π, half a swing later.
      let angle = ElasticMath.atan2(rise * rate, fall)
      seconds = (angle > 0 ? angle : Double.pi) / rate
    } else {
      guard rise > 0, fall > 0, rise * rate < fall else { return nil }
      seconds = rise / fall * Self.inverseTanhc(rise * rate / fall)
    }
    guard seconds.isFinite, seconds > 0 else { return nil }
    return (seconds, self.state(after: seconds, from: state).offset)
  }

  /// artanh(x)/x for x in 0..<1.
  private static func inverseTanhc(_ x: Double) -> Double {
    if x < 0.01 {
      let y = x * x
      return 1 + y * (1.0 / 3 + y * (1.0 / 5 + y * (1.0 / 7 + y / 9)))
    }
    return ElasticMath.log((1 + x) / (1 - x)) / (2 * x)
  }

  /// How far a motion that starts without velocity swings past its target the first time: a
  /// fraction of the way.
  ///
  /// `e^(−πζ/√(1−ζ²))`; 0 from critical damping on.
  public var overshoot: Double {
    guard dampingRatio < 1 else { return 0 }
    return ElasticMath.exp(
      -Double.pi * dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot())
  }
}

/// `(start + drift·(1 − e^(−gap·t))/gap)·e^(slow·t)`: over a motion without swing. It rises at most
/// once, then falls.
private struct CreepEnvelope {
  let start: Double
  let drift: Double
  /// Negative.
  let slow: Double
  /// Zero at critical damping.
  let gap: Double

  /// (1 − e^(−gap·t))/gap, which is t when the gap closes.
  private func reach(_ time: Double) -> Double { ElasticMath.decayedSum(rate: gap, after: time) }

  private func value(_ time: Double) -> Double {
    (start + drift * reach(time)) * ElasticMath.exp(slow * time)
  }

  private func isRising(_ time: Double) -> Bool {
    slow * (start + drift * reach(time)) + drift * ElasticMath.exp(-gap * time) > 0
  }

  /// The time from which the value stays at or under `bound`.
  func lastTime(over bound: Double) -> Double {
    let unit = -1 / slow
    var peak = 0.0
    if isRising(0) {
      peak = Self.boundary(from: 0, step: unit, isBefore: { isRising($0) })
    }
    guard value(peak) > bound else { return 0 }
    return Self.boundary(from: peak, step: unit) { value($0) > bound }
  }

  /// The first time, as far as doubles can tell, that `isBefore` no longer holds; it holds at
  /// `low`.
  private static func boundary(
    from low: Double, step: Double, isBefore: (Double) -> Bool
  ) -> Double {
    var low = low
    var step = step
    for _ in 0..<64 {
      guard isBefore(low + step) else { break }
      low += step
      step *= 2
    }
    var high = low + step
    for _ in 0..<64 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
