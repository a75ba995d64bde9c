import AppKit
import ElasticApple

/// A window with an edge that the mouse pulls, over a list that two fingers pull.
enum NotesWindow {
  @MainActor
  static func make() -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 600),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
    window.title = "Notes"
    // ARC releases it; AppKit must not do so too.
    window.isReleasedWhenClosed = false
    window.contentViewController = NotesController()
    return window
  }
}

private final class NotesController: NSViewController {
  private let edge = ElasticSurfaceView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
  private let scrollView = ElasticScrollView(frame: .zero)
  private let refresh = ElasticRefreshControl(end: .top)

  override func loadView() {
    // A colour of the asset catalogue. A property of type `NSColor` follows light mode and dark mode.
    edge.color = NSColor(named: "Brand") ?? .systemBlue
    refresh.tintColor = edge.color
    // A setting is a paint, here a role.
    refresh.style.indicatorColor = .role(.onTint)
    refresh.target = self
    refresh.action = #selector(reload)
    scrollView.documentView = NSTextField(labelWithString: "Pull with two fingers, or press ⌘R")
    scrollView.elasticRefreshControl = refresh
    edge.contentView = scrollView
    edge.autoresizingMask = [.width, .height]
    view = edge
  }

  @objc private func reload() {
    Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      refresh.endRefreshing()
    }
  }
}
