#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// A `GtkScrolledWindow`: one that a component pulls, or one that lies under a touch.
@MainActor
struct Scroller {
  let widget: UnsafeMutablePointer<GtkWidget>

  /// The scrolled window that a widget is; nil for any other.
  init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard Self.isScrolledWindow(widget) else { return nil }
    self.widget = widget
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment> {
    gtk_scrolled_window_get_vadjustment(OpaquePointer(widget))
  }

  /// The directions in which a finger can still scroll it.
  var scrollDirections: TouchDirections {
    let scrolled = OpaquePointer(widget)
    return Self.directions(gtk_scrolled_window_get_hadjustment(scrolled), isHorizontal: true)
      .union(Self.directions(gtk_scrolled_window_get_vadjustment(scrolled), isHorizontal: false))
  }

  private static func directions(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>, isHorizontal: Bool
  ) -> TouchDirections {
    let (first, upper) = (
      gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment)
    )
    return TouchDirections(
      scrollingBy: gtk_adjustment_get_value(adjustment), from: first,
      to: max(upper - gtk_adjustment_get_page_size(adjustment), first), isHorizontal: isHorizontal)
  }

  /// The scroll offset in points.
  var value: Double { gtk_adjustment_get_value(adjustment) }

  /// Where to scroll when the window gives up `room` points at an end instead of `before`, in a widget of this length.
  func value(
    after room: Double, instead before: Double, at end: ElasticEdge, length: Double
  ) -> Double {
    let isTop = end == .top
    var inset = ScrollInset(side: isTop ? .leading : .trailing, added: before)
    let report = report(giving: before, at: end, length: length)
    let offset = inset.fitWhole(room, at: report).offset ?? report.offset
    return isTop ? offset + inset.added : offset
  }

  /// Where it is scrolled to, in a widget of this length that gives `room` points away at an end: that is an inset of the widget, and
  /// the content begins there.
  func report(giving room: Double, at end: ElasticEdge, length: Double) -> ScrollReport {
    let isTop = end == .top
    return ScrollReport(
      offset: isTop ? value - room : value, length: length,
      contentLength: gtk_adjustment_get_upper(adjustment), leading: isTop ? room : 0,
      trailing: isTop ? 0 : room)
  }

  /// Scrolls to an offset, clamped to the ends.
  func go(to value: Double) { gtk_adjustment_set_value(adjustment, value) }

  /// Calls with what the content has grown by beyond what it has scrolled by for that itself.
  func onGrowth(owner: UnsafeMutableRawPointer, _ body: @escaping @MainActor (Double) -> Void) {
    let adjustment = adjustment
    // A list that keeps a row in its place keeps its distance from the end.
    var (upper, left) = (gtk_adjustment_get_upper(adjustment), leftToScroll)
    connect(UnsafeMutableRawPointer(adjustment), "changed", owner: owner) { _ in
      let now = gtk_adjustment_get_upper(adjustment)
      let growth = min(leftToScroll - left, now - upper)
      (upper, left) = (now, leftToScroll)
      body(growth)
    }
    connect(UnsafeMutableRawPointer(adjustment), "value-changed", owner: owner) { _ in
      left = leftToScroll
    }
  }

  /// Calls when it has been scrolled, or its content or itself has another length.
  func onChange(owner: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Void) {
    for signal in ["changed", "value-changed"] {
      connect(UnsafeMutableRawPointer(adjustment), signal, owner: owner) { _ in body() }
    }
  }

  private var leftToScroll: Double { gtk_adjustment_get_upper(adjustment) - value }

  /// Removes GTK's own overshoot effect, if it has started.
  func forgetOvershoot() { elastic_gtk_emit(adjustment, "value-changed") }

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
