/// A finger that pulls a shape out of an edge: its travel, its pull, and whether it leads the crest.
struct PullGrip: Sendable {
  let id: Int
  /// Positions at the start of the touch and now.
  let start: Point2D
  private(set) var finger: Point2D
  /// Current pull, in points.
  private(set) var pull = 0.0
  /// Whether the finger has moved since it touched down.
  private(set) var hasMoved = false
  /// Whether the component has claimed the touch: never as it goes down, because nobody knows yet where it goes, and a tap is
  /// for what lies there.
  var isClaimed = false
  /// Whether the crest follows the finger yet.
  var leadsCrest = false

  /// Position and travel from which the pull is measured.
  private var anchor: Point2D
  private var anchorTravel = 0.0
  /// Pull beyond the curve's range, kept so that a shape caught there does not jump.
  private var excess = 0.0
  /// Lower limit of the pull: a shape caught beyond its rest is not pushed further.
  private var floor = 0.0

  init(id: Int, at point: Point2D) {
    self.id = id
    start = point
    finger = point
    anchor = point
  }

  /// Measures the pull from the current finger and this pull.
  mutating func anchor(pull: Double, floor: Double, on curve: PullCurve) {
    anchor = finger
    anchorTravel = curve.travel(forPull: pull)
    excess = pull - curve.pull(forTravel: anchorTravel)
    self.pull = pull
    self.floor = floor
  }

  /// Moves the finger and its pull.
  mutating func drag(to point: Point2D, on curve: PullCurve, frame: EdgeFrame) {
    if point != finger { hasMoved = true }
    finger = point
    pull = max(curve.pull(forTravel: travel(in: frame)) + excess, floor)
  }

  /// Travel of the finger away from the edge, in points, as if from rest.
  func travel(in frame: EdgeFrame) -> Double {
    anchorTravel + frame.components(finger - anchor).dy
  }

  /// Travel of the finger since it touched down, along the edge and away from it.
  func way(in frame: EdgeFrame) -> Vector2D { frame.components(finger - start) }

  /// Points of pull for each point of travel, for a finger that moves away from the edge at `velocity`; 0
  /// if the finger is beyond the floor.
  func slope(velocity: Double, on curve: PullCurve, frame: EdgeFrame) -> Double {
    let travel = travel(in: frame)
    let pull = curve.pull(forTravel: travel) + excess
    guard pull > floor || (pull == floor && velocity > 0) else { return 0 }
    return curve.slope(atTravel: travel)
  }
}
