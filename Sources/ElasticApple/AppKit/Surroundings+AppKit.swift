#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

extension ElasticComponentView {
  var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

  var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

  var isDark: Bool { effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua }

  var hasIncreasedContrast: Bool {
    NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast
  }

  /// False: macOS has no such setting.
  var wantsBoldText: Bool { false }

  var readersTextScale: Double { textScale }

  /// The colour in the appearance of now.
  func resolved(_ color: NSColor) -> ElasticColor { resolvedNow(color) }

  static var platformColors: [(ColorRole, NSColor)] {
    [(.label, .labelColor), (.background, .windowBackgroundColor)]
  }
}

extension NSView {
  /// A colour in the appearance of now.
  func resolvedNow(_ color: NSColor) -> ElasticColor {
    var resolved = ElasticColor.clear
    effectiveAppearance.performAsCurrentDrawingAppearance { resolved = ElasticColor(color.cgColor) }
    return resolved
  }
}

extension ElasticColor {
  /// What a colour of AppKit is in the appearance that is drawn in now. It is fixed: a property of a view, such as `color`,
  /// follows dark mode instead.
  public init(_ color: NSColor) { self.init(color.cgColor) }
}

extension NSColor {
  convenience init(_ color: ElasticColor) {
    self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
