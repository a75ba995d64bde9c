#if GTK
import CGTK4
import ElasticKit

/// Passes touches and the mouse's first button to a component before the widgets inside receive
/// them, and obeys its claim: other widgets lose a claimed touch and keep a refused
/// one.
@MainActor
final class TouchGesture {
  /// Passes a touch to the component, with the event's milliseconds.
  var onTouch: @MainActor (ElasticInput, UInt32) -> TouchClaim = { _, _ in .refused }
  /// Whether the widgets under a position leave a touch to the component at the moment.
  var isFree: @MainActor (Point2D) -> Bool = { _ in true }
  /// Whether a finger, which may scroll a list under it, is observed until the list is at its end. The mouse,
  /// which scrolls nothing, is released at once.
  var watchesFingers = false
  /// Called when the widgets under a finger lose it.
  var onClaim: @MainActor () -> Void = {}

  private let gesture: OpaquePointer
  private var claims = TouchArbiter()
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
        let sequence = emission.boxed(0).map { OpaquePointer($0) }
        // GTK cancels gestures also while it removes or hides their widget.
        if phase == .cancel {
          PlatformPhase.run { self?.show(phase, sequence: sequence) }
        } else {
          self?.show(phase, sequence: sequence)
        }
      }
    }
    gtk_widget_add_controller(widget, gesture)
  }

  private func show(_ phase: TouchPhase, sequence: OpaquePointer?) {
    let before = place
    var x = 0.0
    var y = 0.0
    if gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 { place = Point2D(x, y) }
    if claims.live.isEmpty {
      guard phase == .down || (phase == .move && watchesFingers && sequence != nil) else { return }
      guard isFree(place) else { return leave(sequence) }
      tell(.down, at: phase == .down ? place : before, sequence)
      guard phase != .down, !claims.live.isEmpty else { return }
    }
    tell(phase, at: place, sequence)
  }

  private func tell(_ phase: TouchPhase, at place: Point2D, _ sequence: OpaquePointer?) {
    let time = gtk_event_controller_get_current_event_time(gesture)
    let claim = onTouch(.touch(id: Self.id, phase: phase, point: place), time)
    switch claims.note(claim, id: Self.id, phase: phase) {
    case .begin:
      gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
      if sequence != nil { onClaim() }
    case .ignore, .fail:
      if phase != .up, phase != .cancel { leave(sequence) }
    case .wait, .change, .end, .cancel: break
    }
  }

  /// Leaves a touch to other widgets; permanently, unless it may scroll to an end.
  private func leave(_ sequence: OpaquePointer?) {
    if watchesFingers, sequence != nil { return }
    gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_DENIED)
  }
}
#endif
