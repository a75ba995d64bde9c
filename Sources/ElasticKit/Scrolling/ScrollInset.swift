/// Our share of a scroll view's inset at one end, and nobody else's.
///
/// A component says how many points content is to keep away (``ElasticOutput/inset``). This says by how much
/// the inset of the scroll view is to change for that, whatever else is in it: bars, large titles,
/// a keyboard, the app's own inset, another component. It only ever gives differences, so that what is
/// not ours is never written, and takes exactly ours away in the end.
///
/// What stands at its end goes along when the inset changes. What is scrolled away from it stays where
/// it is, and ours shrinks with what is left to be seen of it: a list's sticky headers stay at the top.
public struct ScrollInset: Hashable, Sendable {
  /// The ends of an axis.
  public enum Side: UInt8, Hashable, Sendable, CaseIterable {
    /// The start of the content: the top of a list.
    case leading
    /// Its end: the bottom.
    case trailing
  }

  /// What a host does to its scroll view.
  public struct Change: Hashable, Sendable {
    /// Points to add to the inset; negative to take them away.
    public var inset: Double
    /// The offset to go to at once; nil to leave it alone.
    public var offset: Double?

    /// Nothing to do.
    public static let none = Change(inset: 0, offset: nil)
  }

  /// A scroll view rounds its offset to pixels.
  private static let tolerance = 0.5

  /// Which end.
  public let side: Side
  /// Points of the inset that are ours now.
  public private(set) var added = 0.0
  /// Points the component asked for last.
  public private(set) var asked = 0.0
  /// The app's inset after our last change, ours included; nil before the first.
  private var written: Double?

  /// Nothing of ours yet.
  public init(side: Side) { self.side = side }
}

extension ScrollInset {
  /// How far the content is pulled away from the end, ours not counted: what
  /// ``ElasticInput/scrolled(offset:isTracking:)`` takes, negative at the start.
  public func overScroll(at position: ScrollReport) -> Double {
    let own = withoutOurs(position)
    return outward(max(outward(own.offset - end(of: own)), 0))
  }

  /// Where the component's edge is, in the content's coordinates: at the edge of what is seen, or
  /// further out where that is scrolled past what it asked for.
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

  /// How far to move what the scroll view shows, inset and offset left alone, so that its content lies on
  /// the component's edge (``ElasticOutput/shift``): points downward or rightward. The less of our inset is
  /// to be seen, the less it matters where the component is.
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
  /// Notes what the app's inset of the scroll view is found to be, to be called before ``fit(_:at:)``.
  ///
  /// Where it is not as we left it, somebody else changed it. If it is now what it was without ours, or
  /// less than ours, ours was overwritten and is added anew; otherwise the difference is taken to be
  /// theirs, which the next writing of a whole number puts right if it was not.
  public mutating func found(_ inset: Double) {
    guard inset.isPlausible else { return }
    if let written, inset != written, inset == written - added || inset < added {
      added = 0
      asked = 0
    }
    written = inset
  }

  /// What to change so that the content keeps `inset` points away.
  public mutating func fit(_ inset: Double, at position: ScrollReport) -> Change {
    guard position.isPlausible, inset.isPlausible else { return .none }
    let own = withoutOurs(position)
    let over = outward(position.offset - end(of: position))
    let isStanding = !position.isTracking && added == asked && over >= -Self.tolerance
    asked = max(inset, 0)
    let before = added
    added = isStanding ? asked : min(asked, max(outward(own.offset - end(of: own)), 0))
    guard added != before else { return .none }
    if let written { self.written = written + added - before }
    var then = own
    switch side {
    case .leading: then.leading += added
    case .trailing: then.trailing += added
    }
    // What is pulled further out than that is on its own way back.
    let isHeld = over <= Self.tolerance || outward(end(of: then) - position.offset) >= 0
    return Change(
      inset: added - before, offset: isStanding && isHeld ? end(of: then) : nil)
  }

  /// Takes all of ours away, for good.
  public mutating func remove(at position: ScrollReport) -> Change {
    defer { self = ScrollInset(side: side) }
    return position.isPlausible ? fit(0, at: position) : Change(inset: -added, offset: nil)
  }

  private func end(of position: ScrollReport) -> Double {
    side == .leading ? position.start : position.end
  }

  /// A distance counted away from the middle of the content.
  private func outward(_ distance: Double) -> Double { side == .leading ? -distance : distance }
}
