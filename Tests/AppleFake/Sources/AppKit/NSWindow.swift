/// A window on the one screen: its events, its first responder and whether it can be seen.
@MainActor
public final class NSWindow: NSResponder {
  public enum OrderingMode: Sendable { case above, below, out }

  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 2)
  }

  nonisolated public static let didChangeOcclusionStateNotification =
    NSNotification.Name("occlusion")
  nonisolated public static let didResignKeyNotification = NSNotification.Name("resigned key")

  public let contentView = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  public let backingScaleFactor: CGFloat = 2
  public var occlusionState: OcclusionState = .visible {
    didSet {
      NotificationCenter.default.post(
        name: Self.didChangeOcclusionStateNotification, object: self)
    }
  }

  public override init() {
    super.init()
    contentView.contentOf = self
    contentView.nextResponder = self
  }

  /// A window on an empty screen.
  public static func onScreen() -> NSWindow {
    Screen.clear()
    NSAccessibility.said = []
    return NSWindow()
  }

  /// The window's lower left corner on the screen.
  public var origin = CGPoint.zero

  public func convertToScreen(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + origin.x, y: rect.minY + origin.y, width: rect.width, height: rect.height)
  }

  public private(set) weak var firstResponder: NSResponder?

  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() ?? true else { return false }
    firstResponder = nil
    if responder?.becomeFirstResponder() ?? true { firstResponder = responder }
    return true
  }

  public private(set) var isKeyWindow = true

  /// Another window gets the keys from now on.
  public func resignKey() {
    isKeyWindow = false
    NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
  }

  private weak var pressed: NSView?
  private var watching: [NSGestureRecognizer] = []
  private var held: [NSEvent] = []
  /// The events that no view handled.
  public private(set) var unhandled: [NSEvent.EventType] = []

  /// Passes an event on, as the window server sends it: the mouse's to the view under it, all of a drag's to the same.
  public func sendEvent(_ event: NSEvent) {
    event.window = self
    if event.type == .scrollWheel {
      for monitor in NSEvent.monitors where monitor.handler(event) == nil { return }
    }
    switch event.type {
    case .leftMouseDown:
      pressed = contentView.hitTest(event.locationInWindow)
      if !isKeyWindow, pressed?.acceptsFirstMouse(for: event) == false { pressed = nil }
      isKeyWindow = true
      if let pressed, pressed.needsPanelToBecomeKey { makeFirstResponder(pressed) }
      watching = pressed?.recognizersAround ?? []
      held = []
      sendPrimary(event)
    case .leftMouseDragged: sendPrimary(event)
    case .leftMouseUp:
      sendPrimary(event)
      for recognizer in pressed?.recognizersAround ?? [] { recognizer.start() }
    case .rightMouseDown: contentView.hitTest(event.locationInWindow)?.rightMouseDown(with: event)
    case .otherMouseDown: contentView.hitTest(event.locationInWindow)?.otherMouseDown(with: event)
    case .scrollWheel: contentView.hitTest(event.locationInWindow)?.scrollWheel(with: event)
    case .keyDown
    where event.modifierFlags.contains(.command) && contentView.performKeyEquivalent(with: event):
      break
    case .keyDown: (firstResponder ?? self).keyDown(with: event)
    // Known of AppKit: with Command it reports no key that comes up.
    case .keyUp where event.modifierFlags.contains(.command): break
    case .keyUp: (firstResponder ?? self).keyUp(with: event)
    case .flagsChanged: (firstResponder ?? self).flagsChanged(with: event)
    }
  }

  /// documentation/appkit/nsgesturerecognizer/delaysprimarymousebuttonevents: the view gets the events "only after gesture
  /// recognition fails".
  private func sendPrimary(_ event: NSEvent) {
    held.append(event)
    for recognizer in watching { recognizer.receive(event) }
    watching.removeAll { $0.state == .failed }
    guard watching.isEmpty else { return }
    for event in held {
      switch event.type {
      case .leftMouseDown: pressed?.mouseDown(with: event)
      case .leftMouseDragged: pressed?.mouseDragged(with: event)
      default: pressed?.mouseUp(with: event)
      }
    }
    held = []
  }

  public override func mouseDown(with event: NSEvent) { unhandled.append(event.type) }
  public override func mouseDragged(with event: NSEvent) { unhandled.append(event.type) }
  public override func mouseUp(with event: NSEvent) { unhandled.append(event.type) }
  public override func rightMouseDown(with event: NSEvent) { unhandled.append(event.type) }
  public override func otherMouseDown(with event: NSEvent) { unhandled.append(event.type) }
  public override func scrollWheel(with event: NSEvent) { unhandled.append(event.type) }
  public override func keyDown(with event: NSEvent) { unhandled.append(event.type) }
  public override func keyUp(with event: NSEvent) { unhandled.append(event.type) }
}

@MainActor
public final class NSApplication: NSResponder {
  public static let shared = NSApplication()
  public weak var mainWindow: NSWindow?
}
