/// Translates keys for a component that has the focus, or whose content has it and did not handle the key.
///
/// Return and Space activate a button, once even if they are held, and Return a list: Space scrolls that. ``KeyPull``
/// handles the other keys; Escape is also a component's ``ElasticComponent/escape``.
struct ElasticKeyboard: Sendable {
  private var pull = KeyPull()
  private var isPressed = false

  /// Has the inputs for a key that goes down or up done by `act`, in their order, at one time; false if the key is not handled.
  /// It may be handled without an input.
  mutating func answer(
    _ key: ElasticKey, isDown: Bool, at place: KeyPull.Place, of access: ElasticAccessibility,
    act: (ElasticInput) -> Void
  ) -> Bool {
    if pull.answer(key, isDown: isDown, at: place, act: act) { return true }
    // A list that loads keeps its key, which is not to load more at the list's other end.
    let isOfList = key == .enter && access.role == .refresh
    let acts = access.action.utf8CodeUnitCount > 0
    guard key.isPress, access.takesKeys || isOfList,
      isPressed || acts || (isOfList && access.value.utf8CodeUnitCount > 0)
    else { return false }
    if isDown, !isPressed, acts { act(.activated) }
    isPressed = isDown
    return true
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
