#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

// What a container with a menu does in AppKit only.

extension FlowingMenuController {
  /// The recogniser of the drags that open and close the menu, in this controller's view.
  @objc public var gestureRecognizer: NSGestureRecognizer { stage.recognizer }

  /// What the storyboard of this controller has under an identifier.
  func instantiate(_ identifier: String?) -> NSViewController {
    if let identifier, let storyboard,
      let found = storyboard.instantiateController(withIdentifier: identifier) as? NSViewController
    {
      return found
    }
    let empty = NSViewController(nibName: nil, bundle: nil)
    empty.view = NSView(frame: .zero)  // Without one it would look for a nib.
    return empty
  }

  func swapContent(_ old: NSViewController?) {
    guard let old, isViewLoaded else { return }
    stage.removeAction(from: old.view)
    old.view.removeFromSuperview()
    old.removeFromParent()
    attachContent()
  }

  func swapMenu(_ old: NSViewController?) {
    guard let old, isViewLoaded else { return }
    old.view.removeFromSuperview()
    old.removeFromParent()
    attachMenu()
  }

  // The menu's view is hidden while it is closed, so AppKit itself tells its controller that it appears and disappears.
  func menuIsPulled() {}
  func menuTurns(toMenu: Bool) {}
  func menuRests(isOpen: Bool) {}

  // A Mac has no gestures at the edges of its screen that a menu in a window could be in the way of.
  func followLook() {}
}

extension NSViewController {
  /// AppKit finds it out itself.
  func joined(_ parent: NSViewController) {}
}

/// The view of the container: scrolls that no list has used come up to it.
final class MenuGround: NSView {
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
    if stage?.handleSwipe(event) != true { super.scrollWheel(with: event) }
  }
}
#endif
