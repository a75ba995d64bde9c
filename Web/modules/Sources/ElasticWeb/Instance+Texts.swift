@_spi(Pages) import ElasticKit

/// The texts that a page can read of a component. All names are in its scripts.
enum InstanceText: UInt8 {
  case accessibilityRole, accessibilityLabel, accessibilityValue, accessibilityAction
  case contentReason
}

extension Instance {
  final func text(_ which: InstanceText) -> StaticString? {
    switch which {
    case .accessibilityRole: output.accessibility.role.name
    case .accessibilityLabel: output.accessibility.label
    case .accessibilityValue: output.accessibility.value
    case .accessibilityAction: output.accessibility.action
    case .contentReason: contentReason
    }
  }
}
