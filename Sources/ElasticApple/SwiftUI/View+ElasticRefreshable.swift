#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension View {
  /// Adds an elastic pull-to-refresh to a list or scroll view.
  ///
  ///     List(messages, id: \.self) { Text($0) }
  ///       .elasticRefreshable { await store.reload() }
  ///
  /// The work is a task, and the circle spins until it returns. The task is cancelled, and the loading ends, when the view disappears,
  /// as under a pushed view or in a tab that is left, when `isRefreshing` is set to false, and when the view is disabled.
  ///
  /// - On iOS, Catalyst and visionOS it searches for the nearest `UIScrollView` and attaches an
  ///   `ElasticRefreshControl` to it, since SwiftUI does not report a pull and its release
  ///   before iOS 18.
  /// - On macOS, where lists cannot be pulled, it has a key, ⌘R, and an action of screen readers, and shows nothing but an
  ///   indicator of the app's own, above the list while it loads. A visible button is the app's: in a toolbar, for example, one
  ///   that sets `isRefreshing`. Its events are `refresh` or `loadMore` and `ended`; no state is reported.
  ///
  /// - Parameters:
  ///   - isRefreshing: true while it loads; setting it begins, with the work, and ends.
  ///   - keepsPlace: whether rows that come while it loads are above what is read, as in a chat that loads older messages; then what is read stays
  ///     where it is. On macOS it has no effect.
  ///   - colors: colours for its settings, as in `[\.fill: .mint]`.
  ///   - onEvent: called with each of its events.
  ///   - onState: called with its state when that becomes another.
  ///   - action: the work.
  public func elasticRefreshable(
    isRefreshing: Binding<Bool>? = nil, keepsPlace: Bool = false,
    style: RefreshMotion.Style = RefreshMotion.Style(),
    colors: ElasticColors<RefreshMotion.Style> = [:],
    onEvent: @escaping (RefreshMotion.Event) -> Void = { _ in },
    onState: @escaping (RefreshMotion.State) -> Void = { _ in },
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let plan = RefreshPlan(
      keepsPlace: keepsPlace, isLoading: isRefreshing, look: Look(style: style, colors: colors),
      listeners: Listeners(onEvent: onEvent, onState: onState), action: action)
    return modifier(ElasticRefreshable<EmptyView>(plan: plan, indicator: nil))
  }

  /// Adds an elastic pull-to-refresh with an indicator of the app's own.
  ///
  ///     .elasticRefreshable {
  ///       await store.reload()
  ///     } indicator: { progress, isBusy in
  ///       Text(isBusy ? "Loading" : "Pull").opacity(progress)
  ///     }
  ///
  /// - Parameter indicator: makes what stands in the circle's place, of the progress of the pull (1: a release refreshes), and of
  ///   whether it loads.
  public func elasticRefreshable<Indicator: View>(
    isRefreshing: Binding<Bool>? = nil, keepsPlace: Bool = false,
    style: RefreshMotion.Style = RefreshMotion.Style(),
    colors: ElasticColors<RefreshMotion.Style> = [:],
    onEvent: @escaping (RefreshMotion.Event) -> Void = { _ in },
    onState: @escaping (RefreshMotion.State) -> Void = { _ in },
    action: @escaping @MainActor @Sendable () async -> Void,
    @ViewBuilder indicator: @escaping (_ progress: Double, _ isBusy: Bool) -> Indicator
  ) -> some View {
    let plan = RefreshPlan(
      keepsPlace: keepsPlace, isLoading: isRefreshing, look: Look(style: style, colors: colors),
      listeners: Listeners(onEvent: onEvent, onState: onState), action: action)
    return modifier(ElasticRefreshable(plan: plan, indicator: indicator))
  }

  /// Adds an elastic pull-to-refresh whose work is elsewhere.
  ///
  ///     .elasticRefreshable(isRefreshing: $store.isLoading)
  ///
  /// - Parameter isRefreshing: a pull sets it to true; setting it to false ends the loading.
  public func elasticRefreshable(
    isRefreshing: Binding<Bool>, keepsPlace: Bool = false,
    style: RefreshMotion.Style = RefreshMotion.Style(),
    colors: ElasticColors<RefreshMotion.Style> = [:],
    onEvent: @escaping (RefreshMotion.Event) -> Void = { _ in },
    onState: @escaping (RefreshMotion.State) -> Void = { _ in }
  ) -> some View {
    let plan = RefreshPlan(
      keepsPlace: keepsPlace, isLoading: isRefreshing, look: Look(style: style, colors: colors),
      listeners: Listeners(onEvent: onEvent, onState: onState))
    return modifier(ElasticRefreshable<EmptyView>(plan: plan, indicator: nil))
  }

  /// Adds loading more to the end of a list or scroll view, by a pull.
  ///
  ///     List(messages, id: \.self) { Text($0) }
  ///       .elasticLoadMore(hasMore: store.hasMore) { await store.loadMore() }
  ///
  /// As `elasticRefreshable`, at the other end; both can be on one list. On macOS it is a button below the list.
  ///
  /// - Parameters:
  ///   - hasMore: whether there is more to load. While it is false, pulls have no effect and screen readers say so.
  ///   - isLoading: true while it loads; setting it begins, with the work, and ends.
  ///   - automaticDistance: loads without a pull when the end of the content comes as near to the view as this, in points, and not again
  ///     before new rows have come, or the end has been further away; nil for pulls only. On macOS it has no effect.
  public func elasticLoadMore(
    hasMore: Bool = true, isLoading: Binding<Bool>? = nil, automaticDistance: Double? = nil,
    style: RefreshMotion.Style = RefreshMotion.Style(),
    colors: ElasticColors<RefreshMotion.Style> = [:],
    onEvent: @escaping (RefreshMotion.Event) -> Void = { _ in },
    onState: @escaping (RefreshMotion.State) -> Void = { _ in },
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    let plan = RefreshPlan(
      isAtEnd: true, hasMore: hasMore, automaticDistance: automaticDistance, isLoading: isLoading,
      look: Look(style: style, colors: colors),
      listeners: Listeners(onEvent: onEvent, onState: onState), action: action)
    return modifier(ElasticRefreshable<EmptyView>(plan: plan, indicator: nil))
  }

  /// Adds loading more to the end of a list or scroll view, with an indicator of the app's own.
  public func elasticLoadMore<Indicator: View>(
    hasMore: Bool = true, isLoading: Binding<Bool>? = nil, automaticDistance: Double? = nil,
    style: RefreshMotion.Style = RefreshMotion.Style(),
    colors: ElasticColors<RefreshMotion.Style> = [:],
    onEvent: @escaping (RefreshMotion.Event) -> Void = { _ in },
    onState: @escaping (RefreshMotion.State) -> Void = { _ in },
    action: @escaping @MainActor @Sendable () async -> Void,
    @ViewBuilder indicator: @escaping (_ progress: Double, _ isBusy: Bool) -> Indicator
  ) -> some View {
    let plan = RefreshPlan(
      isAtEnd: true, hasMore: hasMore, automaticDistance: automaticDistance, isLoading: isLoading,
      look: Look(style: style, colors: colors),
      listeners: Listeners(onEvent: onEvent, onState: onState), action: action)
    return modifier(ElasticRefreshable(plan: plan, indicator: indicator))
  }
}

#if DEBUG
struct ElasticRefreshable_Previews: PreviewProvider {
  static var previews: some View {
    List {
      ForEach(0..<20) { Text("Row \($0)") }
    }
    .elasticRefreshable { try? await Task.sleep(nanoseconds: 2_000_000_000) }
  }
}
#endif
#endif
