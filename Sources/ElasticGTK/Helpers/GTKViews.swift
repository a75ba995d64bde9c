#if GTK
import CGTK4

/// Widgets beside or below one another: a `GtkBox`.
public final class GTKBox: GTKWidget {
  /// Where each widget is put after the one before.
  public enum Axis: Sendable {
    /// Beside it, in the direction of the text.
    case horizontal
    /// Below it.
    case vertical
  }

  /// A box of widgets.
  /// - Parameter spacing: between two of them, in points.
  public init(_ axis: Axis, spacing: Int = 0, _ children: [GTKWidget] = []) {
    let orientation = axis == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(gtk_box_new(orientation, Int32(clamping: spacing)))
    for child in children { append(child) }
  }

  /// Adds a widget at the end.
  public func append(_ child: GTKWidget) { gtk_box_append(cast(), child.widget) }

  /// Takes a widget out again.
  public func remove(_ child: GTKWidget) {
    guard gtk_widget_get_parent(child.widget) == widget else { return }
    gtk_box_remove(cast(), child.widget)
  }
}

/// Text that is only read: a `GtkLabel`.
public final class GTKLabel: GTKWidget {
  /// A label.
  public init(_ text: String) {
    self.text = text
    super.init(gtk_label_new(text.wholeInC))
  }

  /// The text.
  public var text: String {
    didSet { gtk_label_set_text(opaque, text.wholeInC) }
  }
}

/// A button with a text: a `GtkButton`.
public final class GTKButton: GTKWidget {
  /// Called when it is pressed. Capture widgets weakly.
  public var onClick: @MainActor () -> Void

  /// A button.
  public init(_ text: String, onClick: @escaping @MainActor () -> Void = {}) {
    self.text = text
    self.onClick = onClick
    super.init(gtk_button_new_with_label(text.wholeInC))
    connect("clicked") { [weak self] _ in self?.onClick() }
  }

  /// The text.
  public var text: String {
    didSet { gtk_button_set_label(cast(), text.wholeInC) }
  }
}

extension GTKWidget {
  /// Gives it style classes of the theme or of your own CSS, for example `title-2`, and returns it.
  @discardableResult
  public func classes(_ names: String...) -> Self {
    for name in names { gtk_widget_add_css_class(widget, name) }
    return self
  }

  /// Leaves so many points free around it, and returns it.
  @discardableResult
  public func margins(_ points: Int) -> Self {
    let points = Int32(clamping: min(max(points, 0), Int(Int16.max)))
    gtk_widget_set_margin_start(widget, points)
    gtk_widget_set_margin_end(widget, points)
    gtk_widget_set_margin_top(widget, points)
    gtk_widget_set_margin_bottom(widget, points)
    return self
  }

  /// Lets it take the room that is left over beside or below others, and returns it.
  @discardableResult
  public func filling(horizontally: Bool = false, vertically: Bool = false) -> Self {
    gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
    return self
  }
}
#endif
