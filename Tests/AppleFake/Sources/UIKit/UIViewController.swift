public enum UIModalPresentationStyle: Sendable { case fullScreen, custom }

@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning)
}

@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func completeTransition(_ didComplete: Bool)
}

/// A storyboard: a decoded controller under each identifier.
@MainActor
public final class UIStoryboard {
  private let scenes: [String: () -> UIViewController]
  public init(_ scenes: [String: () -> UIViewController]) { self.scenes = scenes }

  /// UIKit throws an exception for an identifier that the storyboard does not have.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let controller = scenes[identifier]?() as? ViewController else {
      fatalError("no such scene: \(identifier)")
    }
    controller.storyboard = self
    return controller
  }
}

@MainActor
open class UIViewController: UIResponder, UIFocusEnvironment {
  /// The number of requested focus updates.
  public private(set) var focusUpdates = 0
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public func setNeedsFocusUpdate() { focusUpdates += 1 }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// What UIKit has been asked to ask anew, in order.
  public var asked: [String] = []
  public func setNeedsStatusBarAppearanceUpdate() { asked.append("status bar") }
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() { asked.append("home indicator") }
  public func setNeedsUpdateOfPrefersPointerLocked() { asked.append("pointer") }
  public func setNeedsUpdateOfSupportedInterfaceOrientations() { asked.append("orientations") }
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { asked.append("edges") }

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  /// documentation/uikit/uiviewcontroller/storyboard: nil for a controller that no storyboard has made. A test sets it.
  public internal(set) var storyboard: UIStoryboard?
  public private(set) lazy var view: UIView! = makeView()
  public private(set) var isViewLoaded = false
  private func makeView() -> UIView {
    isViewLoaded = true
    let view = UIView(frame: .zero)
    view.controller = self
    return view
  }
  public let navigationItem = UINavigationItem()

