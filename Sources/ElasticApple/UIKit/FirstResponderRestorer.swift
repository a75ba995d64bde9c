#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Makes a view the first responder for a while, and then the one that was it before.
@MainActor
final class FirstResponderRestorer {
  private weak var owner: UIView?

  /// Gives the keys to a view in a window, unless a view inside it has them.
  func lend(to view: UIView) {
    let first = view.window?.firstResponder
    if let first, first.isDescendant(of: view) { return }
    if let first { owner = first }
    view.becomeFirstResponder()
  }

  /// Takes them from the view and from what is in it.
  func giveBack(from view: UIView) {
    view.resignFirstResponder()
    view.endEditing(true)
    owner?.becomeFirstResponder()
    owner = nil
  }
}

extension UIView {
  /// The first responder among this view and those in it.
  fileprivate var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }
}
#endif
