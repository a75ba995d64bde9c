/// What a host says of a component without being asked: each new value of a refresh or a status, once.
public struct Announcements: Sendable {
  private var said: StaticString = ""

  /// Nothing said yet.
  public init() {}

  /// Notes what a component is to a screen reader and answers what is to be said now; nil if that is
  /// nothing, or was said.
  public mutating func news(of accessibility: ElasticAccessibility) -> StaticString? {
    guard accessibility.role == .status || accessibility.role == .refresh else { return nil }
    let value = accessibility.value
    guard !ElasticAccessibility.areSame(value, said) else { return nil }
    said = value
    return value.utf8CodeUnitCount == 0 ? nil : value
  }
}
