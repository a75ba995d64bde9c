#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The view of a menu over a page: the backdrop, the elastic edge, and the menu, clipped by its bubble.
///
/// It covers the page and takes only the touches that the menu claims; the mouse only while the menu is open.
class MenuStage: ElasticComponentView {
  let liveMenu = ComponentController(MenuMotion())
  override var live: any HostedComponent { liveMenu }

  override var isAtEdge: Bool { liveMenu.component.isAtEdge }

  /// All settings of the menu; a motion continues.
  var style: MenuMotion.Style {
    get {
      var style = liveMenu.component.style
      if let own = ownOpensFrom { style.opensFrom = own }
      if let own = ownBackdrop { style.backdrop = own }
      return style
    }
    set {
      var style = newValue
      if ownOpensFrom != nil {
        ownOpensFrom = style.opensFrom
        style.opensFrom = .nowhere
      }
      if ownBackdrop != nil {
        ownBackdrop = style.backdrop
        style.backdrop = .color(.clear)
      }
      liveMenu.restyle(style, at: clock.now)
      contentChanged()
    }
  }

  /// Whether it stays beside the page.
  var isPinned = false {
    didSet {
      guard isPinned != oldValue else { return }
      let style = style
      ownBackdrop = isPinned ? style.backdrop : nil
      self.style = style
    }
  }
  /// The app's backdrop, while none is drawn.
  private var ownBackdrop: Paint?
  /// Called when the menu has been placed.
  var onPlace: () -> Void = {}

  override var isModal: Bool { super.isModal && !isPinned }

  /// Whether a drag opens it, where the style lets it.
  var opensByDrag: Bool {
    get { ownOpensFrom == nil }
    set {
      guard newValue != opensByDrag else { return }
      var style = style
      ownOpensFrom = newValue ? nil : style.opensFrom
      if !newValue { style.opensFrom = .nowhere }
      if ownBackdrop != nil { style.backdrop = .color(.clear) }
      liveMenu.restyle(style, at: clock.now)
      contentChanged()
    }
  }
  /// Where the app's style lets it open, while no drag may.
  private var ownOpensFrom: MenuReach?

  /// A setting was set in what is shown.
  override func styleWasSet() {
    super.styleWasSet()
    let shown = liveMenu.component.style
    if ownOpensFrom != nil, shown.opensFrom != .nowhere { style = shown }
  }

  private let placement = SlotPlacement()
  private var pageAction: SpokenAction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    recognizer.onTouch = { [weak self] input, time in
      guard let self, !isPinned else { return .refused }
      return liveMenu.handle(input, at: time)
    }
    setUpStage()
  }

  /// Unavailable: it is made by a controller or a transition.
  required init?(coder: NSCoder) { nil }

  /// The menu receives all touches in this view first, including the page's.
  func attachTouches(of view: NativeView) { view.addGestureRecognizer(recognizer) }

  /// Whether touches move it.
  override var isEnabled: Bool {
    didSet {
      liveMenu.perform(isEnabled ? .enable : .disable, at: clock.now)
      contentChanged()
    }
  }

  /// That of a closed menu: only then the page is read.
  override var actionName: String {
    spokenLabel ?? MenuMotion().output.accessibility.action.spoken
  }

  /// A screen reader's action that opens the menu from anywhere on the page.
  func addAction(to page: NativeView) {
    pageAction = page.addSpokenAction(of: self)
  }

  /// Takes it back from a page that goes.
  func removeAction(from page: NativeView) {
    page.removeSpokenAction(pageAction)
    page.hideFromReaders(false)
  }

  override func showFrame(at time: Double) {
    followSize(at: time)
    super.showFrame(at: time)
    guard let menuView else { return }
    placement.place(menuView, in: renderer.slot(ItemID(.menu)))
    fitSafeArea()
    onPlace()
  }

  #if canImport(UIKit)
  /// The menu's view.
  private(set) var menuView: UIView?
  let safeArea = MenuSafeArea()
  /// The page may be turned, with this in it.
  var sizeAnimation = SizeAnimation()
  /// Called when it has got another size.
  var onLayout: () -> Void = {}
  /// Called when its place or its settings may be others.
  var onLook: () -> Void = {}
  /// Called when the view around it has left the window.
  var onLeave: () -> Void = {}
  /// Whether no page under it could handle touches.
  var claimsAllTouches = false

  func setContent(_ view: UIView?) {
    menuView?.removeFromSuperview()
    menuView = view
    // A controller is the next responder of its view.
    safeArea.controller = view?.next as? UIViewController
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  override func contentChanged() {
    super.contentChanged()
    onLook()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    claimsAllTouches || (isShown(at: point) && !sharesTouches)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, superview != nil { onLeave() }
  }

  override var shownSize: CGSize { sizeAnimation.size(of: self) }

  override var pace: ClockRequest {
    sizeAnimation.isRunning && live.isInSight ? .moving : super.pace
  }

  override func layoutSubviews() {
    sizeAnimation.follow(self, at: clock.now)
    super.layoutSubviews()
    onLayout()
  }

  /// Receives keys that no view in the open menu handles, for example Escape.
  override var canBecomeFirstResponder: Bool { true }
  #else
  /// Holds the menu's view. Its coordinates are the drawing's, whatever those of the app's view are.
  let menuView: NativeView? = SlotView(frame: .zero)
  var swipe = SwipeTouch()
  /// Sees the scrolls over SwiftUI's views, which come up to no view of ours.
  private var watch: Any?

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let watch { NSEvent.removeMonitor(watch) }
    watch = watchScrolls()
  }

  override func hitTest(_ point: CGPoint) -> NSView? {
    hit(super.hitTest(point))
  }

  // The recogniser has the mouse; a click that it has left is for nothing under the menu.
  override func mouseDown(with event: NSEvent) {}
  override func mouseDragged(with event: NSEvent) {}
  override func mouseUp(with event: NSEvent) {}

  /// Receives keys that no view in the open menu handles, for example Escape.
  override var acceptsFirstResponder: Bool { true }

  /// Escape in a text field of the menu.
  override func cancelOperation(_ sender: Any?) {
    _ = live.handle(key: .escape, isDown: true, at: clock.now)
  }
  #endif
}
#endif
