#if GTK
import CGTK4
import ElasticKit

/// The children of a GTK widget: their positions, and their drawing.
extension ElasticWidget {
  /// Makes a widget a child, above the ones before.
  func adopt(_ child: GTKWidget) { gtk_widget_set_parent(child.widget, widget) }

  /// Allocates a child its frame, with at least its minimum size.
  func allocate(_ child: GTKWidget, in frame: Rect2D) {
    let (width, height) = (Int32(frame.width.rounded()), Int32(frame.height.rounded()))
    var least: (width: Int32, height: Int32) = (0, 0)
    gtk_widget_measure(child.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least.width, nil, nil, nil)
    let room = max(width, least.width)
    gtk_widget_measure(child.widget, GTK_ORIENTATION_VERTICAL, room, &least.height, nil, nil, nil)
    var origin = graphene_point_t(x: Float(frame.minX), y: Float(frame.minY))
    gtk_widget_allocate(
      child.widget, room, max(height, least.height), -1, gsk_transform_translate(nil, &origin))
  }

  /// The minimum and natural size of a child, in the form of ``measure(_:for:)``; 0 without one.
  func measure(
    _ child: GTKWidget?, _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    guard let child else { return (0, 0) }
    var (minimum, natural): (Int32, Int32) = (0, 0)
    gtk_widget_measure(child.widget, orientation, length, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  /// Draws a child into a frame.
  func add(_ child: GTKWidget, to snapshot: OpaquePointer) {
    gtk_widget_snapshot_child(widget, child.widget, snapshot)
  }

  /// Draws a child with cairo, which can clip it by any outline; at its place in the widget.
  func draw(_ child: GTKWidget, opacity: Double, on context: OpaquePointer) {
    let snapshot = gtk_snapshot_new()!
    add(child, to: snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
    defer { gsk_render_node_unref(node) }
    guard opacity < 1 else { return gsk_render_node_draw(node, context) }
    cairo_push_group(context)
    gsk_render_node_draw(node, context)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }
}
#endif
