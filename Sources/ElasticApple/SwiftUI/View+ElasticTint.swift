#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Sets the colour that elastic views in this view draw as the tint; nil for the usual.
  ///
  ///     MessageBalloon().elasticTint(.mint)
  ///
  /// SwiftUI's environment does not tell what `.tint` was set to. On UIKit's platforms a view inherits `tintColor` from the
  /// view that SwiftUI puts it into, and only a device shows whether that is `.tint`; on a Mac it is the reader's accent colour.
  public func elasticTint(_ color: Color?) -> some View {
    environment(\.elasticTint, color)
  }
}

private struct ElasticTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  var elasticTint: Color? {
    get { self[ElasticTintKey.self] }
    set { self[ElasticTintKey.self] = newValue }
  }
}
#endif
