/// Translates keys for a component that has the focus, or whose content has it and did not handle the key.
///
/// Return and Space activate the component, once even if they are held. Escape cancels a pull
/// or performs the component's ``ElasticComponent/escape``. ``KeyPull`` handles the other keys.
public struct ElasticKeyboard: Sendable {
  private var pull = KeyPull()
  private var isPressed = false

  /// A keyboard without pressed keys.
  public init() {}

  /// The actions for a key that goes down or up: nil if the component does not handle the
  /// key.
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

/// The input and command for a key.
public enum KeyAnswer<Command: ElasticAction>: Sendable {
  /// Inputs, in this order, at one time; none if the key changes nothing.
  case inputs([ElasticInput])
  /// A command.
  case command(Command)
}

extension ElasticComponent {
  /// The edge that keys pull; none.
  public var keyEdge: ElasticEdge? { nil }

  /// Nothing.
  public var escape: Command? { nil }

  /// Whether the component itself can have the focus; its content may have it anyway.
  public var takesFocus: Bool { keyEdge != nil || output.accessibility.takesKeys }
}

extension SurfaceMotion {
  /// The edge that a finger can pull, while touches are enabled.
  public var keyEdge: ElasticEdge? { isEnabled ? style.edge : nil }
}

extension ShapeMotion {
  /// Releases it.
  public var escape: Command? { state == .dragging ? .cancel : nil }
}

extension MenuMotion {
  /// Closes it, while touches are enabled.
  public var escape: Command? { isEnabled && isModal ? .close : nil }
}
