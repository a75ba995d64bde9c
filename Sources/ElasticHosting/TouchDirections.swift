import ElasticKit

/// The directions in which a touch may go and be a component's: for hosts whose views and widgets may use it themselves.
///
/// A host finds them when a touch goes down: all, without those in which a scroller under it can still scroll, and none
/// on a control that uses a drag itself. The law is in docs/web.md, "Whose touch it is".
package struct TouchDirections: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let up = TouchDirections(rawValue: 1)
  package static let down = TouchDirections(rawValue: 2)
  package static let left = TouchDirections(rawValue: 4)
  package static let right = TouchDirections(rawValue: 8)
  package static let all: TouchDirections = [.up, .down, .left, .right]

  /// Scroll views round offsets to pixels.
  private static let tolerance = 0.5

  /// Those in which a scroller at an offset, of a content that is shown from `first` to `last`, can follow a finger: content
  /// goes with the finger, so the offset falls as that goes down or right.
  package init(scrollingBy offset: Double, from first: Double, to last: Double, isHorizontal: Bool)
  {
    self = []
    if offset > first + Self.tolerance { insert(isHorizontal ? .right : .down) }
    if offset < last - Self.tolerance { insert(isHorizontal ? .left : .up) }
  }

  /// The directions that a displacement must have to itself: the one that it mostly leads, and along the axis on which a component
  /// of that edge moves.
  fileprivate init(of displacement: Vector2D, edge: ElasticEdge?) {
    let (x, y) = (displacement.dx, displacement.dy)
    let isSideways = x.magnitude > y.magnitude
    self = []
    guard displacement != .zero else { return }
    if isSideways || edge?.isVertical == true { insert(x < 0 ? .left : .right) }
    if !isSideways || edge?.isVertical == false { insert(y < 0 ? .up : .down) }
  }
}

extension ElasticEdge {
  /// Whether the edge is a vertical line, so that a component moves sideways from it.
  fileprivate var isVertical: Bool { self != .top && self != .bottom }
}

extension MenuMotion {
  /// Whether it takes only touches that go down at its edge now.
  package var isAtEdge: Bool { state == .closed && style.opensFrom == .edge }
}

extension HostedComponent {
  /// Whether a touch that is this far from where it went down would be the component's, but is for what lies under it, which
  /// leaves only these directions free: the component hears of it when it goes elsewhere.
  package func isHeldBack(_ displacement: Vector2D, by free: TouchDirections) -> Bool {
    follows(displacement) && !free.isSuperset(of: TouchDirections(of: displacement, edge: edge))
  }
}
