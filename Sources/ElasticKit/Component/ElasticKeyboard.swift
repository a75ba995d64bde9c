/// Translates keys for a component that has the focus, or whose content has it and did not handle the key.
///
/// Return and Space activate a button, once even if they are held, and Return a list: Space scrolls that. ``KeyPull``
/// handles the other keys; Escape is also a component's ``ElasticComponent/escape``.
@_spi(Pages) public struct ElasticKeyboard: Sendable {
  private var pull = KeyPull()
  private var isPressed = false

  /// No key is down.
  public init() {}

  /// The inputs for a key that goes down or up, in this order, at one time: empty if the key changes nothing, nil if
  /// it is not handled.
  @inline(never)
  public mutating func inputs(
    for key: ElasticKey, isDown: Bool, at place: KeyPull.Place, of access: ElasticAccessibility
  ) -> [ElasticInput]? {
    if let touches = pull.touches(for: key, isDown: isDown, at: place) { return touches }
    // A list that loads keeps its key, which is not to load more at the list's other end.
    let isOfList = key == .enter && access.role == .refresh
    let acts = access.action.utf8CodeUnitCount > 0
    guard key.isPress, access.takesKeys || isOfList,
      isPressed || acts || (isOfList && access.value.utf8CodeUnitCount > 0)
    else { return nil }
    defer { isPressed = isDown }
    return isDown && !isPressed && acts ? [.activated] : []
  }
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

  /// Releases it.
  public var escape: Command? { state == .dragging ? .cancel : nil }
}

extension RefreshMotion {
  /// Ends the pull, or the loading.
  public var escape: Command? { state == .dragging || isLoading ? .cancel : nil }
}

extension ShapeMotion {
  /// Releases it.
  public var escape: Command? { state == .dragging ? .cancel : nil }
}

extension MenuMotion {
  /// Closes it, while touches are enabled.
  public var escape: Command? { isEnabled && isModal ? .close : nil }
}
