#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// The base of all views of elastic components: the clock, the touches and the layers.
///
/// It draws only while something moves and the view is in a window of an app in the foreground. It
/// needs no clean-up. Use one of its subclasses.
@objc(ELComponentView)
public class ElasticComponentView: UIControl {
  let clock = FrameClock()
  let recognizer = TouchRecognizer()
  let renderer = LayerRenderer()
  var told: ElasticAccessibility?
  var appColors: [AnyKeyPath: AppColor] = [:]

  // Apart, because an app may come to the foreground with one of its scenes only.
  var isAppInBackground = false {
    didSet { updateVisibility() }
  }
  var isSceneInBackground = false {
    didSet { updateVisibility() }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the component is for touches at all; if not, they are for what lies under the view.
  var takesTouches: Bool { true }

  /// Whether it takes only touches that go down at its edge now.
  var isAtEdge: Bool { false }

  /// The component that is shown.
  var live: any Showable { preconditionFailure("a view of a component overrides this") }

  private func setUp() {
    isOpaque = false
    #if !os(tvOS)
    isMultipleTouchEnabled = true
    #endif
    layer.addSublayer(renderer.root)
    if takesTouches {
      recognizer.onTouch = { [weak self] input, time in
        self?.live.handle(input, at: time) ?? .refused
      }
      recognizer.component = self
      addGestureRecognizer(recognizer)
    }
    startHost()
    observeSystem()
    listen()
  }

  /// Advances the drawing to a time.
  func showFrame(at time: Double) { drawFrame(at: time) }

  /// Reports what may have changed in a frame besides states and events.
  func reportFrame() {}

  private func updateVisibility() {
    clock.isVisible = window != nil && !isAppInBackground && !isSceneInBackground
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isSceneInBackground = window?.windowScene?.activationState == .background
    updateVisibility()
    setNeedsLayout()
    shareTouches()
  }

  /// Whether its touches are those of all views in its place, as SwiftUI's views under it are: see ``shareTouches()``.
  var sharesTouches = false

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

  /// The reader's text size as SwiftUI says it, as a multiple of the usual; nil where the view finds it itself.
  var hostedTextScale: Double? {
    didSet { setNeedsLayout() }
  }

  /// A setting was set by its name.
  func styleWasSet() { contentChanged() }

  /// What is shown, or its place, may be another: constraints and screen readers are told.
  func contentChanged() { tellSize() }

  /// Takes the component's events, which the delegate is told.
  func listen() {}

  /// The size that constraints know.
  var toldSize: Size2D?

  /// The size in which it is as large as what it shows, in points, or `noIntrinsicMetric` both ways, as it is in the classes that
  /// say nothing else; constraints may give it any other size.
  public override var intrinsicContentSize: CGSize {
    naturalSize(or: super.intrinsicContentSize)
  }

  /// The colours that depend on what is done with it may be others now.
  func showLook() {}

  /// A tap on a button is not also for a tap recogniser around it, as with UIKit's own buttons.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isTapAround = recognizer is UITapGestureRecognizer && recognizer.view !== self
    let isButton = isEnabled && live.output.accessibility.role == .button
    return !(isTapAround && isButton) && super.gestureRecognizerShouldBegin(recognizer)
  }

  // A control keeps touches from a list's row and from its scrolling.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let isWanted = takesTouches || gestureRecognizers?.isEmpty == false || !allControlEvents.isEmpty
    return isWanted && !sharesTouches && super.point(inside: point, with: event)
  }

  // MARK: - Accessibility

  /// The accessibility label; set by the app, or else the component's own word. What an app sets by UIKit's own
  /// properties stays too.
  ///
  /// The component's words are in the app's language if that is English, German, Spanish, Japanese or Arabic; the app's own
  /// strings come first.
  @objc public var spokenLabel: String? {
    didSet { tellAccessibility(live.output.accessibility) }
  }

  /// Whether it handles touches, keys and screen readers.
  public override var isEnabled: Bool {
    didSet { tellAccessibility(live.output.accessibility) }
  }

  /// Tells screen readers what it is.
  func tellAccessibility(_ description: ElasticAccessibility) {
    spoken.begin()
    // A menu's accessible element is its content.
    isAccessibilityElement = description.role != .decoration && description.role != .menu
    accessibilityTraits = description.role == .button ? .button : []
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    spoken.end()
    accessibilityViewIsModal = description.isModal
  }
  private var spoken = SpokenProperties()

  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement }
    set { if spoken.takes(.element) { super.isAccessibilityElement = newValue } }
  }

  public override var accessibilityLabel: String? {
    get {
      spoken.text(
        .label, ofApp: super.accessibilityLabel,
        else: spokenLabel ?? live.output.accessibility.label.spoken)
    }
    set { if spoken.takes(.label) { super.accessibilityLabel = newValue } }
  }

  public override var accessibilityValue: String? {
    get {
      spoken.text(
        .value, ofApp: super.accessibilityValue, else: live.output.accessibility.value.spoken)
    }
    set { if spoken.takes(.value) { super.accessibilityValue = newValue } }
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits }
    set { if spoken.takes(.traits) { super.accessibilityTraits = newValue } }
  }

  /// Has the effect of the drag.
  public override func accessibilityActivate() -> Bool {
    live.activate(at: clock.now)
  }

  /// Has the effect of Escape.
  public override func accessibilityPerformEscape() -> Bool {
    live.answer(.escape, isDown: true, at: clock.now)
  }

  /// The action with the effect of the drag, for another element.
  func makeAction(named name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      self?.accessibilityActivate() ?? false
    }
  }

  // MARK: - Keyboard and focus

  /// Whether it can be reached with the keyboard or a remote.
  public override var canBecomeFocused: Bool { isEnabled && live.takesFocus && !leavesFocus }

  /// Whether it leaves the focus to a control that it belongs to.
  var leavesFocus = false

  public override var canBecomeFirstResponder: Bool { canBecomeFocused }

  public override func resignFirstResponder() -> Bool {
    // UIKit also calls it while it removes the view.
    PlatformPhase.run { live.releaseKeys(at: clock.now) }
    return super.resignFirstResponder()
  }

  /// The keys that it did not handle.
  private func rest(of presses: Set<UIPress>, isDown: Bool) -> Set<UIPress> {
    presses.filter { press in
      !(ElasticKey(press).map { live.answer($0, isDown: isDown, at: clock.now) } ?? false)
    }
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = rest(of: presses, isDown: true)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = rest(of: presses, isDown: false)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = rest(of: presses, isDown: false)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }
}
#endif
