#if GTK
import CGTK4
import ElasticKit

/// Calls once a frame of a widget's window, as a component's pace asks. If animations are switched off, it requests
/// no frames: it calls after each input and then every 0.2 s. Out of sight it calls four times a second, to look whether
/// that still holds.
///
/// Its seconds are those of GTK's frame clocks and, on every display server in use, of events.
@MainActor
final class FrameClock {
  /// Seconds between two updates of a motion if animations are switched off: the duration of the
  /// components' cross-fades, so that these become cuts.
  private static let step = 0.2
  /// Seconds between two looks.
  private static let look = 0.25

  /// Shows the frame of that time and returns the pace from then on.
  var onFrame: @MainActor (Double) -> ClockRequest = { _ in .atRest }
  /// False while the widget is not mapped: nothing is called then.
  var isVisible = false
  /// Whether GTK's setting allows animations.
  var isAnimated = true
  /// The number of frames requested so far.
  private(set) var tickCount = 0

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let timer = Timer()
  private var tick: guint = 0
  private var origin = monotonicSeconds

  /// The clock of a widget, which must outlive it or end it by ``follow(_:)`` before.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// Seconds now, from the last start.
  var now: Double { monotonicSeconds - origin }

  /// Counts from 0 again.
  func restart() {
    origin = monotonicSeconds
  }

  /// The time of an event from its milliseconds; now for a display server with another clock.
  func time(ofEvent milliseconds: UInt32) -> Double {
    let now = UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    let age = now &- milliseconds
    return milliseconds != 0 && age < 1000 ? self.now - Double(age) / 1000 : self.now
  }

  /// Keeps to this pace from now on.
  func follow(_ pace: ClockRequest) {
    timer.stop()
    switch pace {
    case .moving where isAnimated: start()
    case .moving:
      stop()
      wake(after: 0)
    case .waiting(let time):
      stop()
      wake(after: time - now)
    case .outOfSight where isVisible:
      stop()
      timer.start(after: Self.look) { [weak self] in
        guard let self else { return }
        show(at: now)
      }
    case .atRest, .outOfSight: stop()
    }
  }

  private func stop() {
    if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
    tick = 0
  }

  private func wake(after seconds: Double) {
    timer.start(after: seconds) { [weak self] in
      guard let self else { return }
      isAnimated ? start() : show(at: now)
    }
  }

  private func start() {
    guard tick == 0 else { return }
    let data = Unmanaged.passRetained(self).toOpaque()
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        nonisolated(unsafe) let (clock, data) = (clock!, data!)
        MainActor.assumeIsolated {
          Unmanaged<FrameClock>.fromOpaque(data).takeUnretainedValue()
            .tick(at: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6)
        }
        return 1
      }, data, { Unmanaged<FrameClock>.fromOpaque($0!).release() })
  }

  private func tick(at time: Double) {
    tickCount += 1
    show(at: time - origin)
  }

  private func show(at time: Double) {
    // A program may let go of the widget in a frame.
    g_object_ref(widget)
    defer { g_object_unref(widget) }
    let pace = onFrame(time)
    guard pace == .moving, !isAnimated else { return follow(pace) }
    stop()
    wake(after: Self.step)
  }
}
#endif
