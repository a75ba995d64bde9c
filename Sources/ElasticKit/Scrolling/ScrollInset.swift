/// A component's part of a scroll view's inset at one end.
///
/// A component gives the distance of content from its edge (``ElasticOutput/inset``). This computes the change
/// of the scroll view's inset for that, independent of all other parts of the inset: bars, large titles,
/// a keyboard, the app's own inset, another component. It gives only differences, so that the other parts are
/// never overwritten, and in the end it subtracts exactly the component's part.
///
/// Content at its end moves along when the inset changes. Content that is scrolled away from it does not
/// move, and the component's part shrinks to its visible rest: a list's sticky headers stay at the top.
public struct ScrollInset: Hashable, Sendable {
  /// The ends of an axis.
  public enum Side: UInt8, Hashable, Sendable, CaseIterable {
    /// The start of the content: the top of a list.
    case leading
    /// Its end: the bottom.
    case trailing
  }

  /// A change of a scroll view.
  public struct Change: Hashable, Sendable {
    /// Points to add to the inset; negative to subtract.
    public var inset: Double
    /// The new offset, without animation; nil to keep it.
    public var offset: Double?

    /// No change.
    public static let none = Change(inset: 0, offset: nil)
  }

  /// A scroll view rounds its offset to pixels.
  private static let tolerance = 0.5

  /// The end.
  public let side: Side
  /// The component's current part of the inset in points.
  public private(set) var added = 0.0
  /// The component's last inset in points.
  public private(set) var asked = 0.0

  /// With a part of the inset that the scroll view has already.
  public init(side: Side, added: Double = 0) {
    self.side = side
    self.added = added
    asked = added
  }
}

extension ScrollInset {
  /// The over-scroll at the end, without the component's part, for
  /// ``ElasticInput/scrolled(offset:isTracking:)``; negative at the start.
  public func overScroll(at position: ScrollReport) -> Double {
    let own = withoutOurs(position)
    return outward(max(outward(own.offset - end(of: own)), 0))
  }

  /// The position of the component's edge in the content's coordinates: at the edge of the visible area, or
  /// further out if that is scrolled past the component's inset.
  public func edge(at position: ScrollReport) -> Double {
    let own = withoutOurs(position)
    var full = own
    switch side {
    case .leading:
      full.leading += asked
      return min(own.offset, full.start) + own.leading
    case .trailing:
      full.trailing += asked
      return max(own.offset, full.end) + own.length - own.trailing
    }
  }

  /// The distance to move the scroll view's layers, without a change of inset and offset, so that its content is at
  /// the component's edge (``ElasticOutput/shift``): points downward or rightward. The less of the component's inset is
  /// visible, the smaller is the distance.
  public func translation(for shift: Double) -> Double {
    guard shift.isPlausible else { return 0 }
    return -outward(asked > 0 ? shift * added / asked : shift)
  }

  private func withoutOurs(_ position: ScrollReport) -> ScrollReport {
    var position = position
    switch side {
    case .leading: position.leading -= added
    case .trailing: position.trailing -= added
    }
    return position
  }
}

extension ScrollInset {
  /// The change for an inset of `inset` points.
  public mutating func fit(_ inset: Double, at position: ScrollReport) -> Change {
    guard position.isPlausible, inset.isPlausible else { return .none }
    let own = withoutOurs(position)
    let over = outward(position.offset - end(of: position))
    // At its end, without a finger, and with all of our part in sight: the content may move along.
    let isStanding = !position.isTracking && added == asked && over >= -Self.tolerance
    asked = max(inset, 0)
    let before = added
    added = isStanding ? asked : min(asked, max(outward(own.offset - end(of: own)), 0))
    guard added != before else { return .none }
    var then = own
    switch side {
    case .leading: then.leading += added
    case .trailing: then.trailing += added
    }
    // Content that is pulled further out is returning by the scroll view's own bounce.
    let isHeld = over <= Self.tolerance || outward(end(of: then) - position.offset) >= 0
    return Change(
      inset: added - before, offset: isStanding && isHeld ? end(of: then) : nil)
  }

  /// The change for an inset of `inset` points of a scroller without over-scroll, such as a web page's.
  ///
  /// Nothing could pull a shrunk part back into sight, so the part is always the whole inset. Content that is scrolled away from
  /// the end does not move.
  public mutating func fitWhole(_ inset: Double, at position: ScrollReport) -> Change {
    guard position.isPlausible, inset.isPlausible else { return .none }
    // Browsers round lengths too.
    let isStanding = outward(position.offset - end(of: position)) >= -2 * Self.tolerance
    var then = withoutOurs(position)
    let before = added
    added = max(inset, 0)
    asked = added
    switch side {
    case .leading: then.leading += added
    case .trailing: then.trailing += added
    }
    return Change(inset: added - before, offset: isStanding ? end(of: then) : nil)
  }

  /// Removes the component's part permanently.
  public mutating func remove(at position: ScrollReport) -> Change {
    defer { self = ScrollInset(side: side) }
    return position.isPlausible ? fit(0, at: position) : Change(inset: -added, offset: nil)
  }

  private func end(of position: ScrollReport) -> Double {
    side == .leading ? position.start : position.end
  }

  /// A distance, positive away from the middle of the content.
  private func outward(_ distance: Double) -> Double { side == .leading ? -distance : distance }
}
