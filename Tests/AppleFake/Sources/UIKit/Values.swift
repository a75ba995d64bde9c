public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }
public enum UILegibilityWeight: Sendable { case unspecified, regular, bold }
public enum UISemanticContentAttribute: Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

@MainActor
public final class UITraitCollection {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var accessibilityContrast = UIAccessibilityContrast.normal
  public var legibilityWeight = UILegibilityWeight.regular
  public let displayScale: CGFloat = 2
  /// The reader's text size as a factor.
  public var textScale: CGFloat = 1
}

public final class UIColor: Sendable {
  public let cgColor: CGColor
  private let dark: CGColor
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    dark = cgColor
  }
  private init(light: CGColor, dark: CGColor) { (cgColor, self.dark) = (light, dark) }
  /// One of an asset catalogue.
  public convenience init(light: UIColor, dark: UIColor) {
    self.init(light: light.cgColor, dark: dark.cgColor)
  }
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let isDark = MainActor.assumeIsolated { traits.userInterfaceStyle == .dark }
    return UIColor(light: isDark ? dark : cgColor, dark: isDark ? dark : cgColor)
  }
}

public final class UIBezierPath {
  public var cgPath: CGPath
  public init(cgPath: CGPath) { self.cgPath = cgPath }
}

/// The same object as a `CTFont`: they are toll-free bridged.
public final class UIFont: CTFont, @unchecked Sendable {
  public enum TextStyle: Sendable { case body }
  public enum Weight: Sendable { case regular, bold }
  public let ascender: CGFloat = 8
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(letterWidth: 10) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(letterWidth: 10, isBold: weight == .bold)
  }
}

public struct UIFontMetrics {
  public init(forTextStyle style: UIFont.TextStyle) {}
  @MainActor
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat
  {
    value * (traits?.textScale ?? 1)
  }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 2)
  public static let staticText = UIAccessibilityTraits(rawValue: 4)
}

@MainActor
public final class UIAccessibilityCustomAction {
  public var name: String
  public let handler: (UIAccessibilityCustomAction) -> Bool
  public init(name: String, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool) {
    self.name = name
    handler = actionHandler
  }
}

@MainActor
public enum UIAccessibility {
  public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }
  public static var isReduceMotionEnabled = false
  public static var isVoiceOverRunning = false
  public static var isSwitchControlRunning = false
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name("motion")
  /// The announcements so far.
  public static var said: [String] = []
  /// documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.window?.convert(rect, from: view) ?? .zero
  }
  /// Whether the last announcement waits for what is being spoken, instead of being lost in it.
  public static var isLastQueued = false
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String ?? (argument as? NSAttributedString)?.string else {
      return
    }
    said.append(text)
    let key = NSAttributedString.Key.accessibilitySpeechQueueAnnouncement
    let value = (argument as? NSAttributedString)?.attribute(key, at: 0, effectiveRange: nil)
    isLastQueued = value as? Bool == true
  }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("queue")
}

@MainActor
public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light }
  /// The number of haptic impacts.
  public static var count = 0
  /// The generators that were made, and how often one was told to be ready.
  public static var made = 0, prepared = 0
  public init(style: FeedbackStyle) { Self.made += 1 }
  public func prepare() { Self.prepared += 1 }
  public func impactOccurred() { Self.count += 1 }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

public enum UIInterfaceOrientation: Int, Sendable {
  case portrait = 1, landscapeLeft = 4
}
