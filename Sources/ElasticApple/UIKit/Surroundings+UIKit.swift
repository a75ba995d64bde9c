#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ElasticComponentView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

  var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  var hasIncreasedContrast: Bool { traitCollection.accessibilityContrast == .high }

  var wantsBoldText: Bool { traitCollection.legibilityWeight == .bold }

  var readersTextScale: Double {
    hostedTextScale ?? Double(
      UIFontMetrics(forTextStyle: .body).scaledValue(
        for: 100, compatibleWith: traitCollection)) / 100
  }

  /// The colour in the traits of now.
  func resolved(_ color: UIColor) -> ElasticColor { resolvedNow(color) }

  #if os(tvOS)
  static var platformColors: [(ColorRole, UIColor)] { [(.label, .label)] }
  #else
  static var platformColors: [(ColorRole, UIColor)] {
    [(.label, .label), (.background, .systemBackground)]
  }
  #endif
}

extension UIView {
  /// A colour in the traits of now.
  func resolvedNow(_ color: UIColor) -> ElasticColor { ElasticColor(color, in: traitCollection) }
}

extension ElasticColor {
  /// What a colour of UIKit is with these traits; without any, with those of now (`UITraitCollection.current`). It is fixed: a
  /// property of a view, such as `color`, follows dark mode instead.
  public init(_ color: UIColor, in traits: UITraitCollection? = nil) {
    self.init((traits.map { color.resolvedColor(with: $0) } ?? color).cgColor)
  }
}

extension UIColor {
  convenience init(_ color: ElasticColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif
