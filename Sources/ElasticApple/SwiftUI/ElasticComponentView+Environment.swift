#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension ElasticComponentView {
  /// Takes what SwiftUI's environment says for this place in a tree of views. What it says of the whole system, the view
  /// finds itself, and it inherits the tint from the view that SwiftUI puts it into.
  func take(_ environment: EnvironmentValues, textScale: Double) {
    if isEnabled != environment.isEnabled { isEnabled = environment.isEnabled }
    let isReversed = environment.layoutDirection == .rightToLeft
    let isDark = environment.colorScheme == .dark
    #if canImport(UIKit)
    let direction = isReversed ? UISemanticContentAttribute.forceRightToLeft : .forceLeftToRight
    if semanticContentAttribute != direction {
      semanticContentAttribute = direction
      setNeedsLayout()
    }
    let style = isDark ? UIUserInterfaceStyle.dark : .light
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    if hostedTextScale != textScale { hostedTextScale = textScale }
    #else
    let direction = isReversed ? NSUserInterfaceLayoutDirection.rightToLeft : .leftToRight
    if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    // Only where it is another: the reader may have chosen one of more contrast.
    if isDark != (effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua) {
      appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)
    }
    if self.textScale != textScale { self.textScale = textScale }
    #endif
  }
}
#endif
