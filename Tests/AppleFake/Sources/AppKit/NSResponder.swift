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
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
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

  public let type: EventType
  public let timestamp: TimeInterval
  public let locationInWindow: CGPoint
  public let keyCode: UInt16
  public let modifierFlags: ModifierFlags

  @MainActor
  public init(
    _ type: EventType, at place: CGPoint = CGPoint(x: 0, y: 0), keyCode: UInt16 = 0,
    _ modifierFlags: ModifierFlags = []
  ) {
    self.type = type
    timestamp = Screen.now
    locationInWindow = place
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
  }
}
