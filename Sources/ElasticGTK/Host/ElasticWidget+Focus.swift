#if GTK
import CGTK4
import ElasticCairo
import ElasticKit

extension ElasticWidget {
  /// Adds a focus ring around the widget to a frame, if the focus is visible.
  func addFocus(to snapshot: OpaquePointer) {
    guard gtk_widget_has_visible_focus(widget) != 0, size.width > 2, size.height > 2 else { return }
    let color = palette[.tint]
    var bounds = graphene_rect_t(Rect2D(x: 0, y: 0, width: size.width, height: size.height))
    let context = gtk_snapshot_append_cairo(snapshot, &bounds)!
    cairo_set_source_rgba(context, color.red, color.green, color.blue, 0.7)
    cairo_set_line_width(context, 2)
    cairo_rectangle(context, 1, 1, size.width - 2, size.height - 2)
    cairo_stroke(context)
    cairo_destroy(context)
  }
}
#endif
