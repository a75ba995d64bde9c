extension Drawing {
  /// A place for the host's own content, as it is seen.
  public struct Slot: Sendable {
    /// Where its content goes, before `transform`.
    public let frame: Rect2D
    /// From 0 to 1, with that of all groups it is in.
    public let opacity: Double
    /// All transforms of the groups it is in.
    public let transform: Affine
    /// What bounds it: it is seen where it is inside of every one.
    public let clips: [Clip]
  }

  /// What bounds a slot, in the drawing's own coordinates.
  public struct Clip: Sendable {
    /// The outline.
    public let path: BezierPath
    /// What is inside of it.
    public let rule: FillRule
  }

  /// The slot of a part, with what all groups around it do; nil if there is none.
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
