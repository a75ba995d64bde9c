public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

public final class NSAppearance: Sendable {
  public enum Name: Sendable { case aqua, darkAqua }
  let name: Name
  public init(_ name: Name) { self.name = name }
  public func bestMatch(from names: [Name]) -> Name? { names.first { $0 == name } }

  /// The appearance in which dynamic colours are resolved.
  nonisolated(unsafe) static var current = NSAppearance(.aqua)
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let outer = Self.current
    Self.current = self
    block()
    Self.current = outer
  }
}

public final class NSColor: Sendable {
  private let light: CGColor
  private let dark: CGColor
  public var cgColor: CGColor { NSAppearance.current.name == .darkAqua ? dark : light }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    dark = light
  }

  private init(light: CGFloat, dark: CGFloat) {
    self.light = CGColor(srgbRed: light, green: light, blue: light, alpha: 1)
    self.dark = CGColor(srgbRed: dark, green: dark, blue: dark, alpha: 1)
  }

  /// One of an asset catalogue.
  public init(light: NSColor, dark: NSColor) { (self.light, self.dark) = (light.light, dark.dark) }

  public static let systemColorsDidChangeNotification = NSNotification.Name("colors")
  public static let controlAccentColor = NSColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 1)
  public static let labelColor = NSColor(light: 0, dark: 1)
  public static let windowBackgroundColor = NSColor(light: 1, dark: 0)
}

public final class NSBezierPath {
  public var cgPath: CGPath
  public init(cgPath: CGPath) { self.cgPath = cgPath }
}

/// The same object as a `CTFont`: they are toll-free bridged.
public final class NSFont: CTFont, @unchecked Sendable {
  public enum Weight: Sendable { case regular, bold }
  public let ascender: CGFloat = 8
  public static func systemFont(ofSize size: CGFloat) -> NSFont { NSFont(letterWidth: 10) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont {
    NSFont(letterWidth: 10)
  }
}

public final class NSWorkspace {
  nonisolated(unsafe) public static let shared = NSWorkspace()
  public static let accessibilityDisplayOptionsDidChangeNotification = NSNotification.Name("reader")
  public let notificationCenter = NotificationCenter()
  public var accessibilityDisplayShouldReduceMotion = false
  public var accessibilityDisplayShouldIncreaseContrast = false
}

public protocol NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

public final class NSHapticFeedbackManager: NSHapticFeedbackPerformer {
  public enum FeedbackPattern: Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: Sendable { case `default`, now, drawCompleted }
  /// How often the trackpad ticked.
  nonisolated(unsafe) public static var count = 0
  public static var defaultPerformer: any NSHapticFeedbackPerformer { NSHapticFeedbackManager() }
  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {
    Self.count += 1
  }
}

@MainActor
public enum NSAccessibility {
  public enum Role: Sendable { case button, group, staticText }
  public enum Notification: Sendable { case announcementRequested, layoutChanged }
  /// What screen readers were told to look at, which does not keep it alive.
  public struct Post {
    public private(set) weak var element: AnyObject?
    public let notification: Notification
  }
  public static var posted: [Post] = []
  public static func post(element: Any, notification: Notification) {
    posted.append(Post(element: element as AnyObject, notification: notification))
  }
  public enum NotificationUserInfoKey: Sendable { case announcement, priority }
  /// The announcements so far, and the priority of the last.
  public static var said: [String] = [], lastPriority: Int?
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {
    if let text = userInfo?[.announcement] as? String { said.append(text) }
    lastPriority = userInfo?[.priority] as? Int
  }
}

public enum NSAccessibilityPriorityLevel: Int, Sendable { case low = 10, medium = 50, high = 90 }

extension CGRect {
  /// The rectangles that were filled.
  nonisolated(unsafe) public static var filled: [CGRect] = []
  public func fill() { Self.filled.append(self) }
}
