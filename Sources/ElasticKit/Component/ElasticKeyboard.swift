/// Translates keys for a component that has the focus, or whose content has it and did not handle the key.
///
/// Return and Space activate a button, once even if they are held, and Return a list: Space scrolls that. ``KeyPull``
/// handles the other keys; Escape is also a component's ``KeyActions/escapeCommand``.
struct ElasticKeyboard: Sendable {
  private var pull = KeyPull()
  private var isPressed = false

  /// Has the inputs for a key that goes down or up done by `act`, in their order, at one time; false if the key is not handled.
  /// It may be handled without an input.
  mutating func handle(
    key: ElasticKey, isDown: Bool, at target: KeyPull.Target, of access: ElasticAccessibility,
    act: (ElasticInput) -> Void
  ) -> Bool {
    if pull.handle(key: key, isDown: isDown, at: target, act: act) { return true }
    // A list that loads keeps its key, which is not to load more at the list's other end.
    let isOfList = key == .enter && access.role == .refresh
    let acts = access.action.utf8CodeUnitCount > 0
    guard key.isPress, access.handlesKeys || isOfList,
      isPressed || acts || (isOfList && access.value.utf8CodeUnitCount > 0)
    else { return false }
    if isDown, !isPressed, acts { act(.activated) }
    isPressed = isDown
    return true
  }
}

/// The effect of keys on a component at one moment, besides that of Return and Space.
public struct KeyActions<Command: ComponentMessage>: Sendable {
  /// The edge that the keyboard pulls, like a finger; nil if there is none.
  public var edge: ElasticEdge?
  /// The command of Escape, or of a back key; nil if the component does not handle it.
  public var escapeCommand: Command?

  /// By default the keys have no effect.
  public init(edge: ElasticEdge? = nil, escapeCommand: Command? = nil) {
    self.edge = edge
    self.escapeCommand = escapeCommand
  }
}

extension SurfaceMotion {
  /// Keys pull the edge that a finger can pull, while touches are enabled. Escape releases it.
  public var keys: KeyActions<Command> {
    KeyActions(
      edge: isEnabled ? style.edge : nil, escapeCommand: state == .dragging ? .cancel : nil)
  }
}

extension RefreshMotion {
  /// Escape ends the pull, or the loading.
  public var keys: KeyActions<Command> {
    KeyActions(escapeCommand: state == .dragging || isLoading ? .cancel : nil)
  }
}

extension ShapeMotion {
  /// Escape releases it.
  public var keys: KeyActions<Command> {
    KeyActions(escapeCommand: state == .dragging ? .cancel : nil)
  }
}

extension MenuMotion {
  /// Escape closes it, while touches are enabled.
  public var keys: KeyActions<Command> {
    KeyActions(escapeCommand: isEnabled && isModal ? .close : nil)
  }
}
