import CGTK4
import ElasticGTK

/// GTK's own widgets that ElasticGTK has no class for.
@MainActor
enum Views {
  static func title(_ text: String) -> GTKWidget {
    let title = GTKLabel(text).classes("title-2").filling(horizontally: true)
    gtk_label_set_xalign(title.opaque, 0)
    return title
  }

  /// A row of the list: two lines, cut off where they are too long.
  static func messageLabel() -> GTKWidget {
    let label = GTKLabel("").margins(8)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    return label
  }

  static func spinner() -> GTKWidget { GTKWidget(gtk_spinner_new()) }

  /// Shows so much of a spinner, which GTK draws only while it spins.
  static func show(_ spinner: GTKWidget, opacity: Double) {
    gtk_widget_set_opacity(spinner.widget, opacity)
    gtk_spinner_set_spinning(spinner.opaque, opacity > 0 ? 1 : 0)
  }

  static func row(_ children: [GTKWidget]) -> GTKWidget {
    GTKBox(.horizontal, spacing: 12, children).margins(8)
  }
}

/// Several pages, with one visible.
@MainActor
final class Pages {
  let view: GTKWidget

  init(_ pages: [(name: String, view: GTKWidget)]) {
    view = GTKWidget(gtk_stack_new())
    for page in pages { gtk_stack_add_named(view.opaque, page.view.widget, page.name) }
  }

  /// Shows the page of that name.
  func show(_ name: String) { gtk_stack_set_visible_child_name(view.opaque, name) }
}
