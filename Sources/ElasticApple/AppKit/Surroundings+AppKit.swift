#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

extension ElasticComponentView {
  func nativeColor(_ paint: Paint) -> NSColor {
    let color = ElasticPalette(of: self)[paint]
    return NSColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  func paint(_ color: NSColor) -> Paint { .color(ElasticColor(color, in: effectiveAppearance)) }
}

extension ElasticColor {
  /// The colour in this appearance.
  fileprivate init(_ color: NSColor, in appearance: NSAppearance) {
    var resolved = ElasticColor.clear
    appearance.performAsCurrentDrawingAppearance { resolved = ElasticColor(color.cgColor) }
    self = resolved
  }
}

extension Surroundings {
  @MainActor
  init(of view: ElasticComponentView) {
    let settings = NSWorkspace.shared
    let insets = view.safeAreaInsets
    self.init(
      direction: view.userInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      reduceMotion: settings.accessibilityDisplayShouldReduceMotion,
      scheme: view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
        ? .dark : .light,
      increasedContrast: settings.accessibilityDisplayShouldIncreaseContrast,
      textScale: view.textScale,
      safeArea: SafeArea(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension ElasticPalette {
  /// The kit's colours, except those that the platform defines.
  @MainActor
  init(of view: ElasticComponentView) {
    let appearance = view.effectiveAppearance
    self.init(Surroundings(of: view))
    setTint(ElasticColor(view.tintColor, in: appearance))
    self[.label] = ElasticColor(.labelColor, in: appearance)
    self[.background] = ElasticColor(.windowBackgroundColor, in: appearance)
  }
}
#endif
