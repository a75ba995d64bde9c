import CGTK4
import ElasticGTK

/// GTK's own widgets, as much of them as a mail reader needs.
@MainActor
enum Views {
  static func label(_ text: String, isDim: Bool = false) -> GTKWidget {
    let label = gtk_label_new(text)!
    if isDim { gtk_widget_add_css_class(label, "dim-label") }
    return GTKWidget(label)
  }

  static func title(_ text: String) -> GTKWidget {
    let label = gtk_label_new(text)!
    gtk_widget_add_css_class(label, "title-2")
    gtk_widget_set_hexpand(label, 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    return GTKWidget(label)
  }

  /// A row of the list: two lines, cut off where they are too long.
  static func messageLabel() -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new(nil)!
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    setMargins(of: label, 8)
    return label
  }

  static func button(_ text: String, isFlat: Bool = false) -> GTKWidget {
    let button = gtk_button_new_with_label(text)!
    if isFlat { gtk_button_set_has_frame(button.button, 0) }
    return GTKWidget(button)
  }

  static func spinner() -> GTKWidget { GTKWidget(gtk_spinner_new()) }

  /// Shows so much of a spinner, which GTK draws only while it spins.
  static func show(_ spinner: GTKWidget, opacity: Double) {
    gtk_widget_set_opacity(spinner.widget, opacity)
    gtk_spinner_set_spinning(OpaquePointer(spinner.pointer), opacity > 0 ? 1 : 0)
  }

  static func row(_ children: [GTKWidget]) -> GTKWidget {
    let row = box(children, GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    setMargins(of: row.widget, 8)
    return row
  }

  static func column(_ children: [GTKWidget]) -> GTKWidget {
    box(children, GTK_ORIENTATION_VERTICAL, spacing: 0)
  }

  private static func box(
    _ children: [GTKWidget], _ orientation: GtkOrientation, spacing: Int32
  ) -> GTKWidget {
    let box = gtk_box_new(orientation, spacing)!
    let pointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    for child in children { gtk_box_append(pointer, child.widget) }
    return GTKWidget(box)
  }

  private static func setMargins(of widget: UnsafeMutablePointer<GtkWidget>, _ points: Int32) {
    gtk_widget_set_margin_start(widget, points)
    gtk_widget_set_margin_end(widget, points)
    gtk_widget_set_margin_top(widget, points)
    gtk_widget_set_margin_bottom(widget, points)
  }
}

/// Several pages, with one visible.
@MainActor
final class Pages {
  let view: GTKWidget

  init(_ pages: [(name: String, view: GTKWidget)]) {
    view = GTKWidget(gtk_stack_new())
    for page in pages {
      gtk_stack_add_named(OpaquePointer(view.pointer), page.view.widget, page.name)
    }
  }

  /// Shows the page of that name.
  func show(_ name: String) {
    gtk_stack_set_visible_child_name(OpaquePointer(view.pointer), name)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  fileprivate var button: UnsafeMutablePointer<GtkButton> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkButton.self)
  }
}
