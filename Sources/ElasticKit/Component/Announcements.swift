/// The announcements of a component to a screen reader: each new value of a refresh or a status, once.
struct Announcements: Sendable {
  private var said: StaticString = ""

  /// Takes the accessible properties of a component and returns the new announcement; nil if there
  /// is none.
  mutating func news(of accessibility: ElasticAccessibility) -> StaticString? {
    guard accessibility.role == .status || accessibility.role == .refresh else { return nil }
    let value = accessibility.value
    guard !ElasticAccessibility.areSame(value, said) else { return nil }
    said = value
    return value.utf8CodeUnitCount == 0 ? nil : value
  }
}
