/// When to load more without a pull: as the end of the content comes near.
///
/// Once: then not again until new rows have come while it loaded, or the end has been further away. So an answer without rows
/// is not asked for over and over, and a page that does not fill the view is followed by the next.
package struct AutomaticLoad: Hashable, Sendable {
  /// Whether it loads at all; off at first.
  package var isOn = false
  /// How near the end of the content has to come to the visible area, in points; not a finite number counts as 0.
  package var distance = 0.0
  /// The length of the content since it has loaded, in points; nil if it may load.
  private var asked: Double?

  /// A list rounds its offset and its length to pixels.
  private static let tolerance = 1.0
  /// How much of the view new rows fill at least. Rows that find their own heights change the content by less at a time.
  private static let leastPage = 0.1

  /// Off, at a distance of 0.
  package init() {}

  /// Lets it load again, wherever the end of the content is: the list begins anew.
  package mutating func restart() { asked = nil }

  /// Whether to load now. An empty list has no end to come near to.
  package mutating func isDue(at position: ScrollReport, in state: RefreshMotion.State) -> Bool {
    guard isOn, position.isPlausible else { return false }
    guard position.contentLength > 0 else {
      asked = nil
      return false
    }
    let reach = distance.isPlausible ? max(distance, 0) : 0
    let gap = position.contentLength - position.offset - position.length - reach
    if let length = asked {
      // While it loads its own band moves the end too.
      let isLoading = state == .bouncing || state == .loading || state == .stopping
      let page = max(position.length * Self.leastPage, Self.tolerance)
      let isNew = isLoading ? position.contentLength - length >= page : gap > Self.tolerance
      asked = isNew ? nil : position.contentLength
    }
    guard state == .stopped, asked == nil, gap <= 0 else { return false }
    asked = position.contentLength
    return true
  }
}
