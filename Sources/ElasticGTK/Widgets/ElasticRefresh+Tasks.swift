#if GTK
extension ElasticRefresh {
  /// Does work in a task when a pull requests new items, and ends the loading when the work is done.
  ///
  /// The task is cancelled if the loading ends before: by Escape, ``endRefreshing()``, ``isEnabled``, or because the widget is gone.
  public func onRefresh(perform action: @escaping @MainActor () async -> Void) {
    onRefresh = { [weak self] in self?.load(by: action) }
  }

  /// Does work in a task when a pull requests more items, as ``onRefresh(perform:)`` does.
  public func onLoadMore(perform action: @escaping @MainActor () async -> Void) {
    onLoadMore = { [weak self] in self?.load(by: action) }
  }

  /// A pull that is cancelled while the list loads ends nothing.
  func cancelWorkThatEnded() {
    if !isRefreshing { work.cancel() }
  }

  private func load(by action: @escaping @MainActor () async -> Void) {
    work.begin(action) { [weak self] in self?.endRefreshing() }
  }
}
#endif
