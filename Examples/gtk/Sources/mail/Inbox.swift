import ElasticGTK
import ElasticKit

/// The messages, newest first, and who is writing the next one.
@MainActor
final class Inbox {
  private let messages = Messages()
  private let newer: ElasticRefresh
  private let older: ElasticRefresh
  private let balloon = MessageBalloon()

  /// All of it, with a title above.
  let view: GTKWidget
  /// Called when the menu is asked for, and when there are more messages than before.
  var onMenu: @MainActor () -> Void = {}
  var onCount: @MainActor (Int) -> Void = { _ in }

  init() {
    newer = ElasticRefresh(messages.view)
    older = ElasticRefresh(newer, end: .bottom)
    let menu = GTKButton("Folders")
    let row = Views.row([balloon, GTKLabel("The choir is typing").classes("dim-label")])
    view = GTKBox(.vertical, [Views.row([menu, Views.title("Inbox")]), older, row])
    menu.onClick = { [weak self] in self?.onMenu() }
    newer.onRefresh { [weak self] in await self?.fetchNewer() }
    older.onLoadMore { [weak self] in await self?.fetchOlder() }
    // GTK's own spinner in place of the circle.
    let spinner = Views.spinner()
    older.indicatorWidget = spinner
    older.onIndicator = { [weak spinner] progress, _ in
      if let spinner { Views.show(spinner, opacity: min(progress, 1)) }
    }
  }

  private func fetchNewer() async {
    guard await hasFetched() else { return }
    messages.addNewer(3)
    balloon.isTyping = false
    onCount(messages.count)
  }

  private func fetchOlder() async {
    guard await hasFetched() else { return }
    messages.addOlder(20)
    onCount(messages.count)
  }

  /// Waits, as for a server; false if the list was told to stop loading meanwhile.
  private func hasFetched() async -> Bool {
    do {
      try await Task.sleep(for: .milliseconds(1500))
      return true
    } catch {
      return false
    }
  }

  /// Shows the list loading, and loads.
  func refresh() {
    guard !newer.isRefreshing else { return }
    newer.beginRefreshing()
    Task {
      await fetchNewer()
      newer.endRefreshing()
    }
  }
}
