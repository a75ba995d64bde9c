/// A component that is pulled out of an edge of its view. It takes another size at once; another look or
/// reading direction waits until the edge is straight, since a bent one would be seen to jump.
protocol EdgeComponent: TimedComponent {
  var edge: ElasticEdge { get }
  var frame: EdgeFrame { get set }
  var surroundings: Surroundings { get set }
  /// Whether a look or a direction waits.
  var isChangeDue: Bool { get set }
  /// Whether it can be seen which way the edge bends.
  var isBent: Bool { get }

  /// Takes the look that the style asks for: the profile of the wave and the like.
  mutating func takeLook()
  /// Ends, at rest: what hangs from one side of the view cannot glide to another.
  mutating func moveToOtherSide()
}

extension EdgeComponent {
  /// Takes a size and the reader's settings.
  @inline(never)
  mutating func fit(_ size: Size2D, _ surroundings: Surroundings) {
    self.surroundings = surroundings
    let new = EdgeFrame(edge: edge, direction: surroundings.direction, size: size)
    if new.edge != frame.edge { moveToOtherSide() }
    frame.size = size
    isChangeDue = true
    takeChange()
  }

  /// Takes the look and the direction that wait, as soon as the edge is straight.
  @inline(never)
  mutating func takeChange() {
    guard isChangeDue, !isBent else { return }
    frame = EdgeFrame(edge: edge, direction: surroundings.direction, size: frame.size)
    takeLook()
    isChangeDue = false
  }
}
