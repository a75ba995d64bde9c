/// A key with an effect on a component, independent of the keyboard or remote.
public enum ElasticKey: UInt8, NamedCase {
  /// Space, and a remote's select.
  case press
  /// Escape, and back.
  case escape
  /// The arrows.
  case up, down, left, right
  /// Return and Enter: what ``press`` does, and a list that has the focus is refreshed.
  case enter

  public static let names: [StaticString] = [
    "press", "escape", "up", "down", "left", "right", "enter",
  ]

  /// Whether it has the effect of a click.
  var isPress: Bool { self == .press || self == .enter }
}

/// Translates a key into a touch that pulls an elastic edge.
///
/// The key that points away from the edge, or the press, pulls by ``travel`` until it is released; escape
/// cancels the pull. One key pulls at a time.
struct KeyPull: Sendable {
  /// The travel of a key's pull in points: its wave is close to the surface's largest.
  static let travel = 160.0
  /// The id of its touch, which no finger has.
  static let touchID = -1

  private var held: (key: ElasticKey, point: Point2D)?

  /// Where a key pulls.
  struct Target {
    /// The edge that is pulled; nil if there is none.
    var edge: ElasticEdge?
    var direction: ReadingDirection
    var size: Size2D

    /// A component's edge that keys pull, its reading direction and its size.
    init(edge: ElasticEdge?, direction: ReadingDirection, size: Size2D) {
      self.edge = edge
      self.direction = direction
      self.size = size
    }
  }

  /// Calls `act` with the touches that stand for a key that goes down or up, in their order, all at one time.
  /// - Returns: whether the component handles the key, which may be without any touch.
  mutating func handle(
    key: ElasticKey, isDown: Bool, at target: Target, act: (ElasticInput) -> Void
  ) -> Bool {
    if let held {
      let isCancel = isDown && key == .escape
      guard isCancel || key == held.key else { return false }
      if isCancel || !isDown {
        self.held = nil
        act(.touch(id: Self.touchID, phase: isCancel ? .cancel : .up, point: held.point))
      }
      return true
    }
    guard let edge = target.edge else { return false }
    let frame = EdgeFrame(edge: edge, direction: target.direction, size: target.size)
    guard isDown, key.isPress || key == Self.away(from: frame.edge) else { return false }
    let along = 0.3 * frame.length
    let pulled = frame.viewPoint(Point2D(along, Self.travel))
    held = (key, pulled)
    act(.touch(id: Self.touchID, phase: .down, point: frame.viewPoint(Point2D(along, 0))))
    act(.touch(id: Self.touchID, phase: .move, point: pulled))
    return true
  }

  private static func away(from edge: ElasticEdge) -> ElasticKey {
    switch edge {
    case .bottom: .up
    case .left, .start: .right
    case .right, .end: .left
    case .top: .down
    }
  }
}
