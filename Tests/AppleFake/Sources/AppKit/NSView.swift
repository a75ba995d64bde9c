@MainActor
open class NSView: NSResponder {
  private var place: CGRect

  public init(frame: CGRect) {
    place = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    place = .zero
    super.init()
  }

  // MARK: - Place

  open var frame: CGRect {
    get { place }
    set {
      place.origin = newValue.origin
      layer?.position = newValue.origin
      if newValue.size != place.size { Screen.phase { setFrameSize(newValue.size) } }
    }
  }
  open lazy var bounds = CGRect(origin: .zero, size: place.size)
  open func setFrameSize(_ size: CGSize) {
    let growth = (size.width - place.width, size.height - place.height)
    place.size = size
    bounds.size = size
    layer?.bounds.size = size
    for view in subviews where !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      view.setFrameSize(
        CGSize(
          width: view.frame.width + (mask.contains(.width) ? growth.0 : 0),
          height: view.frame.height + (mask.contains(.height) ? growth.1 : 0)))
    }
    (superview as? NSClipView)?.documentChanged()
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let width = AutoresizingMask(rawValue: 2)
    public static let height = AutoresizingMask(rawValue: 16)
  }
  public var autoresizingMask: AutoresizingMask = []
  public var alphaValue: CGFloat = 1 { didSet { layer?.opacity = Float(alphaValue) } }

  /// Origin at the lower left, unless a subclass says otherwise.
  open var isFlipped: Bool { false }
  public var clipsToBounds = false
  open var safeAreaInsets = NSEdgeInsets() {
    didSet { Screen.phase { layout() } }
  }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open func layout() {}
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// How often constraints had to look at it anew.
  public private(set) var sizeChanges = 0
  open func invalidateIntrinsicContentSize() { sizeChanges += 1 }

  /// A height of this view, from its own origin, in the superview.
  private func outward(_ y: CGFloat) -> CGFloat {
    let y = y - bounds.origin.y
    return superview.map { $0.isFlipped == isFlipped } ?? !isFlipped
      ? place.origin.y + y : place.origin.y + place.height - y
  }

  /// A point of the window, in this view.
  public func convert(_ point: CGPoint, from view: NSView?) -> CGPoint {
    precondition(view == nil, "only from the window")
    var outer = point
    if let superview { outer = superview.convert(point, from: nil) }
    let isAlike = superview.map { $0.isFlipped == isFlipped } ?? !isFlipped
    let y = isAlike ? outer.y - place.origin.y : place.origin.y + place.height - outer.y
    return CGPoint(x: outer.x - place.origin.x + bounds.origin.x, y: y + bounds.origin.y)
  }

  /// A rectangle of this view, in the window.
  public func convert(_ rect: CGRect, to view: NSView?) -> CGRect {
    precondition(view == nil, "only to the window")
    let (one, other) = (outward(rect.minY), outward(rect.maxY))
    let outer = CGRect(
      x: rect.minX + place.minX - bounds.minX, y: min(one, other), width: rect.width,
      height: rect.height)
    return superview?.convert(outer, to: nil) ?? outer
  }

  /// What its clipping ancestors leave of it.
  public var visibleRect: CGRect { seen(of: bounds) }

  private func seen(of rect: CGRect) -> CGRect {
    guard let superview else { return rect.intersection(bounds) }
    let (one, other) = (outward(rect.minY), outward(rect.maxY))
    let shift = place.minX - bounds.minX
    var outer = CGRect(
      x: rect.minX + shift, y: min(one, other), width: rect.width, height: abs(one - other))
    if superview.clipsToBounds || superview.superview == nil {
      outer = outer.intersection(superview.bounds)
    }
    // Only whether something is left is asked for.
    return outer.isEmpty || superview.seen(of: outer).isEmpty ? .zero : rect
  }

  // MARK: - Views in views

  public private(set) weak var superview: NSView?
  public private(set) var subviews: [NSView] = []
  weak var contentOf: NSWindow?
  open var window: NSWindow? { contentOf ?? superview?.window }

  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.move(to: window) {
      subviews.append(view)
      view.superview = self
      view.nextResponder = self
      layBack(view)
    }
  }

  open func addSubview(
    _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo other: NSView?
  ) {
    addSubview(view)
    if place == .below, other == nil { subviews.insert(subviews.removeLast(), at: 0) }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    move(to: nil) {
      superview.subviews.removeAll { $0 === self }
      superview.layer?.sublayers?.removeAll { $0 === layer }
      self.superview = nil
      nextResponder = nil
    }
  }

  func move(to window: NSWindow?, _ body: () -> Void) {
    let changes = window !== self.window
    Screen.phase {
      if changes { everyView { $0.viewWillMove(toWindow: window) } }
      body()
      if changes { everyView { $0.viewDidMoveToWindow() } }
    }
  }

  func everyView(_ body: (NSView) -> Void) {
    body(self)
    for view in subviews { view.everyView(body) }
  }

  open func viewWillMove(toWindow window: NSWindow?) {}
  open func viewDidMoveToWindow() {}

  open var isHidden = false {
    didSet {
      layer?.isHidden = isHidden
      guard isHidden != oldValue else { return }
      Screen.phase { everyView { isHidden ? $0.viewDidHide() : $0.viewDidUnhide() } }
    }
  }
  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor ?? false
  }
  open func viewDidHide() {}
  open func viewDidUnhide() {}

  /// The view under a point of the superview.
  open func hitTest(_ point: CGPoint) -> NSView? {
    guard !isHidden, place.contains(point) else { return nil }
    let isAlike = superview.map { $0.isFlipped == isFlipped } ?? !isFlipped
    let inside = CGPoint(
      x: point.x - place.origin.x,
      y: isAlike ? point.y - place.origin.y : place.origin.y + place.height - point.y)
    return subviews.reversed().lazy.compactMap { $0.hitTest(inside) }.first ?? self
  }
  public var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  public func isDescendant(of view: NSView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Asks the views in it, in their order.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }

  // MARK: - Layers and the screen

  public private(set) var layer: CALayer?
  open var wantsLayer = false {
    didSet {
      guard wantsLayer, layer == nil else { return }
      layer = makeLayer()
      for view in subviews { layBack(view) }
    }
  }
  /// documentation/appkit/nsview/wantslayer: "the view and all of its subviews" are layer-backed.
  private func layBack(_ view: NSView) {
    guard let layer else { return }
    view.wantsLayer = true
    if let inner = view.layer { layer.addSublayer(inner) }
  }
  /// Has what the view has, and is animated only by the view.
  private func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.animates = { NSAnimationContext.isAnimating && CATransaction.isAnimating }
    layer.position = place.origin
    layer.bounds.size = place.size
    layer.opacity = Float(alphaValue)
    layer.isHidden = isHidden
    return layer
  }
  open var wantsUpdateLayer: Bool { false }
  open func updateLayer() {}
  open func viewDidChangeBackingProperties() {}

  /// Calls nothing while the view is hidden or in no window.
  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    let link = CADisplayLink(target: target, selector: selector)
    link.isShown = { [weak self] in
      self.map { $0.window != nil && !$0.isHiddenOrHasHiddenAncestor } ?? false
    }
    return link
  }

  /// As assigned to this view, or to one that it is in.
  public var appearance: NSAppearance? {
    didSet { Screen.phase { everyView { $0.viewDidChangeEffectiveAppearance() } } }
  }
  public var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? NSAppearance(.aqua)
  }
  open func viewDidChangeEffectiveAppearance() {}

  /// Whether a click makes it the first responder, as one in a text field does.
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether a click that makes the window key is also its own.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  open var mouseDownCanMoveWindow: Bool { true }
  open var focusRingMaskBounds: CGRect { .zero }
  open func drawFocusRingMask() {}

  // MARK: - Accessibility

  public private(set) var isAccessibilityElement = false
  public private(set) var accessibilityRole: NSAccessibility.Role?
  public private(set) var accessibilityLabel: String?
  public private(set) var accessibilityValue: Any?
  public private(set) var isAccessibilityEnabled = true
  public private(set) var isAccessibilityModal = false
  public private(set) var isAccessibilityHidden = false
  private var customActions: [NSAccessibilityCustomAction]?
  public private(set) var accessibilityChildren: [Any]?
  open func setAccessibilityChildren(_ children: [Any]?) { accessibilityChildren = children }
  open func setAccessibilityHidden(_ isHidden: Bool) { isAccessibilityHidden = isHidden }
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? { customActions }
  open func setAccessibilityCustomActions(_ actions: [NSAccessibilityCustomAction]?) {
    customActions = actions
  }
  /// documentation/appkit/nsaccessibilityprotocol/accessibilityframe(): in the screen's coordinates.
  open func accessibilityFrame() -> NSRect {
    window?.convertToScreen(convert(bounds, to: nil)) ?? .zero
  }
  open func setAccessibilityElement(_ isElement: Bool) { isAccessibilityElement = isElement }
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { accessibilityRole = role }
  open func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
  open func setAccessibilityValue(_ value: Any?) { accessibilityValue = value }
  open func setAccessibilityEnabled(_ isEnabled: Bool) { isAccessibilityEnabled = isEnabled }
  open func setAccessibilityModal(_ isModal: Bool) { isAccessibilityModal = isModal }
  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformCancel() -> Bool { false }
}

open class NSAccessibilityElement {
  public init() {}
  public private(set) weak var parent: AnyObject?
  public private(set) var role: NSAccessibility.Role?
  public private(set) var value: Any?
  open func accessibilityFrame() -> NSRect { .zero }
  open func accessibilityPerformPress() -> Bool { false }
  open func setAccessibilityParent(_ parent: Any?) { self.parent = parent as AnyObject }
  open func setAccessibilityRole(_ role: NSAccessibility.Role?) { self.role = role }
  open func setAccessibilityValue(_ value: Any?) { self.value = value }
}

@MainActor
open class NSControl: NSView {
  open var isEnabled = true
  open var isHighlighted = false
  open var font: NSFont?
  open weak var target: AnyObject?
  open var action: Selector?
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action, let target else { return false }
    action.call(target as AnyObject)
    return true
  }
}

@MainActor
open class NSSlider: NSControl {}

@MainActor
open class NSSwitch: NSControl {}

@MainActor
open class NSScroller: NSControl {}

@MainActor
open class NSTextField: NSControl {
  open var isSelectable = false
}
