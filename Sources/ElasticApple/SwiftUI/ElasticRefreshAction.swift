#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Refreshes the list that a view is in, or loads more, as a pull does: with the circle, and the work.
///
///     @Environment(\.elasticRefresh) private var refresh
///
///     Button("Try again") { Task { await refresh?() } }
///
/// It returns when the loading has ended; if the list was loading already, when that has ended. Where a pull would have no effect, such as
/// in a disabled list, it returns at once.
@MainActor
public struct ElasticRefreshAction: Sendable {
  let task: RefreshTask

  /// Refreshes or loads more, until that has ended.
  public func callAsFunction() async { await task.run() }

  /// Whether it loads.
  public var isRunning: Bool { task.isLoading() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: ElasticRefreshAction? = nil
}

private struct LoadMoreKey: EnvironmentKey {
  static let defaultValue: ElasticRefreshAction? = nil
}

extension EnvironmentValues {
  /// Refreshes the list around a view that has `elasticRefreshable`; nil without one. SwiftUI's own `refresh` is nil there, since
  /// its value cannot be made by other packages.
  public internal(set) var elasticRefresh: ElasticRefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Loads more in the list around a view that has `elasticLoadMore`; nil without one.
  public internal(set) var elasticLoadMore: ElasticRefreshAction? {
    get { self[LoadMoreKey.self] }
    set { self[LoadMoreKey.self] = newValue }
  }
}

extension View {
  /// Lets the views in a list begin its refresh, or its loading.
  func offeringAction(_ task: RefreshTask, isAtEnd: Bool) -> some View {
    environment(
      isAtEnd ? \.elasticLoadMore : \.elasticRefresh, ElasticRefreshAction(task: task))
  }
}
#endif
