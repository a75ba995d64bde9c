// The code of ElasticApple's comments on AppKit, as in Samples.
import AppKit
import ElasticApple

@MainActor
final class Reloader: NSObject {
  func add(to scrollView: ElasticScrollView) {
    let refresh = ElasticRefreshControl(end: .top)
    refresh.target = self
    refresh.action = #selector(reload)
    scrollView.elasticRefreshControl = refresh
  }

  @objc func reload() {}
}

@MainActor
func list(
  _ tableView: NSView, in window: NSWindow, page: NSViewController, folders: NSViewController
) {
  let scrollView = ElasticScrollView(frame: .zero)
  scrollView.documentView = tableView
  scrollView.elasticRefreshControl = ElasticRefreshControl(end: .top)
  window.contentViewController = FlowingMenuController(content: page, menu: folders)
}
