/// When to load more without a pull: as the end of the content comes near, once for each length of the content.
public struct AutomaticLoad: Hashable, Sendable {
  /// Whether it loads at all; off at first.
  public var isOn = false
  /// How near the end of the content has to come to the visible area, in points; not a finite number counts as 0.
  public var distance = 0.0
  /// The length of the content for which it has loaded, in points.
  private var loaded = -1.0

  /// Off, at a distance of 0.
  public init() {}

  /// Whether to load now. An empty list has no end to come near to.
  public mutating func isDue(at position: ScrollReport, in state: RefreshMotion.State) -> Bool {
    guard isOn, state == .stopped, position.isPlausible, position.contentLength > 0 else {
      return false
    }
    let reach = distance.isPlausible ? max(distance, 0) : 0
    guard position.contentLength != loaded,
      position.offset + position.length + reach >= position.contentLength
    else { return false }
    loaded = position.contentLength
    return true
  }
}
