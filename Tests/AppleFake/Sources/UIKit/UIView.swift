@_exported import QuartzCore

@MainActor
open class UIResponder {
  public init() {}
  open var canBecomeFirstResponder: Bool { false }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// A view's controller, or the view around it.
  open var next: UIResponder? { nil }
  /// The first responder.
  public private(set) static weak var first: UIResponder?
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { Self.first = self }
    return canBecomeFirstResponder
  }
  public var isFirstResponder: Bool { Self.first === self }
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if Self.first === self { Self.first = nil }
    return true
  }
  /// Unhandled keys.
  public private(set) var unanswered: [UIKeyboardHIDUsage] = []
  public func forgetKeys() { unanswered = [] }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    unanswered += presses.compactMap { $0.key?.keyCode }
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

public enum UIKeyboardHIDUsage: Sendable {
  case keyboardReturnOrEnter, keyboardEscape, keyboardSpacebar, keyboardTab
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}

@MainActor
public final class UIKey {
  public let keyCode: UIKeyboardHIDUsage
  init(_ code: UIKeyboardHIDUsage) { keyCode = code }
}

@MainActor
public final class UIPress: Hashable {
  public enum PressType: Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  public let type: PressType
  public let key: UIKey?
  public init(_ code: UIKeyboardHIDUsage) { (type, key) = (.playPause, UIKey(code)) }
  public init(_ type: PressType) { (self.type, key) = (type, nil) }
  nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor
public final class UIPressesEvent {}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Sendable { case foregroundActive, background }
  public private(set) var activationState = ActivationState.foregroundActive
  public static let didEnterBackgroundNotification = NSNotification.Name("scene did enter")
  public static let willEnterForegroundNotification = NSNotification.Name("scene will leave")

  public func enterBackground() {
    activationState = .background
    NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
  }

  public func enterForeground() {
    activationState = .foregroundActive
    NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
  }
}

@MainActor
public final class UIWindowScene: UIScene {}

@MainActor
public enum UIApplication {
  public static let didEnterBackgroundNotification = NSNotification.Name("app did enter")
  public static let willEnterForegroundNotification = NSNotification.Name("app will leave")
}

@MainActor
public final class UIKeyCommand: UIResponder {}

