/// How far the indicator's circle is closed and turned.
///
/// Under a finger both follow the pull's progress: the arc grows by ``RefreshMotion/Style/indicatorArc`` over
/// the trigger's length, and beyond it the circle turns by ``RefreshMotion/Style/indicatorTurn`` a trigger's
/// length; so a point of pull closes and turns at most that, divided by the trigger. While loading the
/// circle turns steadily from wherever it was. What one way of moving leaves to the other falls to zero.
struct IndicatorMotion: Sendable {
  private(set) var isSpinning = false
  private var spinStart = 0.0
  private var spinBase = 0.0
  private var arc = Animated(0.0)
  private var turn = Animated(0.0)

  var restTime: Double { max(arc.restTime, turn.restTime) }

  /// The closed part of the circle, 0 to 1.
  @inline(never)  // Copies in every caller would swell the WebAssembly module.
  func arc(at time: Double, led: Double) -> Double {
    min(max((isSpinning ? 0 : led) + arc.value(at: time), 0), 1)
  }

  /// Radians, clockwise.
  @inline(never)
  func turn(at time: Double, led: Double, period: Double) -> Double {
    guard isSpinning else { return led + turn.value(at: time) }
    return spinBase + 2 * Double.pi * fraction((time - spinStart) / period)
  }

  /// Starts turning steadily, closing to `closed` in the time the inset takes.
  @inline(never)
  mutating func spin(at time: Double, progress: Double, closed: Double, style: RefreshMotion.Style)
  {
    let from = arc(at: time, led: style.arc(progress: progress))
    spinBase = turn(at: time, led: style.turn(progress: progress), period: style.spinPeriod)
    spinStart = time
    isSpinning = true
    arc.ease(from: from, to: closed, along: .easeInOut, duration: style.insetDuration, at: time)
    turn.hold(0)
  }

  /// Follows the pull again.
  @inline(never)
  mutating func stop(at time: Double, progress: Double, style: RefreshMotion.Style) {
    guard isSpinning else { return }
    let from = arc(at: time, led: style.arc(progress: progress))
    let angle = turn(at: time, led: style.turn(progress: progress), period: style.spinPeriod)
    isSpinning = false
    let duration = style.stopDuration
    arc.ease(
      from: from - style.arc(progress: progress), to: 0, along: .easeInOut, duration: duration,
      at: time)
    // A whole turn more or less looks the same: the shorter way back.
    let turns = (angle - style.turn(progress: progress)) / (2 * Double.pi)
    let apart = fraction(turns + 0.5) - 0.5
    turn.ease(
      from: 2 * Double.pi * apart, to: 0, along: .easeInOut, duration: duration, at: time)
  }

  /// The part after the point; 0 where a double has none.
  private func fraction(_ turns: Double) -> Double {
    guard turns.magnitude < 1e15 else { return 0 }
    let rest = turns - Double(Int64(turns))
    return rest < 0 ? rest + 1 : rest
  }
}

extension RefreshMotion.Style {
  func arc(progress: Double) -> Double {
    indicatorArc * min(max(progress, 0), 1)
  }

  func turn(progress: Double) -> Double {
    indicatorTurn / 180 * Double.pi * max(progress - 1, 0)
  }
}
