#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// Passes touches and the mouse's first button to a component before the widgets inside receive
/// them, and obeys its claim: other widgets lose a claimed touch and keep a refused
/// one.
@MainActor
final class TouchGesture {
  /// Passes a touch to the component, with the event's milliseconds.
  var onTouch: @MainActor (ElasticInput, UInt32) -> TouchClaim = { _, _ in .refused }
  /// The widget of the component.
  weak var owner: ElasticWidget?
  /// The direction without which a touch is not the component's, for a list that is pulled at its end. A finger, which may scroll the
  /// list there, is observed until that is free. The mouse, which scrolls nothing, is released at once.
  var neededDirection: TouchDirections = []
  /// Called when the widgets under a finger lose it.
  var onClaim: @MainActor () -> Void = {}

  private let gesture: OpaquePointer
  private var claims = TouchArbiter()
  private var point = Point2D.origin
  private var under: TouchedWidgets?
  private var isClaimed = false
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
    let before = point
    var x = 0.0
    var y = 0.0
    if gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 { point = Point2D(x, y) }
    if claims.live.isEmpty {
      guard phase == .down || (phase == .move && watches(sequence)) else { return }
      let start = phase == .down ? point : before
      guard let owner else { return }
      let under = TouchedWidgets(under: start, in: owner, isMouse: sequence == nil)
      guard !under.free.isEmpty, under.free.isSuperset(of: neededDirection) else {
        return leave(sequence)
      }
      self.under = under
      report(.down, at: start, sequence)
      guard phase != .down, !claims.live.isEmpty else { return }
    }
    if isHeldBack {
      if phase == .move { return }
      return report(.cancel, at: point, sequence)
    }
    report(phase, at: point, sequence)
  }

  /// Whether a touch is the component's, or may be: what is around it waits.
  func mayOwn(_ displacement: Vector2D) -> Bool {
    !claims.live.isEmpty && (isClaimed || owner?.follows(displacement) == true)
  }

  /// Whether what lies under a touch, or a component inside, uses its direction itself.
  private var isHeldBack: Bool {
    guard !isClaimed, let under, let owner else { return false }
    let displacement = point - under.start
    return owner.isHeldBack(displacement, by: under.free)
      || under.inner.contains { $0.gesture.mayOwn(displacement) }
  }

  private func report(_ phase: TouchPhase, at point: Point2D, _ sequence: OpaquePointer?) {
    let time = gtk_event_controller_get_current_event_time(gesture)
    if phase == .down { isClaimed = false }
    let claim = onTouch(.touch(id: Self.id, phase: phase, point: point), time)
    switch claims.note(claim, id: Self.id, phase: phase) {
    case .begin:
      isClaimed = true
      gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_CLAIMED)
      if sequence != nil { onClaim() }
    case .ignore, .fail:
      if phase != .up, phase != .cancel { leave(sequence) }
    case .wait, .change, .end, .cancel: break
    }
  }

  private func watches(_ sequence: OpaquePointer?) -> Bool {
    !neededDirection.isEmpty && sequence != nil
  }

  /// Leaves a touch to other widgets; permanently, unless it may scroll to an end.
  private func leave(_ sequence: OpaquePointer?) {
    if watches(sequence) { return }
    gtk_gesture_set_sequence_state(gesture, sequence, GTK_EVENT_SEQUENCE_DENIED)
  }
}
#endif
