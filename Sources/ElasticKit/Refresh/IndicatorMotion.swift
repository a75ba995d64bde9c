/// Motion of the indicator's circle: its closed part and its rotation.
///
/// Under a finger both follow the pull's progress. The arc grows by
/// ``RefreshMotion/Style/indicatorArcShare`` over the trigger's length. Beyond the trigger the circle turns
/// by ``RefreshMotion/Style/indicatorTurn`` for each trigger's length of pull. So a point of pull changes
/// the arc and the turn by at most these numbers divided by the trigger. While loading, the circle turns
/// steadily from its current angle. When the two modes change over, the difference falls to zero.
struct IndicatorMotion: Sendable {
  private(set) var isSpinning = false
  private var spinStart = 0.0
  private var spinBase = 0.0
  /// Seconds for a turn; infinite without a rotation, as under Reduce Motion.
  private var period = Double.infinity
  private var arc = Animated(0.0)
  private var turn = Animated(0.0)

  var restTime: Double { max(arc.restTime, turn.restTime) }

  /// The closed part of the circle, 0 to 1.
  func arc(at time: Double, guided: Double) -> Double {
    min(max((isSpinning ? 0 : guided) + arc.value(at: time), 0), 1)
  }

  /// Angle in radians, clockwise.
  func turn(at time: Double, guided: Double) -> Double {
    guard isSpinning else { return guided + turn.value(at: time) }
    return spinBase + 2 * Double.pi * fraction((time - spinStart) / period)
  }

  /// Starts a steady rotation at an angle or, without `turning`, closes the circle. The arc changes within
  /// the style's inset duration.
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

  /// Follows the pull, starting with an arc and an angle.
  mutating func follow(
    from arc: Double, _ angle: Double, guided guidedArc: Double, _ guidedTurn: Double,
    style: RefreshMotion.Style, at time: Double
  ) {
    isSpinning = false
    let duration = style.stopDuration
    self.arc.ease(from: arc - guidedArc, to: 0, along: .easeInOut, duration: duration, at: time)
    // Angles are equal modulo a full turn: take the shorter way.
    let turns = (angle - guidedTurn) / (2 * Double.pi)
    let apart = fraction(turns + 0.5) - 0.5
    turn.ease(
      from: 2 * Double.pi * apart, to: 0, along: .easeInOut, duration: duration, at: time)
  }

  /// Fractional part; 0 for numbers too large to have one.
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

  /// Angle in radians for this progress: at most 500 turns, because the rounding of a larger angle would show.
  func turn(progress: Double) -> Double {
    let most = 1000 * Double.pi
    return min(max(indicatorTurn / 180 * Double.pi * max(progress - 1, 0), -most), most)
  }
}
