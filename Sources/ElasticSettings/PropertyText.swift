import ElasticKit

/// What a table says of a setting beside what the kit knows of it.
struct PropertyText: Sendable {
  let name: StaticString
  /// The unit of a number.
  let unit: PropertyUnit
  /// The names of a choice, in the order of its cases.
  let choices: [StaticString]
  let sentence: StaticString

  init(
    _ name: StaticString, unit: PropertyUnit = .ratio, choices: [StaticString] = [],
    _ sentence: StaticString
  ) {
    (self.name, self.unit, self.choices, self.sentence) = (name, unit, choices, sentence)
  }

  func entry(of kind: SettingKind) -> PropertyEntry {
    let kind: PropertyKind =
      switch kind {
      case .number(let range): .number(unit, range)
      case .seconds(let range): .number(.seconds, range)
      case .flag: .flag
      case .choice: .choice(choices)
      case .paint: .paint
      }
    return PropertyEntry(name: name, kind: kind, sentence: sentence)
  }
}
