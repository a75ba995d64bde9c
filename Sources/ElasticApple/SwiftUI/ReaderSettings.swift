#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// The reader's settings at a place in a tree of views.
@MainActor
struct ReaderSettings: DynamicProperty {
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @ScaledMetric private var textScale = 1.0

  var surroundings: Surroundings {
    Surroundings(
      direction: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      reduceMotion: reduceMotion, scheme: colorScheme == .dark ? .dark : .light,
      increasedContrast: contrast == .increased, textScale: textScale)
  }
}
#endif
