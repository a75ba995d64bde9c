@_spi(Pages) import ElasticKit

/// The tables of settings a page can reach.
enum PropertyTable: UInt8 { case style, surroundings }

/// The texts that a page can read of a component. All names are in its scripts.
enum InstanceText: UInt8 {
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
  case contentReason
}

extension Instance {
  /// The value of a setting now; NaN for an invalid index.
  final func value(_ table: PropertyTable, _ index: Int) -> Double {
    guard table == .surroundings else { return styleValue(index) }
    guard Surroundings.properties.indices.contains(index) else { return .nan }
    return surroundings.value(ofProperty: index)
  }

  final func text(_ which: InstanceText) -> StaticString? {
    switch which {
    case .accessibilityRole: output?.accessibility.role.name
    case .accessibilityLabel: output?.accessibility.label
    case .accessibilityValue: output?.accessibility.value
    case .accessibilityAction: output?.accessibility.action
    case .contentReason: contentReason
    }
  }
}
