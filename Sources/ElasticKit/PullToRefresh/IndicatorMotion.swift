/// How far the indicator's circle is closed and turned.
///
/// Under a finger both follow the pull's progress: the arc grows by ``RefreshMotion/Style/indicatorArcShare`` over
/// the trigger's length, and beyond it the circle turns by ``RefreshMotion/Style/indicatorTurn`` a trigger's
/// length; so a point of pull closes and turns at most that, divided by the trigger. While loading the
/// circle turns steadily from wherever it was. What one way of moving leaves to the other falls to zero.
struct IndicatorMotion: Sendable {
  private(set) var isSpinning = false
  private var spinStart = 0.0
  private var spinBase = 0.0
  /// Seconds a turn; infinite where it only stands, as Reduce Motion wants it.
  private var period = Double.infinity
  private var arc = Animated(0.0)
  private var turn = Animated(0.0)

  var restTime: Double { max(arc.restTime, turn.restTime) }

  /// The closed part of the circle, 0 to 1.
  @inline(never)
  func arc(at time: Double, led: Double) -> Double {
    min(max((isSpinning ? 0 : led) + arc.value(at: time), 0), 1)
  }

  /// Radians, clockwise.
  @inline(never)
  func turn(at time: Double, led: Double) -> Double {
    guard isSpinning else { return led + turn.value(at: time) }
    return spinBase + 2 * Double.pi * fraction((time - spinStart) / period)
  }

  /// Turns steadily from an angle on, or is a closed circle, going there from an arc in the time the inset
  /// takes.
  @inline(never)
  mutating func spin(
    from arc: Double, _ angle: Double, turning: Bool, style: RefreshMotion.Style, at time: Double
  ) {
    spinBase = angle
    spinStart = time
    period = turning ? style.spinPeriod : .infinity
    isSpinning = true
    self.arc.ease(
      from: arc, to: turning ? style.indicatorArcShare : 1, along: .easeInOut,
      duration: style.insetDuration, at: time)
    turn.hold(0)
  }

  /// Follows the pull from an arc and an angle on.
  @inline(never)
  mutating func follow(
    from arc: Double, _ angle: Double, led ledArc: Double, _ ledTurn: Double,
    style: RefreshMotion.Style, at time: Double
  ) {
    isSpinning = false
    let duration = style.stopDuration
    self.arc.ease(from: arc - ledArc, to: 0, along: .easeInOut, duration: duration, at: time)
    // A whole turn more or less looks the same: the shorter way back.
    let turns = (angle - ledTurn) / (2 * Double.pi)
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
    indicatorArcShare * min(max(progress, 0), 1)
  }

  func turn(progress: Double) -> Double {
    indicatorTurn / 180 * Double.pi * max(progress - 1, 0)
  }
}
