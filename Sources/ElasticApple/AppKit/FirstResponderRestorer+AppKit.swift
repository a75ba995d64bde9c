#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Makes a view the first responder for a while, and then the one that was it before.
@MainActor
final class FirstResponderRestorer {
  private weak var owner: NSResponder?

  /// Gives the keys to a view in a window, unless a view inside it has them.
  func lend(to view: NSView) {
    guard let window = view.window, !hasKeys(view) else { return }
    let first = window.firstResponder
    // A text field that is being edited has lent its keys to the window's field editor.
    let editor = first as? NSText
    owner = editor?.isFieldEditor == true ? editor?.delegate as? NSView : first
    window.makeFirstResponder(view)
  }

  /// Takes them from the view and from what is in it; elsewhere the reader has taken them.
  func giveBack(from view: NSView) {
    if hasKeys(view) { view.window?.makeFirstResponder(owner) }
    owner = nil
  }

  private func hasKeys(_ view: NSView) -> Bool {
    (view.window?.firstResponder as? NSView)?.isDescendant(of: view) == true
  }
}
#endif
