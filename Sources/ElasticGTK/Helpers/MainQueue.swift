#if GTK
import CGTK4
import Dispatch

/// Runs the main dispatch queue in GTK's main loop, and with it `Task`s of the main actor and whatever waits in them.
///
/// libdispatch signals work by a file descriptor, on which the main loop sleeps, so nothing runs without work. On a Mac GTK's own
/// loop already does this.
enum MainQueue {
  /// Attaches it, once for the program.
  static func attach() { _ = source }

  #if !canImport(Darwin)
  private static let source: guint = {
    let handle = _dispatch_get_main_queue_handle_4CF()
    return g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, handle, G_IO_IN,
      { handle, _, _ in
        // An eventfd is readable until its counter is read.
        var count: UInt64 = 0
        _ = read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      }, nil, nil)
  }()
  #else
  private static let source: Void = ()
  #endif
}
#endif
