import ElasticKit

/// The tables of settings a page can reach.
enum PropertyTable: UInt8 { case style, surroundings }

/// What can be asked of a setting as a number.
enum PropertyField: UInt8 { case kind, lower, upper, choices, standard, value }

/// What became of a setting.
enum SetResult: UInt8 { case done, notANumber, outOfRange, unknown }

/// The lists of texts a page can read.
enum TextList: UInt8 {
  case component, state, event, command, presetName, role, edge
  case propertyName, propertyUnit, propertySentence, propertyChoice
  case surroundingName, surroundingUnit, surroundingSentence, surroundingChoice
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
  case contentReason
  case presetSentence, presetSettings
}

extension Instance {
  final func propertyCount(_ table: PropertyTable) -> Int {
    table == .style ? styleEntryCount : Surroundings.properties.count
  }

  /// What is said of a setting; nil if there is none of that index.
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
      switch entry.kind {
      case .number: 0
      case .flag: 1
      case .choice: 2
      case .paint: 3
      }
    case .lower: entry.kind.range.lowerBound
    case .upper: entry.kind.range.upperBound
    case .choices: Double(entry.choices.count)
    case .standard: value(table, index, standard: true)
    case .value: value(table, index, standard: false)
    }
  }

  final func set(
    _ value: Double, _ table: PropertyTable, _ index: Int, at time: Double
  ) -> SetResult {
    guard entry(table, index) != nil else { return .unknown }
    do throws(PropertyError) {
      if table == .style {
        try setStyle(value, index, at: time)
        findEdge()
      } else {
        try Surroundings.properties[index].set(value, in: &surroundings)
      }
    } catch {
      return error == .notANumber ? .notANumber : .outOfRange
    }
    return .done
  }

  final func findEdge() {
    for index in 0..<styleEntryCount where styleEntry(index).name.isEdge {
      let number = styleValue(index, standard: false)
      edge = ElasticEdge(rawValue: UInt8(number))?.resolved(for: surroundings.direction)
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
    case .propertySentence: entry(.style, index)?.sentence
    case .propertyChoice: entry(.style, index)?.choices.at(choice)
    case .surroundingName: entry(.surroundings, index)?.name
    case .surroundingUnit: entry(.surroundings, index)?.unit
    case .surroundingSentence: entry(.surroundings, index)?.sentence
    case .surroundingChoice: entry(.surroundings, index)?.choices.at(choice)
    case .accessibilityRole: output?.accessibility.role.name
    case .accessibilityLabel: output?.accessibility.label
    case .accessibilityValue: output?.accessibility.value
    case .accessibilityAction: output?.accessibility.action
    case .contentReason: contentReason
    case .presetName: presets.at(index)?.name
    case .presetSentence: presets.at(index)?.sentence
    case .presetSettings: presets.at(index)?.settings
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

extension StaticString {
  fileprivate var isEdge: Bool { isEqual(to: "edge") }

  private func isEqual(to other: StaticString) -> Bool {
    withUTF8Buffer { one in other.withUTF8Buffer { one.elementsEqual($0) } }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
