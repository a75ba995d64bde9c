import AppKit
import ElasticApple

/// A list that two fingers on a trackpad pull down, and Command-R, to refresh.
final class HeadlinesController: NSViewController {
  private let scrollView = ElasticScrollView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
  private let refresh = ElasticRefreshControl(end: .top)

  override func loadView() {
    scrollView.documentView = NewsList(frame: NSRect(x: 0, y: 0, width: 400, height: 1200))
    refresh.target = self
    refresh.action = #selector(reload)
    scrollView.elasticRefreshControl = refresh
    view = scrollView
  }

  @objc private func reload() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      refresh.endRefreshing()
    }
  }
}

/// A document whose first row is at its upper end.
private final class NewsList: NSView {
  override var isFlipped: Bool { true }
}
