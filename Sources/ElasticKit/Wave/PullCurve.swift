/// Behaviour of a pull beyond its full effect.
public enum OverPull: UInt8, NamedCase {
  /// It follows the finger, one point for one point.
  case free
  /// It lags behind the finger more and more, as a scroll view does past its end.
  case rubberBand

  public static let names: [StaticString] = ["free", "rubber-band"]
}

/// Conversion from the finger's travel to the pull, and back when a finger grabs a pulled shape.
struct PullCurve: Sendable {
  /// Start of the over-pull, and its behaviour.
  var fullPull: Double
  var overPull: OverPull
  var band: RubberBand
  /// Travel at which the shape stops following.
  var travelLimit: Double

  /// Pull for this travel from rest; grows no faster than the travel.
  func pull(forTravel travel: Double) -> Double {
    let travel = min(travel, travelLimit)
    guard overPull == .rubberBand, travel > fullPull else { return travel }
    return fullPull + band.offset(forPull: travel - fullPull)
  }

  /// Travel for this pull, or the nearest possible one.
  func travel(forPull pull: Double) -> Double {
    guard overPull == .rubberBand, pull > fullPull else { return min(pull, travelLimit) }
    return min(fullPull + band.pull(forOffset: pull - fullPull), travelLimit)
  }

  /// Points of pull for each point of travel, at this travel.
  func slope(atTravel travel: Double) -> Double {
    if travel >= travelLimit { return 0 }
    guard overPull == .rubberBand, travel > fullPull else { return 1 }
    return band.slope(atPull: travel - fullPull)
  }
}

extension RubberBand {
  /// Points of offset for each point of pull: the derivative c/(1 + c·x/d)² of its rule.
  fileprivate func slope(atPull pull: Double) -> Double {
    guard extent > 0 else { return 0 }
    let stretch = 1 + coefficient * (pull / extent)
    return coefficient / (stretch * stretch)
  }
}