  /// documentation/uikit/uiviewcontroller/additionalsafeareainsets: what is added to the safe area that its view has anyway.
  public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if !isToldLate { tellInsets() }
    }
  }
  /// Whether its view has them only when it is told them, and not at once, which is nowhere documented.
  public var isToldLate = false
  private var toldInsets = UIEdgeInsets.zero
  public func tellInsets() {
    let (old, new) = (toldInsets, additionalSafeAreaInsets)
    guard old != new else { return }
    toldInsets = new
    let insets = view.safeAreaInsets
    view.safeAreaInsets = UIEdgeInsets(
      top: insets.top + new.top - old.top, left: insets.left + new.left - old.left,
      bottom: insets.bottom + new.bottom - old.bottom,
      right: insets.right + new.right - old.right)
  }
  open func viewDidLoad() {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  public var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// The last transition's reported progress, and the result of each transition.
  public private(set) var percents: [CGFloat] = []
  public private(set) var endings: [Bool] = []
  /// How often it was asked to present, also in vain.
  public private(set) var requests = 0
  /// Dismissals that were asked for in the middle of a transition, which has no effect here; UIKit promises nothing.
  public private(set) var interruptions = 0
  private var container: UIView?
  private var isInTransition = false

  /// Transitions that wait for `startTransitions()`; nil if each begins at once. Nothing says when UIKit begins one.
  public static var waiting: [() -> Void]?
  public static func startTransitions() {
    let all = waiting ?? []
    waiting = nil
    for start in all { start() }
  }
  private func whenItStarts(_ start: @escaping () -> Void) {
    if Self.waiting == nil { start() } else { Self.waiting?.append(start) }
  }

  /// UIKit refuses for more reasons than it documents.
  public var refusesToPresent = false

  /// Does nothing if its view is in no window, or it presents already: UIKit then writes a line into the log.
  public func present(_ controller: UIViewController, animated: Bool) {
    requests += 1
    guard let window = view.window, presentedViewController == nil, !isInTransition,
      !refusesToPresent
    else { return }
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    self.container = container
    presentedViewController = controller
    controller.presentingViewController = self
    controller.beginAppearanceTransition(true, animated: animated)
    guard animated, let delegate = controller.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: controller, presenting: self, source: self)
    else {
      container.addSubview(controller.view)
      return end(true, isPresented: true)
    }
    (percents, isInTransition) = ([], true)
    let context = Context(container) { [weak self] in self?.end($0, isPresented: $0) }
    context.onUpdate = { [weak self] in self?.percents.append($0) }
    whenItStarts {
      delegate.interactionControllerForPresentation(using: animator)?
        .startInteractiveTransition(context)
    }
  }

  /// documentation/uikit/uiviewcontroller/dismiss(animated:completion:): the presenting one is "responsible for
  /// dismissing the view controller it presented"; called on the presented one, UIKit "asks the presenting view
  /// controller to handle the dismissal". Lower in a stack it dismisses all above: "only the top-most view is dismissed
  /// in an animated fashion; any intermediate view controllers are simply removed from the stack".
  public func dismiss(animated: Bool) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated)
      return
    }
    guard !isInTransition else {
      interruptions += 1
      return
    }
    presented.beginAppearanceTransition(false, animated: animated)
    guard animated, presented.presentedViewController == nil, let container,
      let delegate = presented.transitioningDelegate,
      let animator = delegate.animationController(forDismissed: presented)
    else {
      presented.takeAway()
      return end(true, isPresented: false)
    }
    (percents, isInTransition) = ([], true)
    let context = Context(container) { [weak self] in self?.end($0, isPresented: !$0) }
    context.onUpdate = { [weak self] in self?.percents.append($0) }
    whenItStarts {
      delegate.interactionControllerForDismissal(using: animator)?
        .startInteractiveTransition(context)
    }
  }

  /// With all that it presents.
  private func takeAway() {
    presentedViewController?.takeAway()
    if presentedViewController != nil { end(true, isPresented: false) }
  }

  private func end(_ isDone: Bool, isPresented: Bool) {
    endings.append(isDone)
    isInTransition = false
    let presented = presentedViewController
    if !isDone { presented?.beginAppearanceTransition(isPresented, animated: true) }
    if !isPresented {
      presented?.presentingViewController = nil
      presentedViewController = nil
      container?.removeFromSuperview()
      container = nil
    }
    presented?.endAppearanceTransition()
  }

  // MARK: - Containing

  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}

  /// documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The appearance methods that were called, in order.
  public private(set) var appearances: [String] = []
  private var isAppearing = false

  /// documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// documentation/uikit/uiviewcontroller/endappearancetransition()
  public func endAppearanceTransition() {
    isAppearing ? viewDidAppear(true) : viewDidDisappear(true)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children { child.endAppearanceTransition() }
  }

  open func viewWillAppear(_ animated: Bool) { appearances.append("will appear") }
  open func viewDidAppear(_ animated: Bool) { appearances.append("did appear") }
  open func viewWillDisappear(_ animated: Bool) { appearances.append("will disappear") }
  open func viewDidDisappear(_ animated: Bool) { appearances.append("did disappear") }
}

/// The context of a transition; reports a fault unless it is ended as documented.
@MainActor
private final class Context: UIViewControllerContextTransitioning {
  let containerView: UIView
  var onUpdate: (CGFloat) -> Void = { _ in }
  private let onEnd: (Bool) -> Void
  private var isFinished: Bool?

  init(_ container: UIView, onEnd: @escaping (Bool) -> Void) {
    containerView = container
    self.onEnd = onEnd
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { onUpdate(percentComplete) }
  func finishInteractiveTransition() { isFinished = true }
  func cancelInteractiveTransition() { isFinished = false }

  func completeTransition(_ didComplete: Bool) {
    precondition(isFinished == didComplete, "finished or cancelled, and once")
    onEnd(didComplete)
  }
}
