#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// What a touch goes down on, from the innermost widget to a component's: what may use the touch before the component.
@MainActor
struct TouchedWidgets {
  /// Where it went down, in the component's coordinates.
  let start: Point2D
  /// The directions in which it may be the component's; none on a widget that uses a drag itself.
  private(set) var free = TouchDirections.all
  /// The widgets of other components.
  private(set) var inner: [ElasticWidget] = []

  /// - Parameter isMouse: whether it is the mouse, with which items are dragged away too.
  init(under start: Point2D, in owner: ElasticWidget, isMouse: Bool) {
    self.start = start
    var next = gtk_widget_pick(owner.widget, start.x, start.y, GTK_PICK_DEFAULT)
    while let widget = next, widget != owner.widget {
      if let component = WidgetClass.object(widget) {
        inner.append(component)
      } else if let scroller = Scroller(widget) {
        // A closed menu's edge comes first, as a screen's edge does.
        if !owner.isAtEdge { free.subtract(scroller.scrollDirections) }
      } else if widget.isDragged(byMouse: isMouse) {
        free = []
      }
      next = gtk_widget_get_parent(widget)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Those that have a gesture for drags, but only to select several of their items, or for a handle, on which they claim it at once.
  private static var selecting: [GType] {
    [
      gtk_flow_box_get_type(), gtk_icon_view_get_type(), gtk_tree_view_get_type(),
      gtk_list_view_get_type(),
      gtk_grid_view_get_type(), gtk_paned_get_type(),
    ]
  }

  /// Whether it uses a drag itself, as bars, sliders, switches and text that can be selected do.
  fileprivate func isDragged(byMouse isMouse: Bool) -> Bool {
    guard !Self.selecting.contains(where: { isA($0) }) else { return false }
    let controllers = gtk_widget_observe_controllers(self)!
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    let types =
      [gtk_gesture_drag_get_type(), gtk_gesture_swipe_get_type()]
      + (isMouse ? [gtk_drag_source_get_type()] : [])
    return (0..<g_list_model_get_n_items(controllers)).contains { index in
      let controller = g_list_model_get_item(controllers, index)!
      defer { g_object_unref(controller) }
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      return types.contains { g_type_check_instance_is_a(instance, $0) != 0 }
        && gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) != GTK_PHASE_NONE
    }
  }
}
#endif
