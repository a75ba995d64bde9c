#if GTK
import CGTK4
import ElasticKit

/// Shows touches and the mouse's first button to a component before anything in its widget sees
/// them, and obeys its claim: what is claimed is taken from everybody else, what is refused left to
/// them.
@MainActor
final class TouchGesture {
  /// Shows a touch to the component, with the event's milliseconds.
  var onTouch: @MainActor (Input, UInt32) -> Claim = { _, _ in .refused }

  private let gesture: OpaquePointer
  private var claims = TouchClaims()
  private var place = Point2D.origin
  /// GTK follows one finger at a time.
  private static let id = 1

  /// The gesture of a widget, which owns it.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gesture = gtk_gesture_drag_new()
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    for (signal, phase) in [
      ("begin", TouchPhase.down), ("update", .move), ("end", .up), ("cancel", .cancel),
    ] {
      connect(UnsafeMutableRawPointer(gesture), signal) { [weak self] emission in
        self?.show(phase, sequence: emission.boxed(0).map { OpaquePointer($0) })
      }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func show(_ phase: TouchPhase, sequence: OpaquePointer?) {
    guard phase == .down || !claims.live.isEmpty else { return }
    var x = 0.0
    var y = 0.0
    if gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 { place = Point2D(x, y) }
    let time = gtk_event_controller_get_current_event_time(gesture)
    let claim = onTouch(.touch(id: Self.id, phase: phase, point: place), time)
    switch claims.note(claim, id: Self.id, phase: phase) {
    case .begin: gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    case .ignore, .fail:
      if phase != .up, phase != .cancel {
        gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_DENIED)
      }
    case .wait, .change, .end, .cancel: break
    }
  }
}
#endif
