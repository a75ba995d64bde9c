import ElasticKit

/// Description of a setting, for any type of holder.
public struct PropertyEntry: Sendable {
  /// The name everywhere outside of Swift; in Swift too.
  public let name: StaticString
  /// What kind of value it takes.
  public let kind: PropertyKind
  /// One sentence about its effect.
  public let sentence: StaticString

  /// A setting of a program's own, which has what the text functions need.
  public init(name: StaticString, kind: PropertyKind, sentence: StaticString) {
    (self.name, self.kind, self.sentence) = (name, kind, sentence)
  }
}

/// What kind of value a property takes.
public enum PropertyKind: Sendable {
  /// A number of a unit within a range.
  case number(PropertyUnit, ClosedRange<Double>)
  /// Yes or no.
  case flag
  /// One of these names.
  case choice([StaticString])
  /// A colour or a role.
  case paint

  /// Range of the values; all except numbers are whole.
  public var range: ClosedRange<Double> {
    switch self {
    case .number(_, let range): range
    case .flag: SettingKind.flag.range
    case .choice(let names): SettingKind.choice(count: names.count).range
    case .paint: SettingKind.paint.range
    }
  }
}

/// Unit of a number.
public enum PropertyUnit: UInt8, NamedCase {
  case points, seconds, ratio, degrees

  public static let names: [StaticString] = ["pt", "s", "", "°"]
}
