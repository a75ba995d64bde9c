#if canImport(UIKit)
import ElasticKit
import UIKit

/// What all views of elastic components have in common: the clock, the touches and the layers.
///
/// It draws only while something moves and the view is in a window of an app in the foreground. It
/// needs no tear-down. Use one of its subclasses.
public class ElasticComponentView: UIControl {
  let clock = FrameClock()
  let recognizer = TouchRecognizer()
  private let renderer = LayerRenderer()

  var isInBackground = false {
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

  /// The component that is shown.
  var live: any Showable { preconditionFailure("a view of a component overrides this") }

  private func setUp() {
    isOpaque = false
    isMultipleTouchEnabled = true
    layer.addSublayer(renderer.root)
    clock.onFrame = { [weak self] time in self?.showFrame(at: time) ?? .atRest }
    live.onInput = { [weak clock] in clock?.start() }
    live.measure = { word, size in
      Size2D((word as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    recognizer.onTouch = { [weak self] input, time in
      self?.live.handle(input, at: time) ?? .refused
    }
    addGestureRecognizer(recognizer)
    observeSystem()
    updateAccessibility()
  }

  /// Brings what is seen to a time.
  func showFrame(at time: Double) -> Activity {
    let activity = live.show(at: time)
    renderer.show(live.drawing)
    updateAccessibility()
    return activity
  }

  private func updateVisibility() { clock.isVisible = window != nil && !isInBackground }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    updateVisibility()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    renderer.palette = Palette(of: self)
    renderer.scale = traitCollection.displayScale
    live.layOut(Size2D(bounds.size), Surroundings(of: self), at: clock.now)
    _ = showFrame(at: clock.now)
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

  // MARK: - Accessibility

  /// What a screen reader is told; set by the app, or else the component's own in English.
  public var spokenLabel: String?
  private var announcements = Announcements()

  private func updateAccessibility() {
    let description = live.output.accessibility
    // A menu is what is in it.
    isAccessibilityElement = description.role != .decoration && description.role != .menu
    accessibilityLabel = spokenLabel ?? "\(description.label)"
    accessibilityValue = "\(description.value)"
    accessibilityViewIsModal = description.isModal
    accessibilityTraits = description.role == .button ? .button : []
    if let news = announcements.news(of: description), window != nil {
      UIAccessibility.post(notification: .announcement, argument: "\(news)")
    }
  }

  /// Does what the drag does.
  public override func accessibilityActivate() -> Bool {
    guard "\(live.output.accessibility.action)" != "" else { return false }
    _ = live.handle(.activated, at: clock.now)
    return true
  }

  // MARK: - Keyboard and focus

  /// Whether it can be reached with the keyboard or a remote.
  public override var canBecomeFocused: Bool { isEnabled && live.output.accessibility.takesKeys }

  public override var canBecomeFirstResponder: Bool { canBecomeFocused }

  /// Answers whether a key that goes down or up is its own.
  func answer(_ key: Key, isDown: Bool) -> Bool {
    switch key {
    case .press: canBecomeFocused && (!isDown || accessibilityActivate())
    case .escape: isDown && accessibilityPerformEscape()
    case .up, .down, .left, .right: false
    }
  }

  /// Those that are somebody else's.
  private func rest(of presses: Set<UIPress>, isDown: Bool) -> Set<UIPress> {
    presses.filter { press in !(Key(press).map { answer($0, isDown: isDown) } ?? false) }
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

extension Key {
  /// The key of a keyboard, or the button of a remote.
  @MainActor
  init?(_ press: UIPress) {
    switch press.key?.keyCode {
    case .keyboardReturnOrEnter, .keyboardSpacebar: self = .press
    case .keyboardEscape: self = .escape
    case .keyboardUpArrow: self = .up
    case .keyboardDownArrow: self = .down
    case .keyboardLeftArrow: self = .left
    case .keyboardRightArrow: self = .right
    case nil where press.type == .select: self = .press
    case nil where press.type == .menu: self = .escape
    default: return nil
    }
  }
}

extension ElasticComponentView {
  func uiColor(_ paint: Paint) -> UIColor { Palette(of: self)[paint].uiColor }

  func paint(_ color: UIColor) -> Paint { .color(Color(color, in: traitCollection)) }
}

extension Surroundings {
  @MainActor
  init(of view: UIView) {
    let traits = view.traitCollection
    let insets = view.safeAreaInsets
    self.init(
      direction: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight,
      reduceMotion: UIAccessibility.isReduceMotionEnabled,
      scheme: traits.userInterfaceStyle == .dark ? .dark : .light,
      increasedContrast: traits.accessibilityContrast == .high,
      textScale: Double(
        UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traits)) / 100,
      safeArea: SafeArea(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
}

extension Palette {
  /// The kit's colours, but for what the platform has a colour of its own for.
  @MainActor
  init(of view: UIView) {
    let traits = view.traitCollection
    self.init(Surroundings(of: view))
    self[.tint] = Color(view.tintColor, in: traits)
    self[.label] = Color(.label, in: traits)
    self[.background] = Color(.systemBackground, in: traits)
  }
}
#endif
