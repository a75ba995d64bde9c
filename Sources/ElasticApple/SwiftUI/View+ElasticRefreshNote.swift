#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Says something beside the circle of the refreshes in this view, in one line, such as "Updated 10:42"; nil for nothing.
  ///
  /// On macOS, where lists cannot be pulled, it has no effect.
  public func elasticRefreshNote(_ note: String?) -> some View {
    environment(\.elasticRefreshNote, note)
  }
}

private struct ElasticRefreshNoteKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  var elasticRefreshNote: String? {
    get { self[ElasticRefreshNoteKey.self] }
    set { self[ElasticRefreshNoteKey.self] = newValue }
  }
}
#endif
