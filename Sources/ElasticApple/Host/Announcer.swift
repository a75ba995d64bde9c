#if canImport(QuartzCore)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Posts an announcement if a screen reader is running.
@MainActor
enum Announcer {
  static func say(_ text: String) {
    #if canImport(UIKit)
    UIAccessibility.post(notification: .announcement, argument: text)
    #else
    let app = NSApplication.shared
    NSAccessibility.post(
      element: app.mainWindow ?? app, notification: .announcementRequested,
      userInfo: [.announcement: text])
    #endif
  }
}
#endif
