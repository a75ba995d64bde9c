import ElasticKit

/// The tables of settings a page can reach.
enum PropertyTable: UInt8 { case style, surroundings }

/// What can be asked of a setting as a number.
enum PropertyField: UInt8 { case kind, lower, upper, choices, standard, value }

/// What became of a setting.
enum SetResult: UInt8 { case done, notANumber, outOfRange, unknown }

/// The lists of texts a page can read.
enum TextList: UInt8 {
  case component, state, event, command, part, role, edge
  case propertyName, propertyUnit, propertySentence, propertyChoice
  case surroundingName, surroundingUnit, surroundingSentence, surroundingChoice
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
}

/// A setting of whatever holder, with its default and its value now.
struct Setting {
  let name: StaticString
  let kind: PropertyKind
  let sentence: StaticString
  let standard: Double
  let value: Double

  var unit: StaticString? {
    guard case .number(let unit, _) = kind else { return nil }
    return unit.name
  }

  var choices: [StaticString] {
    guard case .choice(let names) = kind else { return [] }
    return names
  }

  func number(_ field: PropertyField) -> Double {
    let (number, range): (Double, ClosedRange<Double>) =
      switch kind {
      case .number(_, let range): (0, range)
      case .flag: (1, 0...1)
      case .choice(let names): (2, 0...Double(names.count - 1))
      case .paint: (3, PaintCode.range)
      }
    return switch field {
    case .kind: number
    case .lower: range.lowerBound
    case .upper: range.upperBound
    case .choices: Double(choices.count)
    case .standard: standard
    case .value: value
    }
  }
}

extension Property {
  func setting(now: Holder, standard: Holder) -> Setting {
    Setting(
      name: name, kind: kind, sentence: sentence, standard: get(standard), value: get(now))
  }

  func result(of value: Double, in holder: inout Holder) -> SetResult {
    do throws(PropertyError) { try set(value, in: &holder) } catch {
      return error == .notANumber ? .notANumber : .outOfRange
    }
    return .done
  }
}

extension Instance {
  final func count(_ table: PropertyTable) -> Int {
    if table == .style || settingCount == 0 { return settingCount }
    return Surroundings.properties.count
  }

  /// A setting of either table; nil if there is none of that index.
  final func setting(_ table: PropertyTable, _ index: Int) -> Setting? {
    guard index >= 0, index < count(table) else { return nil }
    if table == .style { return setting(index) }
    return Surroundings.properties[index].setting(now: surroundings, standard: Surroundings())
  }

  /// Changes a style at once, surroundings with the input that hands them over.
  final func set(
    _ value: Double, _ table: PropertyTable, _ index: Int, at time: Double
  ) -> SetResult {
    guard index >= 0, index < count(table) else { return .unknown }
    if table == .style { return setStyle(value, index, at: time) }
    var new = surroundings
    let result = Surroundings.properties[index].result(of: value, in: &new)
    if result == .done {
      surroundings = new
      findEdge()
    }
    return result
  }

  /// A text; nil if there is none of that index.
  final func text(_ list: TextList, _ index: Int, _ choice: Int) -> StaticString? {
    switch list {
    case .component, .state, .event, .command: name(list, index)
    case .part: ItemID.Part.names.at(index)
    case .role: ColorRole.names.at(index)
    case .edge: Edge.names.at(index)
    case .propertyName: setting(.style, index)?.name
    case .propertyUnit: setting(.style, index)?.unit
    case .propertySentence: setting(.style, index)?.sentence
    case .propertyChoice: setting(.style, index)?.choices.at(choice)
    case .surroundingName: setting(.surroundings, index)?.name
    case .surroundingUnit: setting(.surroundings, index)?.unit
    case .surroundingSentence: setting(.surroundings, index)?.sentence
    case .surroundingChoice: setting(.surroundings, index)?.choices.at(choice)
    case .accessibilityRole: accessibility?.role.name
    case .accessibilityLabel: accessibility?.label
    case .accessibilityValue: accessibility?.value
    case .accessibilityAction: accessibility?.action
    }
  }
}

extension StaticString {
  var isEdge: Bool { ("edge" as StaticString).withUTF8Buffer { isEqual(to: $0) } }
}

extension Array {
  func at(_ index: Int) -> Element? { index >= 0 && index < count ? self[index] : nil }
}
