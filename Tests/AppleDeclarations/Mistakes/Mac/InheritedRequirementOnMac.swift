// overriding declaration requires an 'override' keyword
import AppKit

final class InheritedRequirementOnMac: NSView {
  func accessibilityHelp() -> String? { nil }
}
