/// What values a setting takes; each is passed as one number.
public enum SettingKind: Hashable, Sendable {
  /// A number in this range.
  case number(ClosedRange<Double>)
  /// A time in this range, in seconds; less than a nanosecond counts as 0.
  case seconds(ClosedRange<Double>)
  /// 0 or 1.
  case flag
  /// One of so many cases, by its raw value.
  case choice(count: Int)
  /// A colour as 0xRRGGBBAA, or −1, −2 … for the roles by their numbers.
  case paint

  /// Range of the values; all except numbers and times are whole.
  public var range: ClosedRange<Double> {
    switch self {
    case .number(let range), .seconds(let range): range
    case .flag: 0...1
    case .choice(let count): ClosedRange(uncheckedBounds: (0, Double(count) - 1))
    case .paint: -256...0xFFFF_FFFF
    }
  }

  /// A value as a setting takes it.
  /// - Throws: a ``PropertyError`` if it is not a number, out of range or not whole where it must be.
  func checked(_ value: Double) throws(PropertyError) -> Double {
    let range = range
    guard range.contains(value) else { throw value == value ? .outOfRange(range) : .notANumber }
    switch self {
    case .number: return value
    case .seconds: return settled(value)
    case .flag, .choice, .paint:
      guard value == ElasticMath.round(value) else { throw .outOfRange(range) }
      return value
    }
  }

  /// The nearest value in range of a number or a time; the default if it is not a number. Of anything else the value.
  func nearest(to value: Double, default standard: @autoclosure () -> Double) -> Double {
    switch self {
    case .number(let range), .seconds(let range):
      settled(value == value ? min(max(value, range.lowerBound), range.upperBound) : standard())
    case .flag, .choice, .paint: value
    }
  }

  /// In less than a nanosecond a motion would end as soon as in none, but not where 0 does.
  private func settled(_ value: Double) -> Double {
    if case .seconds = self, value.magnitude < 1e-9 { 0 } else { value }
  }
}

/// Reason why a value was rejected.
public enum PropertyError: Error, Hashable, Sendable {
  /// Not a number, name, flag or colour of the property's kind.
  case notANumber
  /// Outside of this range.
  case outOfRange(ClosedRange<Double>)
}
