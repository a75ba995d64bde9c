/// Shows a part of a document, whose direction of coordinates it has.
@MainActor
open class NSClipView: NSView {
  public var contentInsets = NSEdgeInsets()
  public internal(set) var documentView: NSView?
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  open func scroll(to place: CGPoint) {
    bounds.origin = CGPoint(x: place.x, y: nearest(to: place.y))
  }

  /// The nearest place between the ends of the document.
  func nearest(to y: CGFloat) -> CGFloat {
    guard let document = documentView?.frame else { return y }
    let (before, after) =
      isFlipped
      ? (contentInsets.top, contentInsets.bottom) : (contentInsets.bottom, contentInsets.top)
    let (least, most) = (document.minY - before, document.maxY + after - bounds.height)
    // A document that is shorter lies at the upper side.
    return isFlipped ? max(min(y, most), least) : min(max(y, least), max(most, least))
  }

  open override func setFrameSize(_ size: CGSize) {
    super.setFrameSize(size)
    bounds.origin.y = nearest(to: bounds.origin.y)
  }

  /// documentation/appkit/nsclipview/viewframechanged(_:): updates the scroll view "based on the new frame" of the document.
  func documentChanged() { (superview as? NSScrollView)?.reflectScrolledClipView(self) }
}

/// Two fingers scroll it, half as far beyond an end, from where it returns when they are lifted.
@MainActor
open class NSScrollView: NSView {
  public let contentView = NSClipView(frame: .zero)
  /// A part above the content, as a table's header is.
  public var headerHeight: CGFloat = 0 {
    didSet { tile() }
  }
  /// The events that it has scrolled by itself.
  public private(set) var scrolls = 0
  open override var isFlipped: Bool { true }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(contentView)
    tile()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.documentView?.removeFromSuperview()
      contentView.documentView = newValue
      if let newValue { contentView.addSubview(newValue) }
      contentView.bounds.origin.y = contentView.nearest(to: contentView.isFlipped ? -1e6 : 1e6)
    }
  }

  open func tile() {
    contentView.frame = CGRect(
      x: 0, y: headerHeight, width: bounds.width, height: bounds.height - headerHeight)
  }

  open override func setFrameSize(_ size: CGSize) {
    super.setFrameSize(size)
    tile()
  }

  open func reflectScrolledClipView(_ clipView: NSClipView) {}

  open override func scrollWheel(with event: NSEvent) {
    scrolls += 1
    let step = contentView.isFlipped ? -event.scrollingDeltaY : event.scrollingDeltaY
    let from = contentView.bounds.origin.y
    let isOver =
      contentView.nearest(to: from) != from || contentView.nearest(to: from + step) != from + step
    contentView.bounds.origin.y += isOver && event.phase == .changed ? step / 2 : step
    let isHeld = event.phase == .began || event.phase == .changed
    if !isHeld {
      contentView.bounds.origin.y = contentView.nearest(to: contentView.bounds.origin.y)
    }
    reflectScrolledClipView(contentView)
  }
}
