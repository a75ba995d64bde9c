#if GTK
import CGTK4

/// The focus while a menu is open over a page: it stays in the menu, and goes back afterwards.
@MainActor
final class FocusStay {
  private let page: UnsafeMutablePointer<GtkWidget>
  private let menu: UnsafeMutablePointer<GtkWidget>
  private let owner: UnsafeMutablePointer<GtkWidget>
  /// What had the focus, held until it gets it back, and what the page took before.
  private var before: UnsafeMutablePointer<GtkWidget>?
  private var couldFocus: gboolean = 1
  private var couldTarget: gboolean = 1
  private var isTaken = false

  /// For a menu over a page in a widget that holds both for as long as this is used.
  init(of page: GTKWidget, in menu: GTKWidget, of owner: GTKWidget) {
    self.page = page.widget
    self.menu = menu.widget
    self.owner = owner.widget
  }

  isolated deinit { forget() }

  /// Takes the focus into the menu, once.
  func take() {
    guard !isTaken else { return }
    isTaken = true
    before = root.flatMap { gtk_root_get_focus($0) }
    if let before { g_object_ref(before) }
    couldFocus = gtk_widget_get_can_focus(page)
    couldTarget = gtk_widget_get_can_target(page)
    gtk_widget_set_can_focus(page, 0)
    gtk_widget_set_can_target(page, 0)
    enter(GTK_DIR_TAB_FORWARD)
  }

  /// Gives it back.
  func giveBack() {
    guard isTaken else { return }
    isTaken = false
    gtk_widget_set_can_focus(page, couldFocus)
    gtk_widget_set_can_target(page, couldTarget)
    gtk_widget_set_focusable(owner, 0)
    // What the program has put the focus on meanwhile keeps it.
    let now = root.flatMap { gtk_root_get_focus($0) }
    if now == nil || now == owner || gtk_widget_is_ancestor(now, menu) != 0 {
      if let before, gtk_widget_get_root(before) == root, root != nil {
        gtk_widget_grab_focus(before)
      } else if let root {
        gtk_root_set_focus(root, nil)
      }
    }
    forget()
  }

  /// Moves it within the menu, from one end to the other; it never leaves.
  func move(_ direction: GtkDirectionType) -> Bool {
    if gtk_widget_child_focus(menu, direction) != 0 { return true }
    if direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD { enter(direction) }
    return true
  }

  private func enter(_ direction: GtkDirectionType) {
    guard let root else { return }
    gtk_root_set_focus(root, nil)
    if gtk_widget_child_focus(menu, direction) != 0 { return }
    // A menu with nothing to focus on: the keys that close it must arrive somewhere.
    gtk_widget_set_focusable(owner, 1)
    gtk_widget_grab_focus(owner)
  }

  private var root: OpaquePointer? { gtk_widget_get_root(owner) }

  private func forget() {
    if let before { g_object_unref(before) }
    before = nil
  }
}
#endif
