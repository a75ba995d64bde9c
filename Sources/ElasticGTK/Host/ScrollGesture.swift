#if GTK
import CGTK4
import ElasticKit

/// Translates two fingers on a touchpad into a touch while they scroll past the end of a
/// list. Before that, and after they come back, GTK scrolls; it also handles wheels, which do not report
/// a release, and momentum.
@MainActor
final class ScrollGesture {
  /// X11 measures a touchpad's travel in wheel notches; libinput's driver uses this many points for one.
  private static let notch = 15.0
  /// The touch id, different from TouchGesture's.
  private static let id = 2

  /// Passes a touch to the component, with the event's milliseconds.
  var onTouch: @MainActor (ElasticInput, UInt32) -> TouchClaim = { _, _ in .refused }
  /// Whether the widgets under a position leave the fingers to the component at the moment.
  var isFree: @MainActor (Point2D) -> Bool = { _ in false }

  private let controller: OpaquePointer
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// 1 if the fingers pull down, -1 if they pull up.
  private let outward: Double
  /// Whether the fingers are on the touchpad.
  private var isHeld = false
  private var start = Point2D.origin
  private var point: Point2D?

  /// The gesture of a widget, which owns it.
  init(_ widget: UnsafeMutablePointer<GtkWidget>, end: ElasticEdge) {
    self.widget = widget
    outward = end == .top ? 1 : -1
    controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    let object = UnsafeMutableRawPointer(controller)
    connect(object, "scroll-begin") { [weak self] _ in self?.isHeld = true }
    connect(object, "scroll") { [weak self] emission in
      guard let self else { return }
      emission.answer(scroll(by: -emission.double(1) * pointsPerUnit * outward))
    }
    connect(object, "scroll-end") { [weak self] _ in self?.end(.up) }
    gtk_widget_add_controller(widget, controller)
  }

  /// Ends the pull.
  func cancel() { end(.cancel) }

  private func end(_ phase: TouchPhase) {
    isHeld = false
    if let point { report(phase, at: point) }
    point = nil
  }

  /// Continues by this many points outward; returns whether that was a pull.
  private func scroll(by distance: Double) -> Bool {
    guard isHeld, isTouchpad else { return false }
    if point == nil {
      let pointer = pointer
      guard distance > 0, isFree(pointer) else { return false }
      start = pointer
      point = pointer
      report(.down, at: pointer)
    }
    guard var point else { return false }
    point.y += distance * outward
    self.point = point
    let isOut = (point.y - start.y) * outward > 0
    let claim = report(isOut ? .move : .up, at: point)
    if claim == .refused || !isOut { self.point = nil }
    return isOut
  }

  @discardableResult
  private func report(_ phase: TouchPhase, at point: Point2D) -> TouchClaim {
    let time = gtk_event_controller_get_current_event_time(controller)
    return onTouch(.touch(id: Self.id, phase: phase, point: point), time)
  }

  private var isTouchpad: Bool {
    guard let device = gtk_event_controller_get_current_event_device(controller) else {
      return true
    }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
  }

  private var pointsPerUnit: Double {
    let isWheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
    return isWheel ? Self.notch : 1
  }

  /// The pointer's position in the widget; its middle if unknown.
  private var pointer: Point2D {
    let middle = Point2D(
      Double(gtk_widget_get_width(widget)) / 2, Double(gtk_widget_get_height(widget)) / 2)
    guard let event = gtk_event_controller_get_current_event(controller),
      let native = gtk_widget_get_native(widget)
    else { return middle }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0 else { return middle }
    gtk_native_get_surface_transform(native, &left, &top)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var point = Point2D.origin
    let isKnown = gtk_widget_translate_coordinates(
      root, widget, x - left, y - top, &point.x, &point.y)
    return isKnown != 0 ? point : middle
  }
}
#endif
