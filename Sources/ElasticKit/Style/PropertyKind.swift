/// Description of a setting, for any type of holder.
public struct PropertyEntry: Sendable {
  /// The name everywhere outside of Swift; in Swift too.
  public let name: TableText
  /// What kind of value it takes.
  public let kind: PropertyKind
  /// One sentence about its effect.
  public let sentence: HelpText
}

/// What kind of value a property takes.
public enum PropertyKind: Sendable {
  /// A number of a unit within a range.
  case number(PropertyUnit, ClosedRange<Double>)
  /// Yes or no.
  case flag
  /// One of these names.
  case choice(ChoiceNames)
  /// A colour or a role.
  case paint

  /// Range of the values; all except numbers are whole.
  public var range: ClosedRange<Double> {
    switch self {
    case .number(_, let range): range
    case .flag: 0...1
    case .choice(let names): ClosedRange(uncheckedBounds: (0, Double(names.count) - 1))
    case .paint: PaintCode.range
    }
  }

  /// Whether it is a time in which a motion would end as soon as in none, but not where 0 does.
  func isTooShort(_ value: Double) -> Bool {
    if case .number(.seconds, _) = self { value.magnitude < 1e-9 } else { false }
  }

  /// Whether a property can have this value.
  func allows(_ value: Double) -> Bool {
    guard range.contains(value) else { return false }
    if case .number = self { return true }
    return value == ElasticMath.round(value)
  }

  func check(_ value: Double) throws(PropertyError) {
    guard allows(value) else { throw value == value ? .outOfRange(range) : .notANumber }
  }
}

/// Unit of a number.
public enum PropertyUnit: UInt8, NamedCase {
  case points, seconds, ratio, degrees

  public static let names: [StaticString] = ["pt", "s", "", "°"]
}

/// Reason why a value was rejected.
public enum PropertyError: Error, Hashable, Sendable {
  /// Not a number, name, flag or colour of the property's kind.
  case notANumber
  /// Outside of this range.
  case outOfRange(ClosedRange<Double>)
}

/// A type whose settings are listed in one table.
public protocol PropertyHolder: Sendable {
  /// All settings, in display order.
  static var properties: [StyleProperty<Self>] { get }
}

extension PropertyHolder {
  /// The property with this name in UTF-8; nil if there is none.
  public static func property(named name: some Sequence<UInt8>) -> StyleProperty<Self>? {
    index(ofPropertyNamed: name).map { properties[$0] }
  }

  /// The place of this property in ``properties``; nil if there is none.
  package static func index(ofPropertyNamed name: some Sequence<UInt8>) -> Int? {
    properties.firstIndex { $0.name.isEqual(to: name) }
  }
}

/// Every constant of a component, each with a default.
public protocol ComponentStyle: PropertyHolder, Hashable {
  /// The defaults.
  init()
  /// Named presets, in display order.
  static var presets: [StylePreset] { get }
}

/// A paint as one number: 0xRRGGBBAA for a colour, −1, −2 … for the roles by their numbers.
enum PaintCode {
  /// From the last possible role to the last colour.
  static var range: ClosedRange<Double> { -256...0xFFFF_FFFF }

  /// The number of a paint; a colour's parts are rounded to 255ths.
  static func number(for paint: Paint) -> Double {
    switch paint {
    case .color(let color): Double(color.hex)
    case .role(let role): -1 - Double(role.number)
    }
  }

  /// The paint of a number; clear for an invalid number.
  static func paint(for number: Double) -> Paint {
    if let hex = UInt32(exactly: number) { return .color(ElasticColor(hex: hex)) }
    return UInt8(exactly: -1 - number).map { .role(ColorRole(number: $0)) } ?? .color(.clear)
  }
}
