import Foundation
import Subprocess

/// The browser of whoever sits in front of the screen.
enum Browser {
  /// Opens a page; does nothing where there is no screen or no browser.
  static func open(_ url: String) async {
    #if os(macOS)
    let opener = "open"
    #else
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let opener = "xdg-open"
    #endif
    // The address has been printed: who has no browser here can still use it.
    _ = try? await Subprocess.run(
      .name(opener), arguments: [url], output: .discarded, error: .discarded)
  }
}
