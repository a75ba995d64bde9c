#if GTK
import CGTK4
import ElasticKit

/// Calls once a frame of a widget's window while something moves, and never at rest, unmapped,
/// or if animations are switched off.
///
/// Its seconds are those of GTK's frame clocks and, on every display server in use, of events.
@MainActor
final class FrameClock {
  /// Seconds between two updates of a motion if animations are switched off: the duration of the
  /// components' cross-fades, so that these become cuts.
  private static let step = 0.2

  /// Shows the frame of that time and returns the time of the next.
  var onFrame: @MainActor (Double) -> NextFrame = { _ in .never }
  /// Whether GTK's setting allows animations.
  var isAnimated = true
  /// False while the widget is invisible; a frame requested meanwhile is shown afterwards.
  var isMapped = false {
    didSet { if isMapped { show() } else { pause() } }
  }
  /// The number of frames requested so far.
  private(set) var tickCount = 0

  private let widget: UnsafeMutablePointer<GtkWidget>
  private let timer = Timer()
  private var tick: guint = 0
  private var origin = monotonicSeconds
  /// A frame's time can be earlier than an event's before it.
  private var latest = 0.0

  /// The clock of a widget, which must outlive it or call ``pause()`` before.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// Seconds now, from the last start.
  var now: Double { monotonicSeconds - origin }

  /// Counts from 0 again.
  func restart() {
    origin = monotonicSeconds
    latest = 0
  }

  /// The time of an event from its milliseconds; now for a display server with another clock.
  func time(ofEvent milliseconds: UInt32) -> Double {
    let now = UInt32(truncatingIfNeeded: g_get_monotonic_time() / 1000)
    let age = now &- milliseconds
    return milliseconds != 0 && age < 1000 ? self.now - Double(age) / 1000 : self.now
  }

  /// Shows a frame, and further frames while something moves.
  func show() {
    guard isMapped else { return }
    showFrame(at: now)
  }

  /// Stops until the next ``show()``.
  func pause() {
    timer.stop()
    stop()
  }

  private func stop() {
    if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
    tick = 0
  }

  private func showFrame(at time: Double) {
    latest = max(latest, time)
    timer.stop()
    switch onFrame(latest) {
    case .now where isAnimated: return start()
    case .now: wake(after: Self.step)
    case .at(let time) where time < .infinity: wake(after: time - now)
    case .at, .never: break
    }
    stop()
  }

  private func wake(after seconds: Double) {
    timer.start(after: seconds) { [weak self] in self?.show() }
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
    showFrame(at: time - origin)
  }
}
#endif
