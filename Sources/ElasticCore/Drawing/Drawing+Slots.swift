extension Drawing {
  /// A frame for the host's own content, in the drawing's coordinates.
  public struct Slot: Sendable {
    /// The frame of its content, before `transform`.
    public let frame: Rect2D
    /// The opacity from 0 to 1, multiplied by that of all its groups.
    public let opacity: Double
    /// The combined transform of its groups.
    public let transform: Affine
    /// Its clips, the outermost first: it is visible inside all of them.
    public let clips: [Clip]
  }

  /// The slot of a part, with the effect of all groups around it; nil if there is none.
  public func slot(_ id: ItemID) -> Slot? {
    var slot: Slot?
    walk { item, groups in
      guard slot == nil, item.id == id, case .slot(let frame) = item.content else { return }
      slot = Slot(
        frame: frame, opacity: groups.opacity * item.visibleOpacity, transform: groups.transform,
        clips: groups.clips)
    }
    return slot
  }
}
