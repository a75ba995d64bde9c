/// A finger that pulls something out of an edge: how far it has pulled it, and whether it takes it along.
struct PullGrip: Sendable {
  let id: Int
  /// Where it touched down, and where it is.
  let start: Point2D
  private(set) var finger: Point2D
  /// How far it has pulled what it holds, in points.
  private(set) var pull = 0.0
  /// Whether the finger has moved since it touched down.
  private(set) var hasMoved = false
  /// Whether the touch is the component's for good.
  var isClaimed: Bool
  /// Whether the crest follows the finger yet.
  var leadsCrest = false

  /// The finger's place and travel from which the pull is counted on.
  private var anchor: Point2D
  private var anchorTravel = 0.0
  /// What a shape caught beyond what any travel gives is pulled further than that.
  private var excess = 0.0
  /// A shape caught beyond its rest is not pushed further beyond it.
  private var floor = 0.0

  init(id: Int, at point: Point2D, isClaimed: Bool) {
    self.id = id
    start = point
    finger = point
    anchor = point
    self.isClaimed = isClaimed
  }

  /// Counts on from here, at this pull.
  @inline(never)
  mutating func anchor(pull: Double, floor: Double, on curve: PullCurve) {
    anchor = finger
    anchorTravel = curve.travel(forPull: pull)
    excess = pull - curve.pull(forTravel: anchorTravel)
    self.pull = pull
    self.floor = floor
  }

  /// The finger moves, and what it holds with it.
  @inline(never)
  mutating func drag(to point: Point2D, on curve: PullCurve, frame: EdgeFrame) {
    if point != finger { hasMoved = true }
    finger = point
    pull = max(curve.pull(forTravel: travel(in: frame)) + excess, floor)
  }

  /// How far the finger has gone away from the edge, in points, as if from rest.
  func travel(in frame: EdgeFrame) -> Double {
    anchorTravel + frame.components(finger - anchor).dy
  }

  /// How far the finger has gone since it touched down, along the edge and away from it.
  func way(in frame: EdgeFrame) -> Vector2D { frame.components(finger - start) }

  /// Points of pull for each point of travel, for a finger that moves away from the edge at `velocity`. It is 0
  /// while a finger that was pushed further than the floor has not come back to it.
  @inline(never)
  func slope(velocity: Double, on curve: PullCurve, frame: EdgeFrame) -> Double {
    let travel = travel(in: frame)
    let pull = curve.pull(forTravel: travel) + excess
    guard pull > floor || (pull == floor && velocity > 0) else { return 0 }
    return curve.slope(atTravel: travel)
  }
}
