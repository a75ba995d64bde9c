#if canImport(QuartzCore)
/// A text of the component's own, in a place where the app may have put another.
struct OwnText {
  private var last: String?

  /// The text for that place, where `current` is: `text`, unless the app has put its own there.
  mutating func next(_ text: String, over current: String?) -> String {
    if let current, current != last { return current }
    last = text
    return text
  }
}
#endif
