#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The base of all views of elastic components: the clock, the touches or the mouse, the keys and the layers.
///
/// It draws only while something moves and the view can be seen: in a window, on a Mac not covered, in UIKit of an app in the
/// foreground. It needs no clean-up. Use one of its subclasses: a view of this class itself shows nothing.
@objc(ELComponentView)
open class ElasticComponentView: ElasticPlatformControl {
  let clock = FrameClock()
  let renderer = LayerRenderer()
  var reportedAccessibility: ElasticAccessibility?
  var appColors: [AnyKeyPath: AppColor] = [:]
  var spoken = SpokenProperties()
  /// The size that constraints know.
  var reportedSize: CGSize?
  /// Whether its touches or clicks are those of all views in its place, as SwiftUI's views under it are: see ``shareTouches()``.
  var sharesTouches = false
  /// Whether it leaves the focus to a control that it belongs to.
  var leavesFocus = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    setUpHost()
    startHost()
    observeSystem()
    listen()
  }

  // MARK: - What a component's view says

  /// The component that is shown. A nib or an app may make a view of this class, which has none: an invisible surface.
  var live: any HostedComponent { nothing }
  private lazy var nothing = makeNothing()

  /// Whether the component is for touches at all; if not, they are for what lies under the view.
  var handlesTouches: Bool { type(of: self) != ElasticComponentView.self }

  /// Whether it covers what lies under it for screen readers.
  var isModal: Bool { live.output.accessibility.isModal }

  /// Whether it takes only touches that go down at its edge now.
  var isAtEdge: Bool { false }

  /// Passes the component's events to the delegate.
  func listen() {}

  /// Advances the drawing to a time.
  func showFrame(at time: Double) { drawFrame(at: time) }

  /// Called a few times a second where it is out of sight and has not come to rest.
  func advanceUnseen(at time: Double) {}

  /// Reports what may have changed in a frame besides states and events.
  func reportFrame() {}

  /// A setting was set by its name.
  func styleWasSet() { contentChanged() }

  /// The content or its position may have changed: updates constraints and screen readers.
  func contentChanged() { reportSize() }

  /// Called when colours that depend on its state may have changed.
  func showLook() {}

  /// The size that it has on the screen, in points.
  var shownSize: CGSize { bounds.size }

  /// The room for what the view shows beside its component, in points.
  var roomBeside: CGSize { .zero }

  /// What screen readers call it, and what they say of it.
  var spokenName: String { spokenLabel ?? live.output.accessibility.label.spoken }
  var spokenValue: String { live.output.accessibility.value.spoken }

  /// What is announced where the component has this to say.
  func sentence(for news: StaticString) -> String { news.spoken }

  /// What its clock is to do.
  var pace: ClockRequest { live.pace }

  /// Whether a screen reader's activation without an effect is for what lies under the view.
  var passesActivation: Bool { true }

  // MARK: - What the platforms ask alike

  /// The natural size of its content in points; `noIntrinsicMetric` both ways for a view that fills any size. Constraints may
  /// give it another one.
  public override var intrinsicContentSize: CGSize {
    naturalSize(or: super.intrinsicContentSize)
  }

  /// The size in which it shows all of what it shows in a width, which it need not have: a ball all its rows. What has any size
  /// answers as the platform's other controls.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    naturalSize(inWidth: size.width) ?? super.sizeThatFits(size)
  }

  /// The accessibility label; set by the app, or else the component's own word. What an app sets by the platform's own
  /// properties stays too.
  ///
  /// The component's words are in the app's language if that is English, German, Spanish, Japanese or Arabic; the app's own
  /// strings come first.
  @objc public var spokenLabel: String? {
    didSet {
      applyAccessibility(live.output.accessibility)
      actionElsewhere?.name = actionName
    }
  }

  /// What screen readers call the action with the effect of a drag.
  var actionName: String { spokenLabel ?? live.output.accessibility.action.spoken }
  /// That action of another view, such as a list's.
  weak var actionElsewhere: SpokenAction?

  /// Whether it handles touches or the mouse, keys and screen readers.
  public override var isEnabled: Bool {
    didSet { applyAccessibility(live.output.accessibility) }
  }

  public override func resignFirstResponder() -> Bool {
    // Also called while the view is removed.
    PlatformPhase.run { releaseKeys() }
    return super.resignFirstResponder()
  }

  // MARK: - What one platform asks

  #if canImport(UIKit)
  let recognizer = TouchRecognizer()

  // Apart, because an app may come to the foreground with one of its scenes only.
  var isAppInBackground = false {
    didSet { updateVisibility() }
  }
  var isSceneInBackground = false {
    didSet { updateVisibility() }
  }

  /// The reader's text size as SwiftUI says it, as a multiple of the usual; nil where the view finds it itself.
  var hostedTextScale: Double? {
    didSet { setNeedsLayout() }
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isSceneInBackground = window?.windowScene?.activationState == .background
    updateVisibility()
    setNeedsLayout()
    shareTouches()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layOutComponent()
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    mayBegin(recognizer) && super.gestureRecognizerShouldBegin(recognizer)
  }

  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isForTouches && !sharesTouches && super.point(inside: point, with: event)
  }

  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { if spoken.accepts(.element) { super.isAccessibilityElement = newValue } }
  }

  public override var accessibilityLabel: String? {
    get {
      spoken.text(
        .label, ofApp: super.accessibilityLabel, else: spokenName)
    }
    set { if spoken.accepts(.label) { super.accessibilityLabel = newValue } }
  }

  public override var accessibilityValue: String? {
    get {
      spoken.text(
        .value, ofApp: super.accessibilityValue, else: spokenValue)
    }
    set { if spoken.accepts(.value) { super.accessibilityValue = newValue } }
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { if spoken.accepts(.traits) { super.accessibilityTraits = newValue } }
  }

  /// Has the effect of the drag.
  public override func accessibilityActivate() -> Bool {
    live.activate(at: clock.now) || !passesActivation
  }

  /// Has the effect of Escape.
  public override func accessibilityPerformEscape() -> Bool {
    live.handle(key: .escape, isDown: true, at: clock.now)
  }

  /// Whether it can be reached with the keyboard or a remote.
  public override var canBecomeFocused: Bool { canHaveFocus }

  public override var canBecomeFirstResponder: Bool { canBecomeFocused }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = unanswered(presses, isDown: true)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = unanswered(presses, isDown: false)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = unanswered(presses, isDown: false)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
  #else
  /// Has the mouse where the view itself does not get its events.
  lazy var recognizer = makeRecognizer()
  /// Where the mouse is, while its first button holds the component.
  var mouse: Point2D?

  /// The colour that drawings take as the tint; the reader's accent colour unless it is set.
  @objc public var tintColor: NSColor = .controlAccentColor {
    didSet { layOutComponent() }
  }

  /// Text size, as a multiple of the usual; macOS has no setting for it. Greater than 0.
  @objc public var textScale: Double = 1 {
    didSet { layOutComponent() }
  }

  /// The origin is at the upper left, as in drawings.
  public override var isFlipped: Bool { true }

  /// The component's layers have their own contents, so this view's layer needs no bitmap.
  public override var wantsUpdateLayer: Bool { true }

  public override func updateLayer() {}

  public override func viewWillMove(toWindow window: NSWindow?) {
    super.viewWillMove(toWindow: window)
    cancelMouse()
  }

  public override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    updateVisibility()
    if window != nil { layOutComponent() }
    shareTouches()
  }

  public override func viewDidHide() {
    super.viewDidHide()
    cancelMouse()
  }

  /// The clock may be looking only a few times a second whether it can be seen.
  public override func viewDidUnhide() {
    super.viewDidUnhide()
    followPace()
  }

  // The component has no subviews to lay out: it is told at once, because AppKit calls `layout` only in
  // windows that use constraints.
  public override func setFrameSize(_ size: CGSize) {
    super.setFrameSize(size)
    layOutComponent()
  }

  public override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    didSet { layOutComponent() }
  }

  /// Called when the safe area has changed.
  public override func layout() {
    super.layout()
    layOutComponent()
  }

  public override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    layOutComponent()
  }

  public override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    layOutComponent()
  }

  public override func hitTest(_ point: CGPoint) -> NSView? {
    isForTouches && !sharesTouches ? super.hitTest(point) : nil
  }

  public override func setAccessibilityElement(_ isElement: Bool) {
    if spoken.accepts(.element) { super.setAccessibilityElement(isElement) }
  }

  public override func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    if spoken.accepts(.traits) { super.setAccessibilityRole(role) }
  }

  public override func setAccessibilityLabel(_ label: String?) {
    if spoken.accepts(.label) { super.setAccessibilityLabel(label) }
  }

  public override func setAccessibilityValue(_ value: Any?) {
    if spoken.accepts(.value) { super.setAccessibilityValue(value) }
  }

  /// Has the effect of the drag.
  public override func accessibilityPerformPress() -> Bool { live.activate(at: clock.now) }

  /// Has the effect of Escape.
  public override func accessibilityPerformCancel() -> Bool {
    live.handle(key: .escape, isDown: true, at: clock.now)
  }

  /// Whether it can be reached with the keyboard.
  public override var acceptsFirstResponder: Bool { canHaveFocus }

  public override var focusRingMaskBounds: CGRect { bounds }

  public override func drawFocusRingMask() { bounds.fill() }

  public override func keyDown(with event: NSEvent) {
    if !answers(event, isDown: true) { super.keyDown(with: event) }
  }

  public override func keyUp(with event: NSEvent) {
    if !answers(event, isDown: false) { super.keyUp(with: event) }
  }

  /// While Command is down AppKit reports no key that comes up.
  public override func flagsChanged(with event: NSEvent) {
    if event.modifierFlags.contains(.command) { releaseKeys() }
    super.flagsChanged(with: event)
  }

  /// A drag moves the component, not the window.
  public override var mouseDownCanMoveWindow: Bool { false }

  /// A drag may begin in a window that is not active, as one of a slider does.
  public override func acceptsFirstMouse(for event: NSEvent?) -> Bool { isEnabled }

  public override func mouseDown(with event: NSEvent) {
    // With Control it is a secondary click.
    if event.modifierFlags.contains(.control) || !handles(event, .down) {
      nextResponder?.mouseDown(with: event)
    }
  }

  public override func mouseDragged(with event: NSEvent) {
    if !handles(event, .move) { nextResponder?.mouseDragged(with: event) }
  }

  public override func mouseUp(with event: NSEvent) {
    if !handles(event, .up) { nextResponder?.mouseUp(with: event) }
  }
  #endif
}
#endif
