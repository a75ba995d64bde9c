#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// What an app says of a refresh, or of loading more.
struct RefreshPlan {
  /// Whether it is at the end of the list, for more.
  var isAtEnd = false
  /// Whether there is more to load.
  var hasMore = true
  /// How near the end of the content comes before it loads without a pull, in points; nil if it does not.
  var automaticDistance: Double?
  /// Whether rows that come while it loads are above what is read.
  var keepsPlace = false
  /// Whether it loads, for the app; nil if the app does not ask.
  var isLoading: Binding<Bool>?
  var look: Look<RefreshMotion.Style>
  var listeners: Listeners<RefreshMotion>
  /// nil if the app loads by itself and sets ``isLoading``.
  var action: RefreshTask.Action?
}
#endif