@MainActor
open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
    super.init()
    setUpLayer()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Takes what the nib says; see `Nib`.
  public required init?(coder: NSCoder) {
    let nib = coder as? Nib
    bounds = CGRect(origin: .zero, size: nib?.frame.size ?? .zero)
    center = CGPoint(x: nib?.frame.midX ?? 0, y: nib?.frame.midY ?? 0)
    super.init()
    ownTint = nib?.tintColor
    setUpLayer()
  }

  /// Its layer has what the view has, and is animated only by the view.
  private func setUpLayer() {
    layer.animates = { Self.isAnimating && CATransaction.isAnimating }
    layer.animationTime = { (Screen.now, Self.inheritedAnimationDuration) }
    layer.bounds = bounds
    layer.position = center
  }

  /// Whether changes are animated now, in a block of an app's.
  private static var isAnimating = false
  private static var duration = 0.0
  /// documentation/uikit/uiview/inheritedanimationduration: zero outside of an animation block.
  public class var inheritedAnimationDuration: Double { isAnimating ? duration : 0 }

  /// documentation/uikit/uiview/animate(withduration:animations:): all changes in it are animated.
  public class func animate(withDuration duration: Double, animations: () -> Void) {
    let outer = isAnimating
    isAnimating = true
    self.duration = duration
    animations()
    isAnimating = outer
  }

  /// documentation/uikit/uiview/performwithoutanimation(_:): disables animations in it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = isAnimating
    isAnimating = false
    actionsWithoutAnimation()
    isAnimating = outer
  }

  open var bounds: CGRect {
    didSet {
      layer.bounds = bounds
      guard bounds.size != oldValue.size else { return }
      setNeedsLayout()
      for child in subviews where child.autoresizingMask.contains(.flexibleWidth) {
        child.frame.size = bounds.size
      }
    }
  }
  open var center: CGPoint { didSet { layer.position = center } }
  open var backgroundColor: UIColor?
  open var transform = CGAffineTransform.identity

  /// The box around the transformed bounds. documentation/uikit/uiview/transform: "When the value of this property
  /// is anything other than the identity transform, the value in the frame property is undefined and should be
  /// ignored." Setting it then makes the bounds such that the box around them is the frame.
  open var frame: CGRect {
    get {
      let size = transform.box(of: bounds.size)
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      Self.placements += 1
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds.size = transform.inverted().box(of: newValue.size)
    }
  }
  /// How often a frame was set, equal or not.
  public static var placements = 0
  open var autoresizingMask: AutoresizingMask = []
  public let layer = CALayer()
  open var isOpaque = true
  open var isHidden = false { didSet { layer.isHidden = isHidden } }
  open var clipsToBounds = false
  open var alpha: CGFloat = 1 { didSet { layer.opacity = Float(alpha) } }
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  /// documentation/uikit/uiview/tintcolor: without one of its own that of the view around it.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? UIColor(red: 0, green: 0.5, blue: 1, alpha: 1) }
    set {
      ownTint = newValue
      Screen.phase { tintColorDidChange() }
    }
  }
  private var ownTint: UIColor?
  open var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      effectiveUserInterfaceLayoutDirection =
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      traitCollection.userInterfaceStyle = overrideUserInterfaceStyle
      Screen.phase { traitCollectionDidChange(nil) }
    }
  }
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet { Screen.phase { safeAreaInsetsDidChange() } }
  }
  public let traitCollection = UITraitCollection()

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]! = []
  private var needsLayout = true

  open var window: UIWindow? { superview?.window }

  open func insertSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    subviews.insert(subviews.removeLast(), at: index)
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    Screen.phase {
      view.willMove(toSuperview: self)
      subviews.append(view)
      layer.addSublayer(view.layer)
      view.superview = self
      view.didMoveToSuperview()
      if window != nil { view.moveToWindow() }
    }
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    Screen.phase {
      let wasInWindow = window != nil
      // The first responder resigns as it leaves its window, and the fingers on the view are taken from it.
      if wasInWindow { leaveWindow() }
      willMove(toSuperview: nil)
      superview.subviews.removeAll { $0 === self }
      superview.layer.sublayers?.removeAll { $0 === layer }
      self.superview = nil
      didMoveToSuperview()
      if wasInWindow { moveToWindow() }
    }
  }

  private func leaveWindow() {
    if isFirstResponder { resignFirstResponder() }
    for recognizer in gestureRecognizers { recognizer.start() }
    for child in subviews { child.leaveWindow() }
  }

  private func moveToWindow() {
    takeAppearance()
    didMoveToWindow()
    for child in subviews { child.moveToWindow() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Views are only ever moved, never turned.
  public func convert(_ rect: CGRect, from view: UIView) -> CGRect {
    func origin(_ view: UIView) -> CGPoint {
      var (view, x, y) = (view, -view.bounds.origin.x, -view.bounds.origin.y)
      while let parent = view.superview {
        x += view.frame.origin.x - parent.bounds.origin.x
        y += view.frame.origin.y - parent.bounds.origin.y
        view = parent
      }
      return CGPoint(x: x, y: y)
    }
    let (from, to) = (origin(view), origin(self))
    return CGRect(
      x: rect.origin.x + from.x - to.x, y: rect.origin.y + from.y - to.y, width: rect.width,
      height: rect.height)
  }

  /// documentation/uikit/uiview/endediting(_:): looks for the first responder in the view and its subviews.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    isFirstResponder ? resignFirstResponder() : subviews.contains { $0.endEditing(force) }
  }

  open func setNeedsLayout() { needsLayout = true }

  public func layoutTree() {
    if needsLayout {
      needsLayout = false
      Screen.phase { layoutSubviews() }
    }
    for child in subviews { child.layoutTree() }
  }

  /// It is a copy of what was set.
  public var hoverStyle: UIHoverStyle? {
    get { ownHover }
    set { ownHover = newValue.map { UIHoverStyle(shape: $0.shape) } }
  }
  private var ownHover: UIHoverStyle?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = self
    gestureRecognizers?.append(recognizer)
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Its controller, if it is the view of one.
  public internal(set) weak var controller: UIResponder?
  open override var next: UIResponder? { controller ?? superview }

  open func layoutSubviews() {}
  open func willMove(toSuperview superview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// documentation/uikit/uiview/gesturerecognizershouldbegin(_:): a slider prevents swipes that start on its thumb.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The view that gets a touch at a point. documentation/uikit/uiview/hittest(_:with:): "This method ignores view objects that are
  /// hidden, that have disabled user interactions, or have an alpha level less than 0.01."
  public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else {
      return nil
    }
    for view in subviews.reversed() {
      // In its bounds, whose origin is what a scroll view is scrolled to.
      let inside = CGPoint(
        x: point.x - view.frame.origin.x + view.bounds.origin.x,
        y: point.y - view.frame.origin.y + view.bounds.origin.y)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  open var isAccessibilityElement = false
  /// documentation/objectivec/nsobject-swift.class/accessibilityframe: "The default value for this property is CGRectZero unless the
  /// receiver is a UIView."
  open var accessibilityFrame: CGRect {
    get { toldFrame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { toldFrame = newValue }
  }
  private var toldFrame: CGRect?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityViewIsModal = false
  open var accessibilityElementsHidden = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var canBecomeFocused: Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open var accessibilityElements: [Any]?
  /// The default "returns the existing size of the view".
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  public func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// How often constraints had to look at it anew.
  public private(set) var sizeChanges = 0
  open func invalidateIntrinsicContentSize() { sizeChanges += 1 }
}

@MainActor
public final class UIWindow: UIView {
  public override var window: UIWindow? { self }
  public var windowScene: UIWindowScene? = UIWindowScene()

  /// The only window on the screen, laid out and scrolled once a frame.
  public static func onScreen() -> UIWindow {
    Screen.clear()
    UIAccessibility.said = []
    UIAccessibility.isVoiceOverRunning = false
    UIAccessibility.isSwitchControlRunning = false
    UIImpactFeedbackGenerator.count = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    Screen.beforeFrame = { [weak window] in
      window?.scrollTree()
      window?.layoutTree()
    }
    return window
  }
}

extension UIView {
  fileprivate func scrollTree() {
    (self as? UIScrollView)?.springBack()
    for child in subviews { child.scrollTree() }
  }
}

@MainActor
public final class UIAction {
  let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

/// A nib, of as much as views here take from one.
public final class Nib: NSCoder {
  public var frame = CGRect.zero
  public var tintColor: UIColor?
  public var isEnabled = true
}

@MainActor
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1)
    public static let primaryActionTriggered = Event(rawValue: 2)
    public static let touchCancel = Event(rawValue: 4)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A nib does not go through the setter of `isEnabled`.
  public required init?(coder: NSCoder) {
    fromNib = (coder as? Nib)?.isEnabled ?? true
    super.init(coder: coder)
  }

  /// documentation/uikit/uicontrol/init(frame:primaryaction:): "Initializes the control and adds primaryAction for the
  /// UIControl.Event.primaryActionTriggered control event."
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  private var fromNib = true
  open var isHighlighted = false
  open var isSelected = false
  open var isEnabled: Bool {
    get { fromNib }
    set { fromNib = newValue }
  }
  open var allControlEvents: Event {
    Event(rawValue: handlers.reduce(0) { $0 | $1.events.rawValue })
  }
  private var handlers: [(events: Event, call: () -> Void)] = []
  public func addAction(_ action: UIAction, for events: Event) {
    handlers.append((events, { action.handler(action) }))
  }
  /// Actions sent so far.
  public private(set) var sent: [Event] = []
  /// documentation/uikit/uicontrol/sendactions(for:): calls the actions "associated with the specified events".
  open func sendActions(for events: Event) {
    sent.append(events)
    for handler in handlers where !handler.events.isDisjoint(with: events) { handler.call() }
  }
}

@MainActor
open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { super.init() }
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Nothing says that it follows from the other where a class overrides only that one's getter.
  open var accessibilityFrame = CGRect.zero
  open var accessibilityLabel: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open func accessibilityActivate() -> Bool { false }
}
