#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// The base of all views of elastic components: the clock, the mouse, the keys and the layers.
///
/// It draws only while something moves and the view can be seen in a window. It needs no clean-up. Use one
/// of its subclasses.
@objc(ELComponentView)
public class ElasticComponentView: NSControl {
  let clock = FrameClock()
  let renderer = LayerRenderer()
  var told: ElasticAccessibility?
  var appColors: [AnyKeyPath: AppColor] = [:]
  /// Where the mouse is, while its first button holds the component.
  private var mouse: Point2D?

  /// The colour that drawings take as the tint; the reader's accent colour unless it is set.
  @objc public var tintColor: NSColor = .controlAccentColor {
    didSet { layOutComponent() }
  }

  /// Text size, as a multiple of the usual; macOS has no setting for it. Greater than 0.
  @objc public var textScale: Double = 1 {
    didSet { layOutComponent() }
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

  /// The component that is shown.
  var live: any Showable { preconditionFailure("a view of a component overrides this") }

  private func setUp() {
    wantsLayer = true
    layer?.addSublayer(renderer.root)
    startHost()
    observeSystem()
    listen()
  }

  /// Advances the drawing to a time.
  func showFrame(at time: Double) { drawFrame(at: time) }

  /// Reports what may have changed in a frame besides states and events.
  func reportFrame() {}

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

  // MARK: - Place

  /// The origin is at the upper left, as in drawings.
  public override var isFlipped: Bool { true }

  /// The component's layers have their own contents, so this view's layer needs no bitmap.
  public override var wantsUpdateLayer: Bool { true }

  public override func updateLayer() {}

  func updateVisibility() { clock.isVisible = window?.occlusionState.contains(.visible) ?? false }

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

  /// Whether its clicks are those of all views in its place, as SwiftUI's views under it are: see ``shareTouches()``.
  var sharesTouches = false
  /// Has the mouse where the view itself does not get its events.
  lazy var recognizer = makeRecognizer()

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
    isForTheMouse && !sharesTouches ? super.hitTest(point) : nil
  }

  // MARK: - Accessibility

  /// The accessibility label; set by the app, or else the component's own word. What an app sets by AppKit's own
  /// properties stays too.
  ///
  /// The component's words are in the app's language if that is English, German, Spanish, Japanese or Arabic; the app's own
  /// strings come first.
  @objc public var spokenLabel: String? {
    didSet { tellAccessibility(live.output.accessibility) }
  }

  /// Whether it handles the mouse, keys and screen readers.
  public override var isEnabled: Bool {
    didSet { tellAccessibility(live.output.accessibility) }
  }

  /// Tells screen readers what it is.
  func tellAccessibility(_ description: ElasticAccessibility) {
    spoken.begin()
    setAccessibilityElement(description.role != .decoration && description.role != .menu)
    setAccessibilityRole(description.role == .button ? .button : .group)
    setAccessibilityLabel(spokenLabel ?? description.label.spoken)
    setAccessibilityValue(description.value.spoken)
    spoken.end()
    setAccessibilityModal(description.isModal)
    setAccessibilityEnabled(isEnabled)
  }
  private var spoken = SpokenProperties()

  public override func setAccessibilityElement(_ isElement: Bool) {
    if spoken.takes(.element) { super.setAccessibilityElement(isElement) }
  }

  public override func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    if spoken.takes(.traits) { super.setAccessibilityRole(role) }
  }

  public override func setAccessibilityLabel(_ label: String?) {
    if spoken.takes(.label) { super.setAccessibilityLabel(label) }
  }

  public override func setAccessibilityValue(_ value: Any?) {
    if spoken.takes(.value) { super.setAccessibilityValue(value) }
  }

  /// Has the effect of the drag.
  public override func accessibilityPerformPress() -> Bool { live.activate(at: clock.now) }

  /// Has the effect of Escape.
  public override func accessibilityPerformCancel() -> Bool {
    live.answer(.escape, isDown: true, at: clock.now)
  }

  // MARK: - Keyboard and focus

  /// Whether it can be reached with the keyboard.
  public override var acceptsFirstResponder: Bool { isEnabled && live.takesFocus && !leavesFocus }

  /// Whether it leaves the focus to a control that it belongs to.
  var leavesFocus = false

  public override func resignFirstResponder() -> Bool {
    // AppKit also calls it while it removes the view.
    PlatformPhase.run { releaseKeys() }
    return super.resignFirstResponder()
  }

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

  /// Keys that are held come up elsewhere, or unseen.
  func releaseKeys() { live.releaseKeys(at: clock.now) }

  // MARK: - Mouse

  /// A drag moves the component, not the window.
  public override var mouseDownCanMoveWindow: Bool { false }

  /// A drag may begin in a window that is not active, as one of a slider does.
  public override func acceptsFirstMouse(for event: NSEvent?) -> Bool { isEnabled }

  public override func mouseDown(with event: NSEvent) {
    // With Control it is a secondary click.
    if event.modifierFlags.contains(.control) || !takes(event, .down) {
      nextResponder?.mouseDown(with: event)
    }
  }

  public override func mouseDragged(with event: NSEvent) {
    if !takes(event, .move) { nextResponder?.mouseDragged(with: event) }
  }

  public override func mouseUp(with event: NSEvent) {
    if !takes(event, .up) { nextResponder?.mouseUp(with: event) }
  }

  /// Passes an event of the mouse's first button on as a touch; returns whether the component has it.
  private func takes(_ event: NSEvent, _ phase: TouchPhase) -> Bool {
    guard phase == .down || mouse != nil else { return false }
    let place = Point2D(convert(event.locationInWindow, from: nil))
    let claim = live.handle(.touch(id: 0, phase: phase, point: place), at: event.timestamp)
    mouse = phase == .up || claim == .refused ? nil : place
    return phase != .down || claim != .refused
  }

  /// The view leaves its window or is hidden, so no more events of the button will come.
  private func cancelMouse() {
    guard let place = mouse else { return }
    mouse = nil
    PlatformPhase.run {
      _ = live.handle(.touch(id: 0, phase: .cancel, point: place), at: clock.now)
    }
  }
}
#endif
