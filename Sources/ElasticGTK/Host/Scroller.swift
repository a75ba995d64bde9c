#if GTK
import CGTK4
import ElasticKit

/// A `GtkScrolledWindow` with a component at one of its ends.
@MainActor
struct Scroller {
  /// GTK rounds places to pixels.
  private static let tolerance = 0.5

  let widget: UnsafeMutablePointer<GtkWidget>

  /// The scrolled window that a widget is; nil for any other.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard Self.isScrolledWindow(widget) else { return nil }
    self.widget = widget
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
  }

  private var last: Double {
    max(
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment),
      gtk_adjustment_get_lower(adjustment))
  }

  /// Whether it is scrolled to its upper, or lower, end.
  func isAtEnd(_ end: ElasticEdge) -> Bool {
    end == .top
      ? value <= gtk_adjustment_get_lower(adjustment) + Self.tolerance
      : value >= last - Self.tolerance
  }

  /// The scroll offset in points.
  var value: Double { gtk_adjustment_get_value(adjustment) }

  /// Where to scroll when the window gives up `room` points at an end instead of `before`, in a widget of this length.
  func value(
    after room: Double, instead before: Double, at end: ElasticEdge, length: Double
  ) -> Double {
    let isTop = end == .top
    var inset = ScrollInset(side: isTop ? .leading : .trailing, added: before)
    // What the window gives up is an inset of the widget, and its content begins there.
    let report = ScrollReport(
      offset: isTop ? value - before : value, length: length,
      contentLength: gtk_adjustment_get_upper(adjustment), leading: isTop ? before : 0,
      trailing: isTop ? 0 : before)
    let offset = inset.fitWhole(room, at: report).offset ?? report.offset
    return isTop ? offset + inset.added : offset
  }

  /// Scrolls to an offset, clamped to the ends.
  func go(to value: Double) { gtk_adjustment_set_value(adjustment, value) }

  /// Removes GTK's own overshoot effect, if it has started.
  func forgetOvershoot() { elastic_gtk_emit(adjustment, "value-changed") }

  /// Whether all scrollers under a position, up to this one, are at an end,
  /// and no widget there handles drags.
  /// - Parameter owner: the widget whose coordinates the place is in.
  func isFree(
    _ place: Point2D, in owner: UnsafeMutablePointer<GtkWidget>, towards end: ElasticEdge
  ) -> Bool {
    var next = gtk_widget_pick(owner, place.x, place.y, GTK_PICK_DEFAULT)
    while let one = next, one != owner {
      if Self.dragTypes.contains(where: { one.isA($0) }) { return false }
      if let inner = Scroller(one), inner.widget != widget, !inner.isAtEnd(end) { return false }
      next = gtk_widget_get_parent(one)
    }
    return isAtEnd(end)
  }

  /// Bars, sliders, and text that can be selected.
  private static let dragTypes = [
    gtk_range_get_type(), gtk_scrollbar_get_type(), gtk_text_get_type(), gtk_text_view_get_type(),
  ]

  private static func isScrolledWindow(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    widget.isA(gtk_scrolled_window_get_type())
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether the widget is of a class, or of one made from it.
  func isA(_ type: GType) -> Bool {
    let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, type) != 0
  }
}
#endif
