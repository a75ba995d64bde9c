#if canImport(UIKit) && !os(watchOS)

// What a view in the list may begin.

extension RefreshCoordinator {
  func offerAction() {
    task.onAsk = { [weak self] in self?.ask() ?? false }
    task.isLoading = { [weak self] in self?.control.isRefreshing ?? false }
  }

  /// Begins what a pull does; returns whether it loads now.
  private func ask() -> Bool {
    if control.isRefreshing { return true }
    guard control.isEnabled, plan.hasMore else { return false }
    control.beginRefreshing()
    guard control.isRefreshing else { return false }
    begin()
    return true
  }
}
#endif
