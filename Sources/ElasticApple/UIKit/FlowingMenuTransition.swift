#if canImport(UIKit)
import ElasticKit
import UIKit

/// Presents any view controller as a menu that flows over the page from an edge.
///
///     let transition = FlowingMenuTransition()
///     transition.attach(to: self) { FoldersController() }
///
/// Then the menu can be pulled from the edge of the page; ``open()`` presents it from code, and
/// `dismiss(animated:)` closes it, as do a tap beside it and a pull. Presented or not, it can be grabbed
/// at any moment. Keep the transition as long as the page.
@objc(ELFlowingMenuTransition)
@MainActor
public final class FlowingMenuTransition: NSObject {
  private(set) lazy var stage = makeStage()
  private weak var page: UIViewController?
  private var makeMenu: (() -> UIViewController)?
  private weak var menu: UIViewController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var isPresenting = false

  /// All settings of the menu; a motion continues.
  public var style: MenuMotion.Style {
    get { stage.menu.component.style }
    set { stage.menu.restyle(newValue, at: stage.clock.now) }
  }

  /// Attaches a menu to a page; `menu` makes a new one each time it becomes visible.
  ///
  /// Its stage is in the page's view, so that view should not scroll: for a `UITableViewController`
  /// attach it to the navigation controller.
  @objc(attachToPage:menu:) public func attach(
    to page: UIViewController, menu: @escaping () -> UIViewController
  ) {
    self.page = page
    makeMenu = menu
    lie(over: page.view)
    stage.addAction(to: page.view)
    // A recogniser that changes its view loses its touches, so the page has a separate one.
    let recognizer = TouchRecognizer()
    recognizer.onTouch = stage.recognizer.onTouch
    page.view.addGestureRecognizer(recognizer)
  }

  /// Presents the menu, if it is not.
  @objc public func open() { stage.menu.perform(.open, at: stage.clock.now) }

  private func makeStage() -> MenuStage {
    let stage = MenuStage(frame: .zero)
    stage.menu.onEvent = { [weak self] in self?.tell($0.event) }
    return stage
  }

  /// Covers the whole view.
  private func lie(over view: UIView) {
    stage.takesAllTouches = view !== page?.view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
  }

  private func tell(_ event: MenuMotion.Event) {
    switch event {
    case .slide(let share):
      context?.updateInteractiveTransition(CGFloat(share))
      // Before that another view may still take the touch.
      if stage.menu.component.state != .closed { presentIfNeeded() }
    case .opening: presentIfNeeded()
    case .closing: dismissIfNeeded()
    case .opened: end(isOpen: true)
    case .closed: end(isOpen: false)
    case .settled, .cancelled: break
    }
  }

  private func presentIfNeeded() {
    guard menu == nil, let page else { return }
    guard page.presentedViewController == nil, let menu = makeMenu?() else {
      // Another view controller is presented, so the menu cannot be.
      return stage.menu.perform(.close, at: stage.clock.now)
    }
    self.menu = menu
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    page.present(menu, animated: true)
  }

  private func dismissIfNeeded() {
    if context == nil, let menu { menu.dismiss(animated: true) }
  }

  /// The menu has come to rest: completes the transition.
  private func end(isOpen: Bool) {
    if let context {
      let isDone = isOpen == isPresenting
      self.context = nil
      isDone ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
      context.completeTransition(isDone)
    }
    guard !isOpen, let page else { return }
    menu = nil
    stage.setContent(nil)
    lie(over: page.view)
  }
}

extension FlowingMenuTransition: UIViewControllerTransitioningDelegate {
  /// UIKit presents the menu.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    menu = presented
    return self
  }

  /// UIKit dismisses it.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  /// Always interactive: the menu can be grabbed at any moment.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }

  /// Always interactive: the menu can be grabbed at any moment.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

extension FlowingMenuTransition: UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  /// The nominal duration for UIKit; the menu comes to rest in its own time.
  public func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style.releaseDuration }

  /// As ``startInteractiveTransition(_:)``.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(context)
  }

  /// Moves the stage between the page and UIKit's container view, and starts the menu's motion.
  public func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    if isPresenting {
      lie(over: context.containerView)
      context.containerView.accessibilityViewIsModal = true
      stage.setContent(menu?.view)
      stage.becomeFirstResponder()
    }
    let isResting = stage.menu.output.progress == (isPresenting ? 0 : 1)
    if isResting { stage.menu.perform(isPresenting ? .open : .close, at: stage.clock.now) }
  }
}
#endif
