#if canImport(UIKit) && !os(watchOS)
import UIKit

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
  ///
  /// UIKit may call it after the menu has come to rest, which then ends the transition.
  public func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    let (state, wasAsked) = (stage.liveMenu.component.state, isAsked)
    isAsked = false
    if isPresenting, state != .closed || !wasAsked {
      lie(over: context.containerView)
      context.containerView.accessibilityViewIsModal = true
      stage.setContent(menu?.view)
      keys.lend(to: stage)
    }
    guard state == .open || state == .closed else { return }
    let isOpen = state == .open
    if wasAsked || isOpen == isPresenting {
      end(isOpen: isOpen)
    } else {
      stage.liveMenu.perform(isPresenting ? .open : .close, at: stage.clock.now)
    }
  }
}
#endif
