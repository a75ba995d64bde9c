#if GTK
import CGTK4
import ElasticGTK
import ElasticKit

/// A window with a menu of buttons over a page of buttons; each logs its name when it is pressed.
@MainActor
final class MenuProbe {
  private let menu: FlowingMenu
  private let shape = ElasticShape()
  private let dots = MessageBalloon()
  private let window: GTKWindow
  private let above: GTKWidget
  private var sheet: UnsafeMutablePointer<GtkWidget>?
  private var adjustment: UnsafeMutablePointer<GtkAdjustment>?

  init(_ application: GTKApplication, isEmpty: Bool, isScrolled: Bool) {
    let names = isEmpty ? [] : ["Inbox", "Sent", "Drafts"]
    let buttons = makeButtons(names, margin: 0)
    menu = FlowingMenu(
      page: makeButtons(["Reply", "Forward"], margin: 60),
      menu: isScrolled ? scrolled(buttons) : buttons)
    window = GTKWindow(application, title: "Menu", width: 375, height: 667)
    // What lies above the menu is put into it.
    let overlay = GTKWidget(gtk_overlay_new())
    gtk_overlay_set_child(OpaquePointer(overlay.pointer), menu.widget)
    above = overlay
    window.child = overlay
    addStyles(
      ".sea { background: #204060; } .glass { background: rgba(0, 0, 0, 0.5); }",
      to: window.widget)
    follow(menu, as: "menu")
    menu.onOpened = { say(["told": "opened"]) }
    menu.onClosed = { say(["told": "closed"]) }
    window.present()
  }

  func answer(_ words: [String]) {
    switch words[0] {
    case "open": menu.open()
    case "close": menu.close()
    case "pin":
      // Both have room in the window.
      menu.style.width = 120
      menu.isPinned = words[1] == "yes"
    case "page": afterFrame(of: window) { [weak self] in self?.sayPage() }
    case "right-to-left": gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
    case "state": sayState(of: menu, as: "menu")
    case "disable": menu.isEnabled = false
    case "paint": gtk_widget_add_css_class(menu.menu.widget, words[1])
    case "paint-inside":
      gtk_widget_add_css_class(gtk_widget_get_first_child(menu.menu.widget), words[1])
    case "hide": gtk_widget_set_visible(menu.widget, 0)
    case "show": gtk_widget_set_visible(menu.widget, 1)
    case "ticks": say(["ticks": menu.tickCount])
    // What uses a drag itself, in a menu that fills most of the window and on the page: one of these at a time.
    case "put": put(words[1], isOnPage: words[2] == "page")
    case "sheet":
      sheet = gtk_drawing_area_new()
      gtk_overlay_add_overlay(OpaquePointer(above.pointer), sheet)
    case "no-sheet": gtk_overlay_remove_overlay(OpaquePointer(above.pointer), sheet)
    case "dots": say(["dots": dots.tickCount])
    case "scroll": gtk_adjustment_set_value(adjustment, Double(words[1]) ?? 0)
    case "open-from-anywhere": menu.style.opensFrom = .anywhere
    case "focus": afterFrame(of: window) { [weak self] in self?.sayFocus() }
    default: preconditionFailure("\(words)")
    }
  }

  /// Where the page is in the menu's widget.
  private func sayPage() {
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(menu.page.widget, menu.widget, &bounds)
    say(["x": Double(bounds.origin.x), "width": Double(bounds.size.width)])
  }

  private func put(_ name: String, isOnPage: Bool) {
    let box = isOnPage ? menu.page.widget : menu.menu.widget
    while let child = gtk_widget_get_first_child(box) { gtk_widget_unparent(child) }
    let widget: UnsafeMutablePointer<GtkWidget>
    switch name {
    case "switch": widget = gtk_switch_new()
    case "slider": widget = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.01)
    case "text": widget = gtk_entry_new()
    case "canvas":
      // A program's own widget that is dragged.
      widget = gtk_drawing_area_new()
      gtk_widget_add_controller(widget, gtk_gesture_drag_new())
    case "shape":
      follow(shape, as: "shape")
      widget = shape.widget
    case "carousel":
      let scroller = gtk_scrolled_window_new()!
      let content = gtk_drawing_area_new()!
      gtk_widget_set_size_request(content, 900, 100)
      gtk_scrolled_window_set_child(OpaquePointer(scroller), content)
      adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(scroller))
      widget = scroller
    case "dots-below":
      let scroller = gtk_scrolled_window_new()!
      let content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let space = gtk_drawing_area_new()!
      gtk_widget_set_size_request(space, 100, 2000)
      append(space, to: content)
      dots.wantedSize = Size2D(width: 60, height: 40)
      append(dots.widget, to: content)
      gtk_scrolled_window_set_child(OpaquePointer(scroller), content)
      adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
      widget = scroller
    default: preconditionFailure(name)
    }
    gtk_widget_set_size_request(widget, 120, 100)
    append(widget, to: box)
    say(["put": name])
  }

  private func sayFocus() {
    let now = gtk_window_get_focus(window.widget.window)
    say(["focus": now.map { String(cString: gtk_widget_get_name($0)) } ?? "none"])
  }
}

/// A widget in a scrolled window.
@MainActor
private func scrolled(_ child: GTKWidget) -> GTKWidget {
  let window = GTKWidget(gtk_scrolled_window_new())
  gtk_scrolled_window_set_child(OpaquePointer(window.pointer), child.widget)
  return window
}

/// Buttons below one another.
@MainActor
func makeButtons(_ names: [String], margin: Int32) -> GTKWidget {
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
  gtk_widget_set_margin_top(box, 12 + margin)
  gtk_widget_set_margin_start(box, 12 + margin)
  gtk_widget_set_margin_end(box, 12 + margin)
  for name in names {
    let button = gtk_button_new_with_label(name)!
    gtk_widget_set_name(button, name)
    connect(UnsafeMutableRawPointer(button), "clicked") { _ in say(["pressed": name]) }
    append(button, to: box)
  }
  return GTKWidget(box)
}

@MainActor
func append(_ child: UnsafeMutablePointer<GtkWidget>, to box: UnsafeMutablePointer<GtkWidget>) {
  gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), child)
}
#endif
