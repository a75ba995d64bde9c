#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The safe area of a menu's controller.
///
/// UIKit gives a child what its view reaches over when it is added: a menu that comes in from outside may keep none, or what it had
/// before the screen was turned. So what is missing of its stage's is added to it, and what is too much taken off.
@MainActor
final class MenuSafeArea {
  /// The menu's controller.
  weak var controller: UIViewController? {
    didSet { if controller !== oldValue { leave(oldValue) } }
  }

  /// Our part of its additional insets; the rest is the app's.
  private var part = UIEdgeInsets.zero
  /// What the menu's insets were when our part was changed last.
  private var before: UIEdgeInsets?

  private func leave(_ old: UIViewController?) {
    old?.additionalSafeAreaInsets.add(part, times: -1)
    (part, before) = (.zero, nil)
  }

  /// Gives the menu's view what it reaches over on its stage; the same while it slides in.
  func fit(_ view: UIView, on stage: UIView) {
    // Until UIKit has applied the last change, the insets of now say nothing of what they will be.
    guard let controller, view.safeAreaInsets != before else { return }
    before = nil
    let (edges, size, frame) = (stage.safeAreaInsets, stage.bounds.size, view.frame)
    let wanted = UIEdgeInsets(
      top: max(edges.top - max(frame.minY, 0), 0), left: max(edges.left - max(frame.minX, 0), 0),
      bottom: max(edges.bottom - max(size.height - frame.maxY, 0), 0),
      right: max(edges.right - max(size.width - frame.maxX, 0), 0))
    // What the app adds itself comes on top.
    var missing = wanted
    missing.add(controller.additionalSafeAreaInsets, times: 1)
    missing.add(part, times: -1)
    missing.add(view.safeAreaInsets, times: -1)
    guard missing.isSeen else { return }
    before = view.safeAreaInsets
    part.add(missing, times: 1)
    controller.additionalSafeAreaInsets.add(missing, times: 1)
    if view.safeAreaInsets != before { before = nil }
  }
}

extension UIEdgeInsets {
  fileprivate mutating func add(_ other: UIEdgeInsets, times factor: CGFloat) {
    top += factor * other.top
    left += factor * other.left
    bottom += factor * other.bottom
    right += factor * other.right
  }

  /// Whether it is more than what rounding leaves.
  fileprivate var isSeen: Bool {
    [top, left, bottom, right].contains { $0.magnitude > 0.01 }
  }
}
#endif
