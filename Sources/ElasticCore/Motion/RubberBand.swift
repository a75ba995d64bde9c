/// Resists a pull past an edge, so that the content lags behind the finger.
///
/// `(1 − 1/(c·x/d + 1))·d`, the rule of UIScrollView, with its coefficient c and the length d of
/// the view. The offset grows with the pull, has slope c at zero, never exceeds d, and is odd: a
/// pull the other way is resisted alike.
public struct RubberBand: Hashable, Sendable {
  /// The share of a small pull that is followed. Not negative, finite.
  public let coefficient: Double
  /// The offset that no pull exceeds, in points. Not negative, finite.
  public let extent: Double

  /// A band over a view of that `extent` in points, usually its size along the pull.
  ///
  /// A number that is not positive and finite counts as 0, and such a band keeps the offset at 0.
  public init(coefficient: Double = 0.55, extent: Double) {
    self.coefficient = coefficient.isFinite ? max(coefficient, 0) : 0
    self.extent = extent.isFinite ? max(extent, 0) : 0
  }

  /// The offset for a pull by that many points past the edge; finite for every number, 0 for no pull.
  public func offset(forPull pull: Double) -> Double {
    let strain = coefficient * (pull.magnitude / extent)
    // The comparison is false for what is not a number, and when there is nothing to pull on.
    guard extent > 0, strain > 0 else { return 0 }
    let offset = strain > 1 ? extent / (1 + 1 / strain) : extent * (strain / (1 + strain))
    return pull < 0 ? -offset : offset
  }

  /// The pull with this `offset`: for a finger that grabs a value past its
  /// edge.
  ///
  /// An offset of ``extent`` or more, which no pull reaches, is taken as the largest below it; the
  /// result is finite.
  public func pull(forOffset offset: Double) -> Double {
    guard extent > 0, coefficient > 0, offset.magnitude > 0 else { return 0 }
    let share = min(offset.magnitude, extent.nextDown) / extent
    let pull = (extent * (share / (1 - min(share, 1.0.nextDown))) / coefficient).confined
    return offset < 0 ? -pull : pull
  }
}

extension Double {
  /// Itself; what is beyond all numbers becomes the largest, and what is none becomes 0.
  package var confined: Double {
    if isNaN { return 0 }
    return min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
