#if GTK
import CGTK4

/// Keeps the focus in a menu while it is open over a page, and restores it afterwards.
@MainActor
final class FocusTrap {
  private let page: UnsafeMutablePointer<GtkWidget>
  private let menu: UnsafeMutablePointer<GtkWidget>
  private let owner: UnsafeMutablePointer<GtkWidget>
  /// The widget that had the focus, and the page's previous setting.
  nonisolated(unsafe) private let lender = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private var couldFocus: gboolean = 1
  private var isTrapped = false

  /// For a menu over a page; the widget that contains both must outlive this.
  init(of page: GTKWidget, in menu: GTKWidget, of owner: GTKWidget) {
    self.page = page.widget
    self.menu = menu.widget
    self.owner = owner.widget
    g_weak_ref_init(lender, nil)
  }

  deinit {
    g_weak_ref_clear(lender)
    lender.deallocate()
  }

  /// Moves the focus into the menu, once.
  func trap() {
    guard !isTrapped else { return }
    isTrapped = true
    g_weak_ref_set(lender, root.flatMap { gtk_root_get_focus($0) })
    couldFocus = gtk_widget_get_can_focus(page)
    gtk_widget_set_can_focus(page, 0)
    enter(GTK_DIR_TAB_FORWARD)
  }

  /// Restores it.
  func giveBack() {
    guard isTrapped else { return }
    isTrapped = false
    gtk_widget_set_can_focus(page, couldFocus)
    gtk_widget_set_focusable(owner, 0)
    let before = g_weak_ref_get(lender)?.assumingMemoryBound(to: GtkWidget.self)
    defer { if let before { g_object_unref(before) } }
    g_weak_ref_set(lender, nil)
    // A widget that the program has focused meanwhile keeps the focus.
    guard let root, isInside(gtk_root_get_focus(root)) else { return }
    guard let before, !isInside(before), gtk_widget_get_root(before) == root else {
      return gtk_root_set_focus(root, nil)
    }
    gtk_widget_grab_focus(before)
  }

  private func isInside(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Bool {
    guard let widget else { return true }
    return widget == owner || gtk_widget_is_ancestor(widget, menu) != 0
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
}
#endif
