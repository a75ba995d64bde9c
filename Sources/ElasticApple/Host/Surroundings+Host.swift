#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// The reader's settings and the app's colours, as the kit knows them. What each platform calls them is in
// `Surroundings+UIKit.swift` and `Surroundings+AppKit.swift`.

extension ElasticComponentView {
  func paint(_ color: NativeColor) -> Paint { .color(resolved(color)) }

  func nativeColor(_ paint: Paint) -> NativeColor { NativeColor(ElasticPalette(of: self)[paint]) }
}

extension Surroundings {
  @MainActor
  init(of view: ElasticComponentView) {
    let insets = view.safeAreaInsets
    self.init(
      direction: view.isRightToLeft ? .rightToLeft : .leftToRight,
      reduceMotion: view.reducesMotion, scheme: view.isDark ? .dark : .light,
      increasedContrast: view.hasIncreasedContrast, textScale: view.readersTextScale,
      safeArea: SafeArea(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension ElasticPalette {
  /// The kit's colours, except those that the platform defines.
  @MainActor
  init(of view: ElasticComponentView) {
    self.init(Surroundings(of: view))
    for (role, color) in ElasticComponentView.platformColors { self[role] = view.resolved(color) }
    for role in [ColorRole.line, .dot] { self[role] = self[.label] }
    // Last: words in the tint are legible on the background.
    setTint(view.resolved(view.tintColor))
  }
}
#endif
