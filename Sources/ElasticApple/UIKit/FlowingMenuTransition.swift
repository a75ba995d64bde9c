#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// Presents any view controller as a menu that flows over the page from an edge.
///
///     let transition = FlowingMenuTransition()
///     transition.attach(to: self) { FoldersController() }
///
/// Then the menu can be pulled from the edge of the page; `open()` presents it from code, and `close()` and
/// `dismiss(animated:)` close it, as do a tap beside it and a pull. Presented or not, it can be grabbed
/// at any moment. Keep the transition as long as the page.
///
/// A menu that is dismissed without animation, or with all else above the page, is closed and can be opened again.
/// If UIKit refuses to present it, because the page presents something else or is in no window, it closes at once.
@objc(ELFlowingMenuTransition)
@MainActor
public final class FlowingMenuTransition: NSObject {
  private(set) lazy var stage = makeStage()
  private let recognizer = TouchRecognizer()
  let keys = FirstResponderRestorer()
  let streams = EventStreams<MenuMotion.Event>()
  /// What to call when the menu is at rest again.
  var arrival: MenuArrival?
  private weak var page: UIViewController?
  private var makeMenu: (() -> UIViewController)?
  weak var menu: UIViewController?
  var context: (any UIViewControllerContextTransitioning)?
  var isPresenting = false
  /// Whether this has asked UIKit for a transition that has not begun.
  var isAsked = false

  /// All settings of the menu; a motion continues.
  public var style: MenuMotion.Style {
    get { stage.style }
    set { stage.style = newValue }
  }

  /// Whether a drag opens the menu. Set it to false on a page on which it must not, such as one that is pushed: then a call still opens
  /// the menu, and a drag still closes it.
  @objc(menuEnabled) public var isMenuEnabled: Bool {
    @objc(isMenuEnabled) get { stage.opensByDrag }
    set { stage.opensByDrag = newValue }
  }

  /// The state of the menu.
  public var motionState: MenuMotion.State { stage.liveMenu.component.state }

  /// The name of the menu's state, such as `open`.
  @objc public var stateName: String { stage.stateName }

  /// The open share of the menu, 0 to 1.
  @objc public var progress: Double { stage.progress }

  /// Is notified when the menu opens and closes.
  @objc public weak var delegate: (any FlowingMenuTransitionDelegate)?

  /// Called when the menu is open, or closed, and at rest.
  @objc public var onRest: ((_ isOpen: Bool) -> Void)?
  /// Called with the open share of the menu, 0 to 1, in every frame in which it changes.
  @objc public var onSlide: ((_ share: Double) -> Void)?

  /// The recogniser of the drag that opens the menu, in the page's view.
  ///
  /// It waits for recognisers of the screen's edge, such as a navigation controller's way back, to fail. Of others, make
  /// those wait that it is to come before: `other.require(toFail: transition.gestureRecognizer)`.
  @objc public var gestureRecognizer: UIGestureRecognizer { recognizer }

  /// Attaches a menu to a page; `menu` makes a new one each time it becomes visible.
  ///
  /// Its stage is in the page's view, so that view should not scroll: for a `UITableViewController`
  /// attach it to the navigation controller. The menu lies over the page's view, wherever that is in its window.
  @objc(attachToPage:menu:) public func attach(
    to page: UIViewController, menu: @escaping () -> UIViewController
  ) {
    self.page = page
    makeMenu = menu
    lie(over: page.view)
    stage.addAction(to: page.view)
    // A recogniser that changes its view loses its touches, so the page has a separate one.
    recognizer.serve(stage)
    page.view.addGestureRecognizer(recognizer)
  }

  /// Presents the menu, if it is not.
  @objc public func open() {
    closeIfRemoved()
    stage.liveMenu.perform(.open, at: stage.clock.now)
  }

  private func makeStage() -> MenuStage {
    let stage = MenuStage(frame: .zero)
    stage.liveMenu.onEvent = { [weak self] in self?.handle($0.event) }
    stage.onLayout = { [weak self] in self?.fitToPage() }
    // What takes the menu away may not be done yet.
    stage.onLeave = { [weak self] in
      Task { [weak self] in self?.closeIfRemoved() }
    }
    return stage
  }

  /// Covers the page's view, in the page itself or in UIKit's container view.
  func lie(over view: UIView) {
    stage.claimsAllTouches = view !== page?.view
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stage)
    fitToPage()
  }

  /// Gives the stage the page's coordinates, so that a drag goes on in it; without a page it covers what it is in.
  private func fitToPage() {
    guard let parent = stage.superview else { return }
    let frame = page.map { parent.convert($0.view.bounds, from: $0.view) } ?? parent.bounds
    if stage.frame != frame { stage.frame = frame }
  }

  private func handle(_ event: MenuMotion.Event) {
    defer { report(event) }
    switch event {
    case .slide(let share):
      context?.updateInteractiveTransition(CGFloat(isPresenting ? share : 1 - share))
      if isOpening { presentIfNeeded() }
      onSlide?(share)
    case .opening: presentIfNeeded()
    case .closing: dismissIfNeeded()
    case .opened, .closed:
      end(isOpen: event == .opened)
      onRest?(event == .opened)
      arrive(event == .opened)
    case .settled, .cancelled: break
    }
  }

  /// Whether it is opened from code, or by a drag that no other recogniser can take any more.
  private var isOpening: Bool {
    stage.liveMenu.component.state == .opening
      || (stage.liveMenu.component.state == .dragging && recognizer.hasBegun)
  }

  private func presentIfNeeded() {
    guard menu == nil, context == nil, let page else { return }
    let menu = page.presentedViewController == nil ? makeMenu?() : nil
    if let menu {
      self.menu = menu
      menu.modalPresentationStyle = .custom
      menu.transitioningDelegate = self
      keys.lend(to: stage)
      isAsked = true
      page.present(menu, animated: true)
    }
    guard menu == nil || page.presentedViewController !== menu else { return }
    // Refused: something else is presented, or the page is in no window.
    isAsked = false
    self.menu = nil
    stage.liveMenu.perform(.close, at: stage.clock.now)
  }

  private func dismissIfNeeded() {
    guard context == nil, !isAsked, let presenter = menu?.presentingViewController else { return }
    isAsked = true
    presenter.dismiss(animated: true)
  }

  /// The menu has come to rest: completes the transition.
  func end(isOpen: Bool) {
    if let context {
      let isDone = isOpen == isPresenting
      self.context = nil
      context.updateInteractiveTransition(isDone ? 1 : 0)
      isDone ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
      context.completeTransition(isDone)
    }
    if !isOpen { returnToPage() }
  }

  private func returnToPage() {
    menu = nil
    keys.giveBack(from: stage)
    stage.setContent(nil)
    guard let page else { return stage.removeFromSuperview() }
    if stage.superview !== page.view { lie(over: page.view) }
  }

  /// Closes a menu that was dismissed by something else: a link into the app, `dismiss(animated: false)`, a chain.
  private func closeIfRemoved() {
    guard stage.window == nil, stage.superview !== page?.view, menu?.presentingViewController == nil
    else { return }
    (context, isAsked) = (nil, false)
    returnToPage()
    stage.liveMenu.perform(.restore(0), at: stage.clock.now)
    arrive(false)
  }
}
#endif
