#if canImport(SwiftUI) && !os(watchOS)
import CoreText
import SwiftUI
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension ElasticComponentView {
  /// Takes what SwiftUI's environment says for this place in a tree of views. What it says of the whole system, the view
  /// finds itself.
  func apply(_ environment: EnvironmentValues, textScale: Double) {
    (self as? LyricBallView)?.hostedTypeface = environment.typeface
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

  /// Takes a tint; nil for the one that it inherits, or on a Mac the reader's accent colour.
  func applyTint(_ color: Color?) {
    #if canImport(UIKit)
    tintColor = color.map { UIColor($0) }
    #else
    tintColor = color.map { NSColor($0) } ?? .controlAccentColor
    #endif
  }
}

extension EnvironmentValues {
  /// The font as Core Text has it; nil where SwiftUI does not report it.
  fileprivate var typeface: CTFont? {
    guard #available(iOS 26, macOS 26, tvOS 26, visionOS 26, *) else { return nil }
    return font?.resolve(in: fontResolutionContext).ctFont
  }
}
#endif
