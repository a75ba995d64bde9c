#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// The view of a menu over a page: the backdrop, the elastic edge, and the menu, clipped by its bubble.
///
/// It covers the page, and is there for the mouse only while the menu is open.
class MenuStage: ElasticComponentView {
  let liveMenu = LiveComponent(MenuMotion())
  override var live: any Showable { liveMenu }

  /// Holds the menu's view. Its coordinates are the drawing's, whatever those of the app's view are.
  private let clip = SlotView(frame: .zero)
  private let placement = SlotPlacement()
  private var swipe = SwipeTouch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(clip)
    recognizer.onTouch = { [weak self] input, time in
      self?.liveMenu.handle(input, at: time) ?? .refused
    }
  }

  /// Unavailable: it is made by a controller.
  required init?(coder: NSCoder) { nil }

  func setContent(_ view: NSView) {
    view.frame = clip.bounds
    view.autoresizingMask = [.width, .height]
    clip.addSubview(view)
    layOutComponent()
  }

  /// The menu receives all clicks in this view first, including the page's.
  func takeTouches(of view: NSView) { view.addGestureRecognizer(recognizer) }

  /// Whether touches move it.
  override var isEnabled: Bool {
    didSet { liveMenu.perform(isEnabled ? .enable : .disable, at: clock.now) }
  }

  /// Takes a scroll that no list has used; returns whether it is the menu's.
  func takeSwipe(_ event: NSEvent) -> Bool {
    isEnabled
      && swipe.take(event, at: Point2D(convert(event.locationInWindow, from: nil)), for: liveMenu)
  }

  /// Sees the scrolls over SwiftUI's views, which come up to no view of ours.
  private var watch: Any?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let watch { NSEvent.removeMonitor(watch) }
    watch = nil
    guard sharesTouches, window != nil else { return }
    watch = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [weak self] event in
      self?.takesOver(event) == true ? nil : event
    }
  }

  /// Whether a scroll is the menu's and of no view under it: from where the menu has claimed the swipe.
  private func takesOver(_ event: NSEvent) -> Bool {
    guard event.window === window, !isHiddenOrHasHiddenAncestor else { return false }
    if event.phase.contains(.began) {
      let isOver = bounds.contains(convert(event.locationInWindow, from: nil))
      guard isOver, !isForList(event) else {
        swipe.leave()
        return false
      }
    }
    return takeSwipe(event) && swipe.isClaimed
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

  /// A screen reader's action that opens the menu from anywhere on the page.
  func addAction(to page: NSView) {
    let name = spokenLabel ?? liveMenu.output.accessibility.action.spoken
    let action = NSAccessibilityCustomAction(name: name) { [weak self] in
      self?.accessibilityPerformPress() ?? false
    }
    pageAction = action
    page.setAccessibilityCustomActions((page.accessibilityCustomActions() ?? []) + [action])
  }
  private var pageAction: NSAccessibilityCustomAction?

  /// Takes it back from a page that goes.
  func removeAction(from page: NSView) {
    page.setAccessibilityCustomActions(
      page.accessibilityCustomActions()?.filter { $0 !== pageAction })
    page.setAccessibilityHidden(false)
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    placement.place(clip, in: liveMenu.withDrawing { $0.slot(ItemID(.menu)) })
  }

  override func hitTest(_ point: CGPoint) -> NSView? {
    liveMenu.output.accessibility.isModal ? super.hitTest(point) : nil
  }

  // The recogniser has the mouse; a click that it has left is for nothing under the menu.
  override func mouseDown(with event: NSEvent) {}
  override func mouseDragged(with event: NSEvent) {}
  override func mouseUp(with event: NSEvent) {}

  /// Receives keys that no view in the open menu handles, for example Escape.
  override var acceptsFirstResponder: Bool { true }

  /// Escape in a text field of the menu.
  override func cancelOperation(_ sender: Any?) {
    _ = live.answer(.escape, isDown: true, at: clock.now)
  }
}

/// Clips the menu's view.
private final class SlotView: NSView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    wantsLayer = true
  }

  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { true }
}
#endif
