@_exported import CoreGraphics
@_exported import CoreText

/// The one screen: its clock, and the calls of each frame.
@MainActor
public enum Screen {
  public static var now = 1000.0
  /// The system's version, for what asks for iOS 18.
  public static var version = 17
  public static var links: [CADisplayLink] = []
  /// Lays out and moves scroll views, once a frame.
  public static var beforeFrame: () -> Void = {}

  private static var phaseDepth = 0
  /// Whether the platform is in the midst of something with views, such as a layout, in which no app may be called: the
  /// app could let go of a view that the platform goes on with.
  public static var isInPhase: Bool { phaseDepth > 0 }

  /// Calls what views override of the platform.
  public static func phase(_ body: () -> Void) {
    phaseDepth += 1
    body()
    phaseDepth -= 1
  }

  private static var sleepers: [Int: (end: Double, wake: CheckedContinuation<Void, any Error>)] =
    [:]
  private static var sleeperCount = 0

  /// Stands in for `Task.sleep`: by the screen's clock.
  public static func sleep(nanoseconds: UInt64) async throws {
    let end = now + Double(nanoseconds) / 1e9
    sleeperCount += 1
    let id = sleeperCount
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleepers[id] = (end, $0) }
    } onCancel: {
      Task { @MainActor in
        sleepers.removeValue(forKey: id)?.wake.resume(throwing: CancellationError())
      }
    }
  }

  /// Resets the screen to an empty one.
  public static func clear() {
    for id in sleepers.keys.sorted() {
      sleepers.removeValue(forKey: id)?.wake.resume(throwing: CancellationError())
    }
    links = []
    version = 17
    beforeFrame = {}
    CATransaction.animatedChanges = 0
  }

  /// Runs a number of frames of a sixtieth of a second.
  public static func run(frames: Int) {
    for _ in 0..<frames { frame(at: now + 1.0 / 60) }
    beforeFrame()
  }

  /// The time that display links give of the frame that is shown.
  static var frameTime = 0.0

  /// Shows a frame in which a finger does something before display links are called, so many seconds after the frame's time.
  public static func frame(late seconds: Double = 0, _ finger: @escaping () -> Void) {
    let others = beforeFrame
    beforeFrame = {
      finger()
      others()
    }
    frame(at: now + 1.0 / 60, said: now + 1.0 / 60 - seconds)
    beforeFrame = others
  }

  /// Shows one frame at a time, of which display links give another one if they are wrong.
  public static func frame(at time: Double, said stamp: Double? = nil) {
    now = time
    frameTime = stamp ?? time
    for (id, sleeper) in sleepers where sleeper.end <= now {
      sleepers[id] = nil
      sleeper.wake.resume()
    }
    beforeFrame()
    for link in links { link.count() }
  }
}

@MainActor
public func CACurrentMediaTime() -> Double { Screen.now }

public struct CAFrameRateRange: Sendable, Equatable {
  public let minimum: Float, maximum: Float, preferred: Float
  public init(minimum: Float, maximum: Float, preferred: Float) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// A closure in place of an Objective-C selector.
public struct Selector {
  public let call: @MainActor (AnyObject) -> Void
  public init(_ call: @escaping @MainActor (AnyObject) -> Void) { self.call = call }
}

// Of UIKit and of AppKit.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("font")
  public static let foregroundColor = NSAttributedString.Key("color")
}

extension NSAttributedString {
  /// Of one line, whose letters all have the first one's font.
  public func size() -> CGSize {
    let font = length == 0 ? nil : attribute(.font, at: 0, effectiveRange: nil)
    return (string as NSString).size(withAttributes: font.map { [.font: $0] })
  }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? CTFont
    return CGSize(width: (font?.letterWidth ?? 10) * Double(length), height: font?.size ?? 12)
  }
}

/// Keeps its target alive.
@MainActor
public final class CADisplayLink {
  /// The screen shows 60 frames a second, or fewer if fewer are requested.
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 120, preferred: 60)
  private var waited: Float = 0
  private let target: AnyObject
  private let selector: Selector
  public var timestamp: Double { Screen.frameTime }
  /// Whether what it belongs to is on the screen: it calls nothing otherwise.
  public var isShown: () -> Bool = { true }

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    Screen.links.append(self)
  }

  public func invalidate() { Screen.links.removeAll { $0 === self } }

  func count() {
    waited += 1
    guard isShown(), waited * preferredFrameRateRange.preferred >= 60 else { return }
    waited = 0
    selector.call(target)
  }
}

/// Only moves.
public struct CATransform3D: Sendable, Equatable {
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  CATransform3D(m41: tx, m42: ty, m43: tz)
}

public enum CATransaction {
  nonisolated(unsafe) static var disabled: [Bool] = []
  /// Changes that Core Animation would have animated by itself.
  nonisolated(unsafe) public static var animatedChanges = 0

  /// The number of committed transactions.
  nonisolated(unsafe) public static var count = 0

  public static var isAnimating: Bool { disabled.last != true }
  public static func begin() { disabled.append(disabled.last ?? false) }
  public static func commit() {
    _ = disabled.popLast()
    count += 1
  }
  public static func setDisableActions(_ flag: Bool) {
    if !disabled.isEmpty { disabled[disabled.count - 1] = flag }
  }
}
