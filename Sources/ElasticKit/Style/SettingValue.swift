// What a setting is as a number. A number that stands for no value changes nothing.

extension Bool {
  var settingValue: Double {
    get { self ? 1 : 0 }
    set { self = newValue == 1 }
  }
}

extension Int {
  /// A fraction is rounded.
  var settingValue: Double {
    get { Double(self) }
    set { self = Int(exactly: ElasticMath.round(newValue)) ?? self }
  }
}

extension NamedCase {
  var settingValue: Double {
    get { Double(rawValue) }
    set { self = UInt8(exactly: newValue).flatMap { Self(rawValue: $0) } ?? self }
  }
}

extension Paint {
  /// 0xRRGGBBAA of a colour, whose parts are rounded to 255ths; −1, −2 … for the roles by their numbers.
  @_spi(Programs) public var settingValue: Double {
    get {
      switch self {
      case .color(let color): Double(color.hex)
      case .role(let role): -1 - Double(role.number)
      }
    }
    set {
      if let hex = UInt32(exactly: newValue) {
        self = .color(ElasticColor(hex: hex))
      } else if let number = UInt8(exactly: -1 - newValue) {
        self = .role(ColorRole(number: number))
      }
    }
  }
}

extension Double? {
  /// A limit in points as the number that files and attributes write for it: 100,000 is none.
  var limit: Double {
    get { self ?? 100_000 }
    set { self = newValue == 100_000 ? nil : newValue }
  }
}
