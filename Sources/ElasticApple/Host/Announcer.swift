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
    // VoiceOver says something itself after an action, in which an announcement would be lost.
    let queued = NSAttributedString(
      string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
    UIAccessibility.post(notification: .announcement, argument: queued)
    #else
    let app = NSApplication.shared
    NSAccessibility.post(
      element: app.mainWindow ?? app, notification: .announcementRequested,
      userInfo: [
        .announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue,
      ])
    #endif
  }
}
#endif
