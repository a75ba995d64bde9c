import Foundation
import Subprocess

/// The user's default browser.
enum Browser {
  /// Opens a page; does nothing without a screen or a browser.
  static func open(_ url: String) async {
    #if os(macOS)
    let opener = "open"
    #else
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return }
    let opener = "xdg-open"
    #endif
    // The address has been printed, so it can be opened on another machine.
    _ = try? await Subprocess.run(
      .name(opener), arguments: [url], output: .discarded, error: .discarded)
  }
}
