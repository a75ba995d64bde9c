#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Pull-to-refresh, or load-more: for any scroll view of UIKit, used like `UIRefreshControl`, and for AppKit's
/// `ElasticScrollView`.
///
///     let refresh = ElasticRefreshControl()
///     refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
///     tableView.elasticRefreshControl = refresh
///
/// In AppKit `refresh.target` and `refresh.action` are set instead. The action is sent at the release, once a pull; call
/// ``endRefreshing()`` when it is done.
///
/// In UIKit a list that scrolls sideways has its controls at the left and at the right:
///
///     shelf.elasticRefreshControl = ElasticRefreshControl(end: .left)
///     shelf.elasticLoadMoreControl = ElasticRefreshControl(end: .right)
///
/// In UIKit it adds its own space to the scroll view's `contentInset` when loading begins and subtracts exactly the same when
/// it ends, and preserves all other insets. It needs no clean-up. An inset that the app assigns while it loads is taken as the
/// app's whole inset, without this control's part: assign it, rather than add to it (`contentInset.top += 20`). What was added
/// is recognised when exactly as much is taken off again, as a keyboard is. A list that the reader scrolls while it loads keeps
/// the part of that space that is in sight, so that its headers stay at the bar.
///
/// Under a large title the navigation bar takes its height from the list's offset and inset, so there the inset changes in each
/// frame, and the offset with it. The wave of a pull is drawn in the bar, above its background and below its title.
///
/// On a Mac two fingers on a trackpad pull it. For all other readers it has a key, Command-R, and an action of screen readers,
/// and an app can give `refreshNow(_:)` to a button or a menu item.
///
/// A subclass has a look of its own where it overrides ``init(end:)``, and ``init(coder:)`` if a nib may have it.
@objc(ELRefreshControl)
open class ElasticRefreshControl: ElasticComponentView {
  /// The end of the scroll view that it belongs to: the one that it is attached to.
  @objc public internal(set) var end: End {
    didSet { if end != oldValue { endChanged(from: oldValue) } }
  }

  let refresh: ComponentController<RefreshMotion>
  override var live: any HostedComponent { refresh }

  private let placement = SlotPlacement()
  let feedback = PullFeedback()
  /// The time that a scroll has drawn, which the clock need not draw again.
  var drawnTime = -Double.infinity
  /// Whether the app has asked for the end of this refresh.
  var isEndAsked = false
  /// Whether ``onCancel`` has to be called.
  var isCancelDue = false

  /// A control for an end of a scroll view, with DGElasticPullToRefresh's settings. In UIKit `.left` and `.right` are the ends of a list
  /// that scrolls sideways.
  @objc public init(end: End) {
    self.end = end
    refresh = end.makeComponent()
    super.init(frame: .zero)
    setUp()
  }

  /// A control for the top of a scroll view.
  public override convenience init(frame: CGRect) { self.init(end: .top) }

  /// A control for the top of a scroll view, with all that the nib or storyboard sets of a control.
  public required init?(coder: NSCoder) {
    end = .top
    refresh = End.top.makeComponent()
    super.init(coder: coder)
    setUp()
    // A nib may set it without its setter.
    if !isEnabled { perform(.disable) }
  }

  private func setUp() {
    setUpControl()
    clock.isCalm = { [weak self] in self?.motionState == .loading }
    refresh.onEvent = { [weak self] in self?.report($0.event) }
  }

  private func endChanged(from old: End) {
    fitEnd(from: old)
    // The edge follows.
    styleWasSet()
  }

  override func styleWasSet() {
    let style = style
    self.style = style
  }

  /// Is notified of the control's events.
  @objc public weak var delegate: (any ElasticRefreshControlDelegate)?

  /// A view that replaces the circle, in the circle's frame; nil for the circle.
  @objc public var indicatorView: NativeContent? {
    didSet {
      oldValue?.removeFromSuperview()
      if let indicatorView { addSubview(indicatorView) }
      style.indicator = indicatorView == nil ? .circle : .custom
    }
  }

  /// A line of text beside the circle, such as "Updated 10:42", in the circle's colour; nil for none. At the left and at the right it is
  /// not shown: a band of 50 points has no room for it.
  @objc public var note: String? { didSet { showLine() } }
  /// The same with attributes of the app's, as `UIRefreshControl` has it; it takes the place of ``note``. What it does not say of fonts and
  /// colours is as a note's.
  @objc public var attributedTitle: NSAttributedString? { didSet { showLine() } }
  /// How the last loading has ended, if the app has said so by ``endRefreshing(_:saying:)``.
  @objc public internal(set) var outcome = Outcome.none
  let line = NoteLine()
  /// Whether a sentence is in the circle's place, or in that of the app's indicator.
  var hidesCircle = false {
    didSet {
      guard hidesCircle != oldValue else { return }
      style.indicator = hidesCircle ? .none : indicatorView == nil ? .circle : .custom
    }
  }

