/// A key that means something to a component, whatever it is called on a keyboard or a remote.
public enum ElasticKey: UInt8, NamedCase {
  /// Return and Space.
  case press
  /// Escape, and back.
  case escape
  /// The arrows.
  case up, down, left, right

  public static let names: [StaticString] = ["press", "escape", "up", "down", "left", "right"]
}

/// The finger that a key stands for, where the keyboard is to pull an elastic edge.
///
/// The key that points away from the edge, or the press, pulls by ``travel`` until it is let go; escape
/// takes the pull back. One key pulls at a time.
public struct KeyPull: Sendable {
  /// How far a key pulls, in points: a wave close to the surface's greatest.
  public static let travel = 160.0
  /// The touch that it is; no finger has such a number.
  public static let touchID = -1

  private var held: (key: ElasticKey, place: Point2D)?

  /// A key that nobody holds.
  public init() {}

  /// What a key that goes down or up is to a component of this size with this edge.
  ///
  /// - Returns: the touches, in this order, at one time; none if the key changes nothing, nil if it means
  ///   nothing here and is somebody else's.
  public mutating func touches(
    for key: ElasticKey, isDown: Bool, edge: ElasticEdge, direction: ReadingDirection, size: Size2D
  ) -> [ElasticInput]? {
    if let held {
      if isDown, key == .escape { return end(.cancel) }
      guard key == held.key else { return nil }
      return isDown ? [] : end(.up)
    }
    let frame = EdgeFrame(edge: edge, direction: direction, size: size)
    guard isDown, key == .press || key == Self.away(from: frame.edge) else { return nil }
    let along = 0.3 * frame.length
    let place = frame.place(Point2D(along, Self.travel))
    held = (key, place)
    return [
      .touch(id: Self.touchID, phase: .down, point: frame.place(Point2D(along, 0))),
      .touch(id: Self.touchID, phase: .move, point: place),
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
