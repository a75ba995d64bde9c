#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A container with a page and a menu that flows over it from an edge.
///
///     let root = FlowingMenuController(content: navigation, menu: MenuController())
///
/// The menu can be pulled from the edge, grabbed at any moment and flung back. A tap on the page, Escape and a screen
/// reader's escape gesture close it. The menu appears and disappears, as its `viewDidAppear` reports, when it opens and
/// closes; the first responder of the page is that again when the menu has closed.
///
/// On a Mac it is pulled with the mouse, or with two fingers on a trackpad wherever no list uses their way. The menu's view is
/// hidden there while it is closed.
@objc(ELFlowingMenuController)
public final class FlowingMenuController: ElasticPlatformController {
  /// The page; another one takes its place at once.
  @objc public var content: ElasticPlatformController {
    get { contentChild.controller(in: self) }
    set { swapContent(contentChild.replace(by: newValue)) }
  }
  /// The menu; another one takes its place at once, open or closed.
  @objc public var menuController: ElasticPlatformController {
    get { menuChild.controller(in: self) }
    set { swapMenu(menuChild.replace(by: newValue)) }
  }

  /// Of a container in a storyboard: the storyboard identifier of the page, which is instantiated from the same storyboard
  /// when it is first needed, unless ``content`` has been set before.
  @objc @IBInspectable public var contentIdentifier: String? {
    get { contentChild.identifier }
    set { contentChild.identifier = newValue }
  }
  /// The same for the menu.
  @objc @IBInspectable public var menuIdentifier: String? {
    get { menuChild.identifier }
    set { menuChild.identifier = newValue }
  }

  private var contentChild, menuChild: MenuChild

  /// Is notified when the menu opens and closes.
  @objc public weak var delegate: (any FlowingMenuControllerDelegate)?

  /// Called when the menu is open, or closed, and at rest.
  @objc public var onRest: ((_ isOpen: Bool) -> Void)?
  /// Called with the open share of the menu, 0 to 1, in every frame in which it changes.
  @objc public var onSlide: ((_ share: Double) -> Void)?

  let stage = MenuStage(frame: .zero)
  let streams = EventStreams<MenuMotion.Event>()
  let keys = FirstResponderRestorer()
  /// What to call when the menu is at rest again.
  var arrival: MenuArrival?

  /// A menu over a page.
  @objc public init(content: ElasticPlatformController, menu: ElasticPlatformController) {
    contentChild = MenuChild(content)
    menuChild = MenuChild(menu)
    super.init(nibName: nil, bundle: nil)
    reportMenuEvents()
  }

  /// A container of a storyboard, whose page and menu are found by ``contentIdentifier`` and ``menuIdentifier``; an empty
  /// page or menu for a missing identifier, until the app sets another.
  public required init?(coder: NSCoder) {
    contentChild = MenuChild()
    menuChild = MenuChild()
    super.init(coder: coder)
    reportMenuEvents()
  }

  private func reportMenuEvents() {
    stage.liveMenu.onEvent = { [weak self] in self?.report($0.event) }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    stage.frame = view.bounds
    stage.autoresizingMask = NativeView.followsSize
    view.addSubview(stage)
    stage.attachTouches(of: view)
    followLook()
    attachContent()
    attachMenu()
  }

  func attachContent() {
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = NativeView.followsSize
    view.addSubviewAtBack(content.view)
    stage.addAction(to: content.view)
    content.view.hideFromReaders(isMenuOver)
    content.joined(self)
    if stage.isPinned { fitPage() }
  }

  func attachMenu() {
    addChild(menuController)
    stage.setContent(menuController.view)
    menuController.joined(self)
  }

  private func report(_ event: MenuMotion.Event) {
    defer {
      notifyDelegate(event)
      streams.send(event)
    }
    switch event {
    case .opening, .closing: turn(toMenu: event == .opening)
    case .opened, .closed:
      let isOpen = event == .opened
      menuRests(isOpen: isOpen)
      onRest?(isOpen)
      arrive(isOpen)
    case .slide(let share):
      if stage.liveMenu.component.state == .dragging { menuIsPulled() }
      onSlide?(share)
    case .settled, .cancelled: break
    }
  }

  private func turn(toMenu: Bool) {
    guard !stage.isPinned else { return menuTurns(toMenu: toMenu) }
    toMenu ? keys.lend(to: stage) : keys.giveBack(from: stage)
    menuTurns(toMenu: toMenu)
    content.view.hideFromReaders(toMenu)
    (toMenu ? menuController : content).view.moveScreenReaders()
  }

  #if canImport(UIKit)
  lazy var contentAppearance = ChildAppearance(of: content)
  lazy var menuAppearance = ChildAppearance(of: menuController)
  var isVisible = false
  /// The edges that UIKit knows to be the menu's.
  var reportedEdges: UIRectEdge = []

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

  /// Escape closes an open menu.
  public override var keyCommands: [UIKeyCommand]? { isMenuOver ? [closeCommand] : nil }

  public override var canBecomeFirstResponder: Bool { true }

  /// The focus is in an open menu, or else on the page.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    isMenuOver ? [menuController] : [content]
  }

  /// The focus stays in an open menu, for a remote and for Tab: the page lies under it.
  public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    !isOnCoveredPage(context.nextFocusedItem) && super.shouldUpdateFocus(in: context)
  }

  /// The page's list, so that bars around this container look as they do over it.
  public override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? content.contentScrollView(for: edge)
  }

  #if !os(tvOS) && !os(visionOS)
  /// The page sets the style of the status bar.
  public override var childForStatusBarStyle: UIViewController? { content }

  /// The page sets whether the status bar is hidden.
  public override var childForStatusBarHidden: UIViewController? { content }

  /// The page sets whether the home indicator is hidden.
  public override var childForHomeIndicatorAutoHidden: UIViewController? { content }

  /// The page sets whether the pointer is locked.
  public override var childViewControllerForPointerLock: UIViewController? { content }

  /// The page sets how it may be turned.
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    content.supportedInterfaceOrientations
  }

  /// The page sets how it is turned first.
  public override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    content.preferredInterfaceOrientationForPresentation
  }

  /// The page's edges, and the one that the menu is pulled from: there the system's own gestures, such as Control Centre, wait
  /// for a second swipe.
  public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    pageEdges.union(menuEdges)
  }
  #endif
  #else
  /// Makes the view, as large as the page's.
  public override func loadView() {
    // A window takes the size of its controller's view.
    view = MenuGround(stage, size: content.view.frame.size)
  }
  #endif
}
#endif
