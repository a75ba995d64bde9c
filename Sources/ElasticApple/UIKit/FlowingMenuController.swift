#if canImport(UIKit)
import ElasticKit
import UIKit

/// A container with a page and a menu that flows over it from an edge.
///
///     let root = FlowingMenuController(content: navigation, menu: MenuController())
///
/// The menu can be pulled from the edge, grabbed at any moment and flung back. A tap on the page, Escape
/// and a screen reader's escape gesture close it.
@objc(ELFlowingMenuController)
public final class FlowingMenuController: UIViewController {
  /// The page.
  @objc public let content: UIViewController
  /// The menu.
  @objc public let menu: UIViewController

  /// Called when the menu is open, or closed, and at rest.
  @objc public var onRest: ((_ isOpen: Bool) -> Void)?
  /// Called with the open share of the menu, 0 to 1, in every frame in which it changes.
  @objc public var onSlide: ((_ share: Double) -> Void)?

  let stage = MenuStage(frame: .zero)

  /// A menu over a page.
  @objc public init(content: UIViewController, menu: UIViewController) {
    self.content = content
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    stage.menu.onEvent = { [weak self] in self?.tell($0.event) }
  }

  /// Unavailable: a storyboard cannot provide the two children.
  public required init?(coder: NSCoder) { nil }

  /// All settings of the menu; a motion continues.
  public var style: MenuMotion.Style {
    get { stage.menu.component.style }
    set { stage.menu.restyle(newValue, at: stage.clock.now) }
  }

  /// Whether the menu is open or opening.
  @objc(menuOpen) public var isMenuOpen: Bool {
    @objc(isMenuOpen) get { stage.menu.output.accessibility.isModal }
    set { stage.menu.perform(newValue ? .open : .close, at: stage.clock.now) }
  }

  /// Opens the menu.
  @objc public func openMenu() { isMenuOpen = true }

  /// Closes the menu.
  @objc public func closeMenu() { isMenuOpen = false }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    addChild(menu)
    for child in [content.view, stage] as [UIView] {
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
    }
    stage.setContent(menu.view)
    stage.takeTouches(of: view)
    stage.addAction(to: content.view)
    content.didMove(toParent: self)
    menu.didMove(toParent: self)
  }

  private func tell(_ event: MenuMotion.Event) {
    switch event {
    case .opening, .closing:
      _ = event == .opening ? stage.becomeFirstResponder() : stage.resignFirstResponder()
      setNeedsFocusUpdate()
      content.view.accessibilityElementsHidden = event == .opening
      UIAccessibility.post(
        notification: .screenChanged, argument: event == .opening ? menu.view : content.view)
    case .opened: onRest?(true)
    case .closed: onRest?(false)
    case .slide(let share): onSlide?(share)
    case .settled, .cancelled: break
    }
  }

  /// Escape closes an open menu.
  public override var keyCommands: [UIKeyCommand]? {
    isMenuOpen ? [closeCommand] : nil
  }

  public override var canBecomeFirstResponder: Bool { true }

  /// The focus is in an open menu, or else on the page.
  public override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    isMenuOpen ? [menu] : [content]
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