  /// Called in every frame with the progress of the pull (1: a release refreshes), and whether it is busy.
  @objc public var onIndicator: ((_ progress: Double, _ isBusy: Bool) -> Void)?

  /// Called when loading was ended by ``cancelRefreshing()``, or by disabling the control: the app's work is no longer wanted.
  /// In UIKit `.touchCancel` is sent too.
  @objc public var onCancel: (() -> Void)?

  override var actionName: String { spokenLabel ?? refresh.output.accessibility.label.spoken }

  func notifyCancelled() {
    onCancel?()
    notifyDelegateOfCancel()
    sendCancelAction()
  }

  var automatic = AutomaticLoad()

  /// Whether rows that come while it loads are above what is read, as in a chat whose pull loads older messages: then the list scrolls by what
  /// the content has grown by, so that what is read stays where it is. False at first; for a control at the top or the left.
  @objc public var keepsPlace = false

  /// Whether a pull has an effect; false ends a running pull or refresh.
  public override var isEnabled: Bool {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  /// All events from now on, for `for await`; it ends with the control.
  public var events: AsyncStream<RefreshMotion.Event> { streams.make() }
  private let streams = EventStreams<RefreshMotion.Event>()

  private func report(_ event: RefreshMotion.Event) {
    defer {
      notifyDelegate(event)
      streams.send(event)
    }
    feedback.feel(event)
    if event == .ended { reportEnd() }
    if event == .refresh || event == .loadMore {
      beginOutcome()
      sendRefreshAction()
    }
  }

  override func showFrame(at time: Double) {
    if time > drawnTime || refresh.isFrameDue { super.showFrame(at: time) }
    moveScrollView()
    showParts()
    reportFrame()
  }

  override func advanceUnseen(at time: Double) { endUnseen(at: time) }

  /// Shows what belongs to the wave beside its layers.
  func showParts() {
    showStrip()
    showLine()
    if let indicatorView {
      placement.place(indicatorView, in: renderer.slot(ItemID(.indicator)))
    }
  }

  override func reportFrame() {
    reportCancel()
    reportIndicator()
  }

  #if canImport(UIKit)
  var link: ScrollLink?
  /// Whether content that is shorter than the scroll view bounces only for the controls.
  var addsBounce = false
  /// Called when its scroll view has left the window.
  var onLeave: () -> Void = {}
  /// The wave under a bar.
  let strip = BarBackdrop()

  /// True while it loads, and while VoiceOver or Switch Control runs and it can refresh: a button before the first row, or after the
  /// last one.
  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && (isRefreshing || isButtonForReaders) }
    set { super.isAccessibilityElement = newValue }
  }

  /// The band that it shows, or a strip at the list's edge, in the screen's coordinates.
  public override var accessibilityFrame: CGRect {
    get { UIAccessibility.convertToScreenCoordinates(placeForReaders, in: self) }
    set { super.accessibilityFrame = newValue }
  }

  /// False: a list's row lies under it.
  override var passesActivation: Bool { false }

  public override func willMove(toSuperview superview: UIView?) {
    super.willMove(toSuperview: superview)
    link?.leave()
    link = nil
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    // The bar is also the next page's.
    if window == nil { showWave(in: nil) }
    if window == nil, superview != nil { onLeave() }
  }

  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView = superview as? UIScrollView else { return }
    link = ScrollLink(scrollView, self)
    fitScrollView()
  }

  public override func layoutSubviews() {
    // Colours, for example, may be others.
    drawnTime = -.infinity
    super.layoutSubviews()
    PlatformPhase.run { link?.follow() }
  }
  #else
  /// The key that refreshes together with Command; empty for none. "r", or none for load-more.
  @objc public var keyEquivalent = ""

  /// nil: it covers its list, whose rows the mouse is for.
  public override func hitTest(_ point: CGPoint) -> NSView? { nil }

  /// Command with ``keyEquivalent``; with Shift, Control or Option it is another command of the app.
  public override func performKeyEquivalent(with event: NSEvent) -> Bool {
    isKeyEquivalent(event)
      ? live.activate(at: clock.now) : super.performKeyEquivalent(with: event)
  }

  /// An element only while it loads: it covers its list. In AppKit a scroll view is an element itself, which has the action.
  public override func setAccessibilityElement(_ isElement: Bool) {
    super.setAccessibilityElement(isElement && isRefreshing)
  }

  /// The band that it shows, in the screen's coordinates.
  public override func accessibilityFrame() -> NSRect {
    window?.convertToScreen(convert(band, to: nil)) ?? .zero
  }
  #endif
}
#endif
