/// A key with an effect on a component, independent of the keyboard or remote.
public enum ElasticKey: UInt8, NamedCase {
  /// Return and Space.
  case press
  /// Escape, and back.
  case escape
  /// The arrows.
  case up, down, left, right

  public static let names: [StaticString] = ["press", "escape", "up", "down", "left", "right"]
}

/// Translates a key into a touch that pulls an elastic edge.
///
/// The key that points away from the edge, or the press, pulls by ``travel`` until it is released; escape
/// cancels the pull. One key pulls at a time.
public struct KeyPull: Sendable {
  /// The travel of a key's pull in points: its wave is close to the surface's largest.
  public static let travel = 160.0
  /// The id of its touch, which no finger has.
  public static let touchID = -1

  private var held: (key: ElasticKey, place: Point2D)?

  /// Without a pressed key.
  public init() {}

  /// The touches for a key that goes down or up, for a component of this size with this edge.
  ///
  /// - Returns: the touches, in this order, at one time; empty if the key changes nothing, nil if the
  ///   component does not handle it.
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
