@_spi(Programs) import ElasticKit

extension PropertyEntry {
  /// Parses a text as a value of this property: a number, `true` or `false`, a choice's name, a colour as
  /// `#rgb`, `#rrggbb` or `#rrggbbaa`, `clear`, or a role's name.
  /// - Throws: ``PropertyError/notANumber`` for an invalid text.
  public func value(of text: [UInt8]) throws(PropertyError) -> Double {
    let value: Double?
    switch kind {
    case .number: value = DecimalText.parse(text)
    case .flag:
      let words: [StaticString] = ["false", "true", "no", "yes", "0", "1"]
      value = words.firstIndex { $0.isEqual(to: text) }.map { Double($0 % 2) }
    case .choice(let names):
      value = names.firstIndex { $0.isEqual(to: text) }.map(Double.init)
    case .paint:
      value = Paint(text: text)?.settingValue
    }
    guard let value else { throw .notANumber }
    return value
  }

  /// The text of a value, which ``value(of:)`` reads back.
  public func appendText(of value: Double, to text: inout [UInt8]) {
    switch kind {
    case .number: DecimalText.append(value, to: &text)
    case .flag: (value == 1 ? "true" as StaticString : "false").append(to: &text)
    case .choice(let names):
      if let index = UInt8(exactly: value), index < names.count {
        names[Int(index)].append(to: &text)
      }
    case .paint:
      var paint = Paint.color(.clear)
      paint.settingValue = value
      paint.appendText(to: &text)
    }
  }
}

extension PropertyEntry {
  /// Adds the valid values of this property, as a phrase after "expected".
  package func appendExpectation(to text: inout [UInt8]) {
    name.append(to: &text)
    switch kind {
    case .number(let unit, let range):
      (" as a number from " as StaticString).append(to: &text)
      DecimalText.append(range.lowerBound, to: &text)
      (" to " as StaticString).append(to: &text)
      DecimalText.append(range.upperBound, to: &text)
      guard unit.name.utf8CodeUnitCount > 0 else { return }
      text.append(UInt8(ascii: " "))
      unit.name.append(to: &text)
    case .flag: (" as true or false" as StaticString).append(to: &text)
    case .choice(let names):
      (" as one of " as StaticString).append(to: &text)
      names.append(to: &text)
    case .paint:
      (" as #rrggbb, #rrggbbaa, clear or one of " as StaticString).append(to: &text)
      ColorRole.names.append(to: &text)
    }
  }

  #if !hasFeature(Embedded)
  /// The valid values of this property, as a phrase after "expected".
  public var expectation: String {
    var text: [UInt8] = []
    appendExpectation(to: &text)
    return String(decoding: text, as: UTF8.self)
  }
  #endif
}

extension [StaticString] {
  /// Adds all, with commas between them.
  package func append(to text: inout [UInt8]) {
    for index in indices {
      if index > 0 { (", " as StaticString).append(to: &text) }
      self[index].append(to: &text)
    }
  }
}
