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

@MainActor
open class UIViewController: UIResponder, UIFocusEnvironment {
  /// The number of requested focus updates.
  public private(set) var focusUpdates = 0
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public func setNeedsFocusUpdate() { focusUpdates += 1 }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  public var modalPresentationStyle = UIModalPresentationStyle.fullScreen
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  /// The last transition's reported progress, and the result of each transition.
  public private(set) var percents: [CGFloat] = []
  public private(set) var endings: [Bool] = []
  private var container: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  public private(set) lazy var view: UIView! = UIView(frame: .zero)
  open func viewDidLoad() {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}

  public func present(_ controller: UIViewController, animated: Bool) {
    let container = UIView(frame: view.bounds)
    view.window?.addSubview(container)
    self.container = container
    presentedViewController = controller
    controller.presentingViewController = self
    guard let delegate = controller.transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: controller, presenting: self, source: self)
    else { return }
    let context = Context(container) { [weak self] in self?.end($0, isPresented: $0) }
    context.onUpdate = { [weak self] in self?.percents.append($0) }
    delegate.interactionControllerForPresentation(using: animator)?
      .startInteractiveTransition(context)
  }

  public func dismiss(animated: Bool) {
    guard let presenter = presentingViewController, let container = presenter.container,
      let animator = transitioningDelegate?.animationController(forDismissed: self)
    else { return }
    let context = Context(container) { [weak presenter] in
      presenter?.end($0, isPresented: !$0)
    }
    transitioningDelegate?.interactionControllerForDismissal(using: animator)?
      .startInteractiveTransition(context)
  }

  private func end(_ isDone: Bool, isPresented: Bool) {
    endings.append(isDone)
    guard !isPresented else { return }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    container?.removeFromSuperview()
    container = nil
  }
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
