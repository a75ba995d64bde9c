@_exported import QuartzCore

@MainActor
open class NSResponder {
  public init() {}
  public weak var nextResponder: NSResponder?
  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  // Each passes on what it does not handle; the window is the last.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
  open func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { false }
  open func cancelOperation(_ sender: Any?) {}
}

public final class NSEvent {
  public enum EventType: Sendable {
    case leftMouseDown, leftMouseDragged, leftMouseUp, rightMouseDown, otherMouseDown
    case scrollWheel, keyDown, keyUp, flagsChanged
  }

  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
  }

  public enum GestureAxis: Sendable { case none, horizontal, vertical }

  public private(set) var phase: Phase = []
  public private(set) var momentumPhase: Phase = []
  public private(set) var scrollingDeltaX: CGFloat = 0
  public private(set) var scrollingDeltaY: CGFloat = 0

  /// Two fingers on a trackpad, or what their scroll dies out with.
  @MainActor
  public static func scroll(
    _ phase: Phase, by x: CGFloat = 0, _ y: CGFloat = 0, at place: CGPoint, momentum: Phase = []
  ) -> NSEvent {
    let event = NSEvent(.scrollWheel, at: place)
    (event.phase, event.momentumPhase) = (phase, momentum)
    (event.scrollingDeltaX, event.scrollingDeltaY) = (x, y)
    return event
  }

  public struct EventTypeMask: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
  }

  final class Monitor {
    let handler: (NSEvent) -> NSEvent?
    init(_ handler: @escaping (NSEvent) -> NSEvent?) { self.handler = handler }
  }
  /// Those that see every scroll before its window does.
  nonisolated(unsafe) static var monitors: [Monitor] = []
  public static func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(block)
    monitors.append(monitor)
    return monitor
  }
  public static func removeMonitor(_ monitor: Any) {
    monitors.removeAll { $0 === monitor as AnyObject }
  }
  /// How many watch.
  public static var monitorCount: Int { monitors.count }
  public internal(set) weak var window: NSWindow?

  public let type: EventType
  public let timestamp: TimeInterval
  public let locationInWindow: CGPoint
  public let keyCode: UInt16
  public let charactersIgnoringModifiers: String?
  public let modifierFlags: ModifierFlags

  @MainActor
  public init(
    _ type: EventType, at place: CGPoint = CGPoint(x: 0, y: 0), keyCode: UInt16 = 0,
    _ modifierFlags: ModifierFlags = [], characters: String? = nil
  ) {
    charactersIgnoringModifiers = characters
    self.type = type
    timestamp = Screen.now
    locationInWindow = place
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}
