extension Drawing {
  /// A frame for the host's own content, in the drawing's coordinates.
  public struct Slot: Sendable {
    /// The frame of its content, before `transform`.
    public let frame: Rect2D
    /// The opacity from 0 to 1, multiplied by that of all its groups.
    public let opacity: Double
    /// The combined transform of its groups.
    public let transform: Affine
    /// Its clips: it is visible inside all of them.
    public let clips: [Clip]
  }

  /// A clip of a slot, in the drawing's coordinates.
  public struct Clip: Sendable {
    /// The outline.
    public let path: BezierPath
    /// The rule for its inside.
    public let rule: FillRule
  }

  /// The slot of a part, with the effect of all groups around it; nil if there is none.
  public func slot(_ id: ItemID) -> Slot? {
    var groups: [(opacity: Double, transform: Affine, clip: Clip?)] = []
    for item in items {
      let outer = groups.last ?? (1, .identity, nil)
      switch item.content {
      case .group(let transform, let rule):
        let map = transform.then(outer.transform)
        let clip = rule.map { rule in
          var path = BezierPath()
          for element in self.path(of: item) { path.append(element.transformed(by: map)) }
          return Clip(path: path, rule: rule)
        }
        groups.append((outer.opacity * item.opacity, map, clip))
      case .endGroup: _ = groups.popLast()
      case .slot(let frame) where item.id == id:
        return Slot(
          frame: frame, opacity: outer.opacity * item.opacity, transform: outer.transform,
          clips: groups.compactMap { $0.clip })
      default: break
      }
    }
    return nil
  }
}
