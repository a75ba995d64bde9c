/// The position of a scroll view along one axis, in its own numbers, all in points.
public struct ScrollReport: Hashable, Sendable {
  /// The content offset: 0 if the content's first point is at the view's start.
  public var offset: Double
  /// The lengths of the view and of the content.
  public var length: Double, contentLength: Double
  /// The total insets at both ends: bars, the app's insets, the component's part.
  public var leading: Double, trailing: Double
  /// Whether a finger moves it.
  public var isTracking: Bool

  /// A scroll view with these numbers.
  public init(
    offset: Double, length: Double, contentLength: Double, leading: Double = 0,
    trailing: Double = 0, isTracking: Bool = false
  ) {
    self.offset = offset
    self.length = length
    self.contentLength = contentLength
    self.leading = leading
    self.trailing = trailing
    self.isTracking = isTracking
  }

  /// The offset at which the start of the content is seen.
  public var start: Double { -leading }

  /// The offset at which its end is seen; the start where all of it fits.
  public var end: Double { max(contentLength + trailing - length, start) }

  var isPlausible: Bool {
    offset.isPlausible && length.isPlausible && contentLength.isPlausible && leading.isPlausible
      && trailing.isPlausible
  }
}
