#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// A container with a page and a menu that flows over it from an edge.
///
///     let root = FlowingMenuController(content: navigation, menu: MenuController())
///
/// The menu can be pulled from the edge, grabbed at any moment and flung back. A tap on the page, Escape
/// and a screen reader's escape gesture close it. The menu appears and disappears, as its `viewDidAppear(_:)` tells, when it
/// opens and closes; the first responder of the page is that again when the menu has closed.
@objc(ELFlowingMenuController)
public final class FlowingMenuController: UIViewController {
  /// The page; another one takes its place at once.
  @objc public var content: UIViewController {
    didSet { if content !== oldValue { swapContent(oldValue) } }
  }
  /// The menu; another one takes its place at once, open or closed.
  @objc public var menuController: UIViewController {
    didSet { if menuController !== oldValue { swapMenu(oldValue) } }
  }

  /// Is told as the menu opens and closes.
  @objc public weak var delegate: (any FlowingMenuControllerDelegate)?

  /// Called when the menu is open, or closed, and at rest.
  @objc public var onRest: ((_ isOpen: Bool) -> Void)?
  /// Called with the open share of the menu, 0 to 1, in every frame in which it changes.
  @objc public var onSlide: ((_ share: Double) -> Void)?

  let stage = MenuStage(frame: .zero)
  private let keys = KeyLoan()
  var contentAppearance: ChildAppearance
  var menuAppearance: ChildAppearance
  var isVisible = false
  /// What is told when the menu is at rest again.
  var arrival: MenuArrival?

  /// A menu over a page.
  @objc public init(content: UIViewController, menu: UIViewController) {
    self.content = content
    menuController = menu
    contentAppearance = ChildAppearance(of: content)
    menuAppearance = ChildAppearance(of: menu)
    super.init(nibName: nil, bundle: nil)
    stage.liveMenu.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// Unavailable: a storyboard cannot provide the two children.
  public required init?(coder: NSCoder) { nil }

  /// The recogniser of the drags that open and close the menu, in this controller's view.
  ///
  /// While the menu is closed, it waits for recognisers of the screen's edge, such as a navigation controller's way back, to
  /// fail. Of others, make those wait that it is to come before: `other.require(toFail: root.gestureRecognizer)`.
  @objc public var gestureRecognizer: UIGestureRecognizer { stage.recognizer }

  public override func viewDidLoad() {
    super.viewDidLoad()
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.frame = view.bounds
    view.addSubview(stage)
    stage.takeTouches(of: view)
    takeContent()
    takeMenu()
  }

  private func tell(_ event: MenuMotion.Event) {
    defer { tellDelegate(event) }
    switch event {
    case .opening, .closing: turn(toMenu: event == .opening)
    case .opened, .closed: rest(isOpen: event == .opened)
    case .slide(let share):
      let isPulled = stage.liveMenu.component.state == .dragging
      if isPulled, isVisible { menuAppearance.begin(animated: true) }
      onSlide?(share)
    case .settled, .cancelled: break
    }
  }

  private func turn(toMenu: Bool) {
    toMenu ? keys.lend(to: stage) : keys.giveBack(from: stage)
    if isVisible {
      toMenu
        ? menuAppearance.begin(animated: true) : menuAppearance.beginToLeave(animated: true)
    }
    setNeedsFocusUpdate()
    content.view.accessibilityElementsHidden = toMenu
    UIAccessibility.post(
      notification: .screenChanged, argument: toMenu ? menuController.view : content.view)
  }

  private func rest(isOpen: Bool) {
    if !isOpen { menuAppearance.beginToLeave(animated: true) }
    menuAppearance.end()
    onRest?(isOpen)
    arrive(isOpen)
  }

  // MARK: - Appearing

  /// False: the menu appears when it opens.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// The children that are in sight appear with it.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    contentAppearance.begin(animated: animated)
    if isMenuOpen { menuAppearance.begin(animated: animated) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    contentAppearance.end()
    if stage.liveMenu.component.state == .open { menuAppearance.end() }
  }

  /// The children that are in sight disappear with it.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    contentAppearance.beginToLeave(animated: animated)
    menuAppearance.beginToLeave(animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
    contentAppearance.end()
    menuAppearance.end()
  }

  // MARK: - Keys and focus

  /// Escape closes an open menu.
  public override var keyCommands: [UIKeyCommand]? {
    isMenuOpen ? [closeCommand] : nil
  }

  public override var canBecomeFirstResponder: Bool { true }

  /// The focus is in an open menu, or else on the page.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    isMenuOpen ? [menuController] : [content]
  }

  #if !os(tvOS) && !os(visionOS)
  /// The page sets the style of the status bar.
  public override var childForStatusBarStyle: UIViewController? { content }

  /// The page sets whether the status bar is hidden.
  public override var childForStatusBarHidden: UIViewController? { content }

  /// The page sets whether the home indicator is hidden.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { content }
  #endif
}
#endif
