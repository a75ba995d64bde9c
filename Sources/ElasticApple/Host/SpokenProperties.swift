#if canImport(QuartzCore)
/// Which properties a screen reader reads are the app's: what an app has set itself, the component does not change.
struct SpokenProperties {
  enum Property { case element, label, value, traits }

  private var own: Set<Property> = []
  /// Whether the component sets them now, and not the app.
  private var isReporting = false

  /// Whether a property takes a value now.
  mutating func accepts(_ property: Property) -> Bool {
    if isReporting { return !own.contains(property) }
    own.insert(property)
    return true
  }

  /// A text that a screen reader asks for: the app's if it has set it, or else the component's, looked up now.
  func text(_ property: Property, ofApp text: String?, else words: @autoclosure () -> String)
    -> String?
  {
    own.contains(property) ? text : words()
  }

  /// The component sets its own until ``end()``.
  mutating func begin() { isReporting = true }
  mutating func end() { isReporting = false }
}
#endif
