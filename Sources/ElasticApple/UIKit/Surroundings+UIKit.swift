#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ElasticComponentView {
  func nativeColor(_ paint: Paint) -> UIColor {
    let color = ElasticPalette(of: self)[paint]
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  func paint(_ color: UIColor) -> Paint { .color(ElasticColor(color, in: traitCollection)) }
}

extension ElasticColor {
  /// The colour for these traits.
  fileprivate init(_ color: UIColor, in traits: UITraitCollection) {
    self.init(color.resolvedColor(with: traits).cgColor)
  }
}

extension Surroundings {
  @MainActor
  init(of view: ElasticComponentView) {
    let traits = view.traitCollection
    let insets = view.safeAreaInsets
    self.init(
      direction: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      increasedContrast: traits.accessibilityContrast == .high,
      textScale: view.hostedTextScale ?? Double(
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)) / 100,
      safeArea: SafeArea(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension ElasticPalette {
  /// The kit's colours, except those that the platform defines.
  @MainActor
  init(of view: ElasticComponentView) {
    let traits = view.traitCollection
    self.init(Surroundings(of: view))
    setTint(ElasticColor(view.tintColor, in: traits))
    self[.label] = ElasticColor(.label, in: traits)
    #if !os(tvOS)
    self[.background] = ElasticColor(.systemBackground, in: traits)
    #endif
  }
}
#endif
