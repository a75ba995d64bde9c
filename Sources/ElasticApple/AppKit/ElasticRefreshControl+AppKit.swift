#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// Pull-to-refresh, or load-more, for an `ElasticScrollView`; used like UIKit's.
///
///     let refresh = ElasticRefreshControl(end: .top)
///     refresh.target = self
///     refresh.action = #selector(reload)
///     scrollView.elasticRefreshControl = refresh
///
/// Two fingers on a trackpad pull it. Its action is sent at the release, once a pull; call ``endRefreshing()`` when it is done.
/// For all other readers it has a key, Command-R, and an action of screen readers, and an app can give ``refreshNow(_:)`` to
/// a button or a menu item.
@objc(ELRefreshControl)
public final class ElasticRefreshControl: ElasticComponentView {
  /// The end of the scroll view that it belongs to: the one that it is attached to.
  @objc public internal(set) var end: End {
    didSet { if end != oldValue { endChanged() } }
  }

  let refresh: LiveComponent<RefreshMotion>
  override var live: any Showable { refresh }
  private let placement = SlotPlacement()
  private var pullTick = PullTick()
  /// Whether the app has asked for the end of this refresh.
  var isEndAsked = false
  /// Whether ``onCancel`` has to be called.
  var isCancelDue = false

  /// The key that refreshes together with Command; empty for none. "r", or none for load-more.
  @objc public var keyEquivalent: String

  /// A control for the top or the bottom of a scroll view, with DGElasticPullToRefresh's settings.
  @objc public init(end: End) {
    self.end = end
    keyEquivalent = Self.key(for: end)
    refresh = end.makeComponent()
    super.init(frame: .zero)
    refresh.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// A control for the top of a scroll view.
  public override convenience init(frame: CGRect) { self.init(end: .top) }

  /// Unavailable: a nib sets the scroll view's controls from code.
  public required init?(coder: NSCoder) { nil }

  private func endChanged() {
    if keyEquivalent == Self.key(for: end == .top ? .bottom : .top) {
      keyEquivalent = Self.key(for: end)
    }
    // The edge follows.
    styleWasSet()
  }

  /// One key refreshes; none loads more.
  private static func key(for end: End) -> String { end == .top ? "r" : "" }

  override func styleWasSet() {
    let style = style
    self.style = style
  }

  /// Is told what the control does.
  @objc public weak var delegate: (any ElasticRefreshControlDelegate)?

  /// A view that replaces the circle, in the circle's frame; nil for the circle.
  @objc public var indicatorView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let indicatorView { addSubview(indicatorView) }
      style.indicator = indicatorView == nil ? .circle : .custom
    }
  }

  /// Called in every frame with the progress of the pull (1: a release refreshes), and whether it is busy.
  @objc public var onIndicator: ((_ progress: Double, _ isBusy: Bool) -> Void)?

  /// Called when loading was ended by ``cancelRefreshing()``, or by disabling the control: the app's work is no longer wanted.
  @objc public var onCancel: (() -> Void)?

  func tellCancelled() {
    onCancel?()
    tellDelegateOfCancel()
  }

  /// Loads more, without a pull, when the end of the content comes nearer to the view than ``automaticDistance``; for a
  /// control at the bottom. Once for each length of the content, so an answer without new rows is not asked for again.
  @objc public var loadsAutomatically: Bool {
    get { automatic.isOn }
    set {
      automatic.isOn = newValue
      (superview as? ElasticScrollView)?.loadMore()
    }
  }

  /// How near the end of the content has to come, in points; 0 is its sight.
  @objc public var automaticDistance: Double {
    get { automatic.distance }
    set { automatic.distance = newValue }
  }
  private var automatic = AutomaticLoad()

  /// The scroll view is at this place.
  func loadMore(at position: ScrollReport) {
    if end == .bottom, automatic.isDue(at: position, in: motionState) {
      live.activate(at: clock.now)
    }
  }

  /// Refreshes, as a pull does; for a button or a menu item.
  @objc public func refreshNow(_ sender: AnyObject?) { live.activate(at: clock.now) }

  /// Whether a pull has an effect; false ends a running pull or refresh.
  public override var isEnabled: Bool {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  private func tell(_ event: RefreshMotion.Event) {
    defer { tellDelegate(event) }
    if pullTick.isFelt(event) {
      NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
    }
    if event == .ended { tellEnd() }
    if event == .refresh || event == .loadMore { sendPrimaryAction() }
  }

  // MARK: - Mouse, keys, screen readers

  /// nil: it covers its list, whose rows the mouse is for.
  public override func hitTest(_ point: CGPoint) -> NSView? { nil }

  /// Command with ``keyEquivalent``; with Shift, Control or Option it is another command of the app.
  public override func performKeyEquivalent(with event: NSEvent) -> Bool {
    let flags = event.modifierFlags.intersection([.command, .shift, .control, .option])
    guard isEnabled, !keyEquivalent.isEmpty, flags == .command,
      event.charactersIgnoringModifiers == keyEquivalent
    else { return super.performKeyEquivalent(with: event) }
    return live.activate(at: clock.now)
  }

  /// An element only while it loads, as in UIKit: it covers its list.
  public override func setAccessibilityElement(_ isElement: Bool) {
    super.setAccessibilityElement(isElement && isRefreshing)
  }

  /// The action of screen readers with the effect of the pull, for the list.
  func makeAction() -> NSAccessibilityCustomAction {
    let name = spokenLabel ?? refresh.output.accessibility.label.spoken
    return NSAccessibilityCustomAction(name: name) { [weak self] in
      self?.accessibilityPerformPress() ?? false
    }
  }

  // MARK: - The scroll view

  /// What the content gives way by, in points.
  var room: CGFloat {
    let output = refresh.output
    return CGFloat(max(output.inset + output.shift, 0))
  }

  func fitScrollView() { (superview as? ElasticScrollView)?.fit() }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    fitScrollView()
    if let indicatorView {
      placement.place(indicatorView, in: refresh.withDrawing { $0.slot(ItemID(.indicator)) })
    }
    reportFrame()
  }

  override func reportFrame() {
    reportCancel()
    reportIndicator()
  }
}
#endif
