/// What a keyboard is to a component that has the focus, or whose content has it and wanted no key.
///
/// Return and Space press what can be pressed, once however long they are held. Escape takes back a pull
/// or asks for the component's ``ElasticComponent/escape``. The rest is ``KeyPull``'s.
public struct ElasticKeyboard: Sendable {
  private var pull = KeyPull()
  private var isPressed = false

  /// A keyboard nobody touches.
  public init() {}

  /// What is to be done because a key goes down or up, and whether there is anything: nil if the key is
  /// somebody else's.
  ///
  /// - Parameter size: the component's, in points.
  public mutating func answer<C: ElasticComponent>(
    _ key: ElasticKey, isDown: Bool, to component: C, direction: ReadingDirection, size: Size2D
  ) -> KeyAnswer<C.Command>? {
    if let edge = component.keyEdge,
      let touches = pull.touches(
        for: key, isDown: isDown, edge: edge, direction: direction, size: size)
    {
      return .inputs(touches)
    }
    switch key {
    case .press:
      let access = component.output.accessibility
      guard access.takesKeys, isPressed || access.action.utf8CodeUnitCount > 0 else { return nil }
      defer { isPressed = isDown }
      return .inputs(isDown && !isPressed ? [.activated] : [])
    case .escape: return isDown ? component.escape.map { .command($0) } : nil
    case .up, .down, .left, .right: return nil
    }
  }
}

/// What a component is to be told because of a key.
public enum KeyAnswer<Command: ElasticAction>: Sendable {
  /// Inputs, in this order, at one time; none if the key changes nothing.
  case inputs([ElasticInput])
  /// What the app could have asked for as well.
  case command(Command)
}

extension ElasticComponent {
  /// The edge that keys pull; none.
  public var keyEdge: ElasticEdge? { nil }

  /// Nothing.
  public var escape: Command? { nil }

  /// Whether it is worth giving the focus to by itself; what is in it may have it anyway.
  public var takesFocus: Bool { keyEdge != nil || output.accessibility.takesKeys }
}

extension SurfaceMotion {
  /// The one that a finger pulls, while it may.
  public var keyEdge: ElasticEdge? { isEnabled ? style.edge : nil }
}

extension ShapeMotion {
  /// Lets go of it.
  public var escape: Command? { state == .dragging ? .cancel : nil }
}

extension MenuMotion {
  /// Closes it, while it may be touched.
  public var escape: Command? { isEnabled && isModal ? .close : nil }
}
