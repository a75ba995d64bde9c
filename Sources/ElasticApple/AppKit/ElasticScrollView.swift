#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticHosting
import ElasticKit

/// A scroll view whose content can be pulled with two fingers on a trackpad, to refresh it or to load more.
///
///     let scrollView = ElasticScrollView(frame: .zero)
///     scrollView.documentView = tableView
///     scrollView.elasticRefreshControl = ElasticRefreshControl(end: .top)
///
/// A swipe that begins at an end of the content, or reaches it, and goes on beyond it pulls that end's control: this view
/// keeps such events of the trackpad from AppKit's own rubber band. At an end without a control, and with a wheel,
/// it scrolls as every `NSScrollView` does.
///
/// The content gives way by what the pull and the loading band need: its clip view is that much smaller, which ``tile()`` sees to,
/// as for rulers and headers. Insets are not touched. Content that is scrolled away from that end keeps its place on the screen.
@objc(ELScrollView)
open class ElasticScrollView: NSScrollView {
  /// The elastic control that refreshes the content; setting it replaces the previous one.
  @objc public var elasticRefreshControl: ElasticRefreshControl? {
    didSet { replace(oldValue, by: elasticRefreshControl, at: .top) }
  }

  /// The elastic control that loads more content at the end of it; setting it replaces the previous one.
  @objc public var elasticLoadMoreControl: ElasticRefreshControl? {
    didSet { replace(oldValue, by: elasticLoadMoreControl, at: .bottom) }
  }

  /// The clip view's frame without a control.
  private var whole = CGRect.zero
  private(set) var isFitting = false
  /// The content's length when it was last looked at.
  var contentLength: CGFloat = 0
  private var pull = PullSwipe()
  private var actions: [ObjectIdentifier: SpokenAction] = [:]

  var controls: [ElasticRefreshControl] {
    [elasticRefreshControl, elasticLoadMoreControl].compactMap { $0 }
  }

  private func replace(
    _ old: ElasticRefreshControl?, by new: ElasticRefreshControl?,
    at end: ElasticRefreshControl.End
  ) {
    guard old !== new else { return }
    if let old {
      pull = PullSwipe()
      old.removeFromSuperview()
      removeSpokenAction(actions.removeValue(forKey: ObjectIdentifier(old)))
    }
    if let new {
      new.end = end
      isFitting = true
      addSubview(new)
      isFitting = false
      actions[ObjectIdentifier(new)] = addSpokenAction(of: new)
    }
    tile()
    loadMore()
  }

  /// Lays out the parts of the scroll view, and the controls beside the content.
  open override func tile() {
    guard !isFitting else { return super.tile() }
    let ends = controls.map { (control: $0, distance: distance(from: $0.end)) }
    isFitting = true
    super.tile()
    whole = contentView.frame
    let insets = contentView.contentInsets
    for control in controls {
      control.frame = cut(whole, top: insets.top, bottom: insets.bottom)
    }
    isFitting = false
    contentLength = documentView?.frame.height ?? 0
    // It is as large again as it would be without controls.
    narrow()
    for (control, distance) in ends { keep(distance, from: control.end) }
  }

  /// Gives the content the room that the controls leave it now.
  func fit() {
    NativeView.withoutAnimation { fitNow() }
  }

  private func fitNow() {
    guard !isFitting, !controls.isEmpty else { return }
    fitContent()
    loadMore()
  }

  private func fitContent() {
    let before = contentView.frame
    let ends = controls.map { (control: $0, distance: distance(from: $0.end)) }
    let (top, bottom) = (before.minY, before.maxY)
    narrow()
    let after = contentView.frame
    guard after != before else { return }
    let scale = after.height > 0 ? contentView.bounds.height / after.height : 1
    let (least, most) = (after.minY - top, bottom - after.maxY)
    let changes = isFlipped ? (least, most) : (most, least)
    for (control, distance) in ends {
      let change = control.end == .top ? changes.0 : changes.1
      guard change != 0 else { continue }
      keep(distance > 0.5 ? max(distance + change * scale, 0) : distance, from: control.end)
    }
  }

  private func narrow() {
    isFitting = true
    defer { isFitting = false }
    let frame = cut(
      whole, top: elasticRefreshControl?.room ?? 0, bottom: elasticLoadMoreControl?.room ?? 0)
    if contentView.frame != frame { contentView.frame = frame }
  }

  private func cut(_ frame: CGRect, top: CGFloat, bottom: CGFloat) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + (isFlipped ? top : bottom), width: frame.width,
      height: max(frame.height - top - bottom, 0))
  }

  // MARK: - Scrolling

  /// Takes the swipes that pull a control.
  open override func scrollWheel(with event: NSEvent) {
    if !pull.handle(event, in: self) { super.scrollWheel(with: event) }
  }

  /// Called with each scroll.
  open override func reflectScrolledClipView(_ clipView: NSClipView) {
    super.reflectScrolledClipView(clipView)
    keepPlace()
    // AppKit also calls it in a layout.
    PlatformPhase.run { loadMore() }
  }
}
#endif
