import ElasticKit

/// The tables of settings a page can reach.
enum PropertyTable: UInt8 { case style, surroundings }

/// The numeric facts of a setting.
enum PropertyField: UInt8 { case kind, lower, upper, standard, value }

/// The kinds of settings.
enum SettingKind: UInt8 { case number, flag, choice, paint }

/// The lists of texts a page can read.
enum TextList: UInt8 {
  case component, state, event, command, presetName, role, edge
  case propertyName, propertyUnit, propertyChoice
  case surroundingName, surroundingUnit, surroundingChoice
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
  case contentReason
  case presetSettings
}

extension Instance {
  final func propertyCount(_ table: PropertyTable) -> Int {
    table == .style ? styleEntryCount : Surroundings.properties.count
  }

  /// The texts of a setting; nil for an invalid index.
  private final func entry(_ table: PropertyTable, _ index: Int) -> PropertyEntry? {
    guard index >= 0, index < propertyCount(table) else { return nil }
    return table == .style ? styleEntry(index) : Surroundings.properties[index].entry
  }

  private final func value(_ table: PropertyTable, _ index: Int, standard: Bool) -> Double {
    if table == .style { return styleValue(index, standard: standard) }
    return Surroundings.properties[index].get(standard ? Surroundings() : surroundings)
  }

  final func number(_ field: PropertyField, _ table: PropertyTable, _ index: Int) -> Double {
    guard let entry = entry(table, index) else { return .nan }
    return switch field {
    case .kind:
      Double(entry.kind.kind.rawValue)
    case .lower: entry.kind.range.lowerBound
    case .upper: entry.kind.range.upperBound
    case .standard: value(table, index, standard: true)
    case .value: value(table, index, standard: false)
    }
  }
}

// MARK: - Texts

extension Instance {
  /// A text; nil if there is none of that index.
  final func text(_ list: TextList, _ index: Int, _ choice: Int) -> StaticString? {
    switch list {
    case .component: name
    case .state, .event, .command: names(list).at(index)
    case .role: ColorRole.names.at(index)
    case .edge: ElasticEdge.names.at(index)
    case .propertyName: entry(.style, index)?.name
    case .propertyUnit: entry(.style, index)?.unit
    case .propertyChoice: entry(.style, index)?.choices.at(choice)
    case .surroundingName: entry(.surroundings, index)?.name
    case .surroundingUnit: entry(.surroundings, index)?.unit
    case .surroundingChoice: entry(.surroundings, index)?.choices.at(choice)
    case .accessibilityRole: output?.accessibility.role.name
    case .accessibilityLabel: output?.accessibility.label
    case .accessibilityValue: output?.accessibility.value
    case .accessibilityAction: output?.accessibility.action
    case .contentReason: contentReason
    case .presetName: presets.at(index)?.name
    case .presetSettings: presets.at(index)?.settings
    }
  }
}

extension PropertyKind {
  fileprivate var kind: SettingKind {
    switch self {
    case .number: .number
    case .flag: .flag
    case .choice: .choice
    case .paint: .paint
    }
  }
}

extension PropertyEntry {
  fileprivate var unit: StaticString? {
    guard case .number(let unit, _) = kind else { return nil }
    return unit.name
  }

  fileprivate var choices: [StaticString] {
    guard case .choice(let names) = kind else { return [] }
    return names
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
