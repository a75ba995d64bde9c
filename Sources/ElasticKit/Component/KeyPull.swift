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
@_spi(Pages) public struct KeyPull: Sendable {
  /// The travel of a key's pull in points: its wave is close to the surface's largest.
  static let travel = 160.0
  /// The id of its touch, which no finger has.
  static let touchID = -1

  private var held: (key: ElasticKey, place: Point2D)?

  /// Where a key pulls.
  public struct Place {
    /// The edge that is pulled; nil if there is none.
    var edge: ElasticEdge?
    var direction: ReadingDirection
    var size: Size2D

    /// A component's edge that keys pull, its reading direction and its size.
    public init(edge: ElasticEdge?, direction: ReadingDirection, size: Size2D) {
      self.edge = edge
      self.direction = direction
      self.size = size
    }
  }

  /// The touches for a key that goes down or up.
  ///
  /// - Returns: the touches, in this order, at one time; empty if the key changes nothing, nil if the
  ///   component does not handle it.
  mutating func touches(for key: ElasticKey, isDown: Bool, at place: Place) -> [ElasticInput]? {
    if let held {
      if isDown, key == .escape { return end(.cancel) }
      guard key == held.key else { return nil }
      return isDown ? [] : end(.up)
    }
    guard let edge = place.edge else { return nil }
    let frame = EdgeFrame(edge: edge, direction: place.direction, size: place.size)
    guard isDown, key.isPress || key == Self.away(from: frame.edge) else { return nil }
    let along = 0.3 * frame.length
    let pulled = frame.place(Point2D(along, Self.travel))
    held = (key, pulled)
    return [
      .touch(id: Self.touchID, phase: .down, point: frame.place(Point2D(along, 0))),
      .touch(id: Self.touchID, phase: .move, point: pulled),
    ]
  }

  private mutating func end(_ phase: TouchPhase) -> [ElasticInput] {
    defer { held = nil }
    return held.map { [.touch(id: Self.touchID, phase: phase, point: $0.place)] } ?? []
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
