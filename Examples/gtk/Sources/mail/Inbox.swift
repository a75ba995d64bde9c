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
    let menu = Views.button("Folders")
    let row = Views.row([balloon, Views.label("The choir is typing", isDim: true)])
    view = Views.column([Views.row([menu, Views.title("Inbox")]), older, row])
    menu.connect("clicked") { [weak self] _ in self?.onMenu() }
    newer.onRefresh = { [weak self] in self?.fetchNewer() }
    older.onLoadMore = { [weak self] in self?.fetchOlder() }
    // GTK's own spinner in place of the circle.
    let spinner = Views.spinner()
    older.indicatorWidget = spinner
    older.onIndicator = { [weak spinner] progress, _ in
      if let spinner { Views.show(spinner, opacity: min(progress, 1)) }
    }
  }

  private func fetchNewer() {
    GTKApplication.after(1.5) { [weak self] in
      guard let self else { return }
      messages.addNewer(3)
      newer.endRefreshing()
      balloon.isTyping = false
      onCount(messages.count)
    }
  }

  private func fetchOlder() {
    GTKApplication.after(1.5) { [weak self] in
      guard let self else { return }
      messages.addOlder(20)
      older.endRefreshing()
      onCount(messages.count)
    }
  }
}
