/// A component that is pulled out of an edge of its view. A new size takes effect at once. A new look or
/// reading direction waits until the edge is straight, because a bent edge would jump.
protocol EdgeComponent: TimedComponent {
  /// The edge as its style names it.
  var styleEdge: ElasticEdge { get }
  var frame: EdgeFrame { get set }
  var surroundings: Surroundings { get set }
  /// Whether a new look or direction waits.
  var isChangeDue: Bool { get set }
  /// Whether the edge visibly bends.
  var isBent: Bool { get }

  /// Applies the style's look, for example the profile of the wave.
  mutating func applyAppearance()
  /// Lets the crest glide to the finger at its next move: it is on the other side of the middle than the finger that led it.
  mutating func leadCrestAnew()
  /// Ends all motion at rest: a shape cannot move smoothly from one side of the view to another.
  mutating func moveToOtherSide()
}

extension EdgeComponent {
  public var size: Size2D { frame.size }

  public var edge: ElasticEdge? { frame.edge }

  /// Applies a size and the user's settings.
  mutating func fit(_ size: Size2D, _ surroundings: Surroundings) {
    self.surroundings = surroundings
    let new = EdgeFrame(edge: styleEdge, direction: surroundings.direction, size: size)
    if new.edge != frame.edge { moveToOtherSide() }
    frame.size = size
    isChangeDue = true
    applyPendingAppearance()
  }

  /// Applies the waiting look and direction as soon as the edge is straight.
  mutating func applyPendingAppearance() {
    guard isChangeDue, !isBent else { return }
    let wasMirrored = frame.isMirrored
    frame = EdgeFrame(edge: styleEdge, direction: surroundings.direction, size: frame.size)
    if frame.isMirrored != wasMirrored { leadCrestAnew() }
    applyAppearance()
    isChangeDue = false
  }
}
