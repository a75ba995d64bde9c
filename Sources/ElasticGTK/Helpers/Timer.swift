#if GTK
import CGTK4

/// Seconds of the clock of frames and timers.
@MainActor
var monotonicSeconds: Double { Double(g_get_monotonic_time()) / 1e6 }

/// Calls once, later.
@MainActor
final class Timer {
  private var source: guint = 0
  private var body: (@MainActor () -> Void)?

  /// Calls `body` after some seconds, and cancels the previous call.
  func start(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
    stop()
    self.body = body
    // More than a month counts as never, and what is no number as now.
    let milliseconds = guint(min(seconds > 0 ? seconds : 0, 3e6) * 1000 + 0.999)
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        nonisolated(unsafe) let data = data!
        MainActor.assumeIsolated {
          Unmanaged<Timer>.fromOpaque(data).takeUnretainedValue().fire()
        }
        return 0
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<Timer>.fromOpaque($0!).release() })
  }

  /// Cancels the call.
  func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
    body = nil
  }

  private func fire() {
    source = 0
    let body = self.body
    self.body = nil
    body?()
  }
}
#endif
