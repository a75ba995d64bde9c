#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

// What a menu's view does in AppKit only: scrolls of a trackpad.

extension MenuStage {
  func setUpStage() {
    if let menuView { addSubview(menuView) }
  }

  func setContent(_ view: NSView) {
    guard let menuView else { return }
    view.frame = menuView.bounds
    view.autoresizingMask = NativeView.followsSize
    menuView.addSubview(view)
    layOutComponent()
  }

  /// Nothing: a view of AppKit finds its safe area itself.
  func fitSafeArea() {}

  /// Nothing: it has each size of an animation as its own.
  func followSize(at time: Double) {}

  /// What a click hits, of what is there: nothing while the menu is closed, and the page beside one that is pinned.
  func hit(_ view: NSView?) -> NSView? {
    guard isPinned || liveMenu.output.accessibility.isModal else { return nil }
    return isPinned && view === self ? nil : view
  }

  /// Takes a scroll that no list has used; returns whether it is the menu's.
  func handleSwipe(_ event: NSEvent) -> Bool {
    isEnabled && !isPinned
      && swipe.handle(event, at: Point2D(convert(event.locationInWindow, from: nil)), for: liveMenu)
  }

  /// Watches the scrolls over SwiftUI's views, if this lies over such.
  func watchScrolls() -> Any? {
    guard sharesTouches, window != nil else { return nil }
    return NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.claims(event) == true ? nil : event
    }
  }

  /// Whether a scroll is the menu's and of no view under it: from where the menu has claimed the swipe.
  private func claims(_ event: NSEvent) -> Bool {
    guard event.window === window, !isHiddenOrHasHiddenAncestor else { return false }
    if event.phase.contains(.began) {
      let isOver = bounds.contains(convert(event.locationInWindow, from: nil))
      guard isOver, !isForList(event) else {
        swipe.leave()
        return false
      }
    }
    return handleSwipe(event) && swipe.isClaimed
  }

  /// Whether a list under the pointer scrolls along the menu's axis.
  private func isForList(_ event: NSEvent) -> Bool {
    var view: NSView? = window?.contentView
    view = view?.hitTest(event.locationInWindow)
    while let inner = view {
      if let list = inner as? NSScrollView, let document = list.documentView?.frame.size {
        let seen = list.contentView.bounds.size
        let rest =
          axis == .horizontal ? document.width - seen.width : document.height - seen.height
        if rest > 0.5 { return true }
      }
      view = inner.superview
    }
    return false
  }

  /// The axis along which it opens.
  var axis: NSEvent.GestureAxis {
    let edge = liveMenu.component.edge
    return edge == .top || edge == .bottom ? .vertical : .horizontal
  }
}

/// Clips the menu's view.
final class SlotView: NSView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    wantsLayer = true
  }

  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { true }
}
#endif
