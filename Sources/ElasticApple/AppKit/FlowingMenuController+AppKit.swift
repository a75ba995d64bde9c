#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// A container with a page and a menu that flows over it from an edge.
///
///     window.contentViewController = FlowingMenuController(content: page, menu: folders)
///
/// The menu can be pulled from the edge with the mouse, or with two fingers on a trackpad wherever no list uses their way,
/// and grabbed at any moment. A click on the page and Escape close it. The menu's view is hidden while it is closed, so
/// AppKit tells its controller that it appears and disappears. The page's first responder is that again when the menu has
/// closed.
@objc(ELFlowingMenuController)
public final class FlowingMenuController: NSViewController {
  /// The page; another one takes its place at once.
  @objc public var content: NSViewController {
    didSet { if content !== oldValue { swapContent(oldValue) } }
  }
  /// The menu; another one takes its place at once, open or closed.
  @objc public var menuController: NSViewController {
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
  /// What is told when the menu is at rest again.
  var arrival: MenuArrival?

  /// A menu over a page.
  @objc public init(content: NSViewController, menu: NSViewController) {
    self.content = content
    menuController = menu
    super.init(nibName: nil, bundle: nil)
    stage.liveMenu.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// Unavailable: a storyboard cannot provide the two children.
  public required init?(coder: NSCoder) { nil }

  /// The recogniser of the drags that open and close the menu, in this controller's view.
  @objc public var gestureRecognizer: NSGestureRecognizer { stage.recognizer }

  /// Makes the view, as large as the page's.
  public override func loadView() {
    // A window takes the size of its controller's view.
    view = MenuGround(stage, size: content.view.frame.size)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    takeContent()
    stage.frame = view.bounds
    stage.autoresizingMask = [.width, .height]
    view.addSubview(stage)
    stage.takeTouches(of: view)
    takeMenu()
  }

  private func takeContent() {
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.width, .height]
    view.addSubview(content.view, positioned: .below, relativeTo: nil)
    stage.addAction(to: content.view)
    content.view.setAccessibilityHidden(isMenuOpen)
  }

  private func takeMenu() {
    addChild(menuController)
    stage.setContent(menuController.view)
  }

  private func swapContent(_ old: NSViewController) {
    guard isViewLoaded else { return }
    stage.removeAction(from: old.view)
    old.view.removeFromSuperview()
    old.removeFromParent()
    takeContent()
  }

  private func swapMenu(_ old: NSViewController) {
    guard isViewLoaded else { return }
    old.view.removeFromSuperview()
    old.removeFromParent()
    takeMenu()
  }

  private func tell(_ event: MenuMotion.Event) {
    defer { tellDelegate(event) }
    switch event {
    case .opening, .closing: turn(toMenu: event == .opening)
    case .opened, .closed:
      onRest?(event == .opened)
      arrive(event == .opened)
    case .slide(let share): onSlide?(share)
    case .settled, .cancelled: break
    }
  }

  private func turn(toMenu: Bool) {
    toMenu ? keys.lend(to: stage) : keys.giveBack(from: stage)
    content.view.setAccessibilityHidden(toMenu)
    NSAccessibility.post(
      element: toMenu ? menuController.view : content.view, notification: .layoutChanged)
  }
}

/// The view of the container: scrolls that no list has used come up to it.
private final class MenuGround: NSView {
  private weak var stage: MenuStage?

  init(_ stage: MenuStage, size: CGSize) {
    self.stage = stage
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  /// The origin is at the upper left, as in drawings.
  override var isFlipped: Bool { true }

  /// A list passes on what is not along its own axis.
  override func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool {
    axis == stage?.axis
  }

  override func scrollWheel(with event: NSEvent) {
    if stage?.takeSwipe(event) != true { super.scrollWheel(with: event) }
  }
}
#endif
