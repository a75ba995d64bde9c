// Flattens nested groups: one walk over the items keeps a stack of states, so that each item is visited with the transform, the
// opacity and the clips of all groups around it. Opacities are multiplied, which is exact only while the items of a fading group
// do not overlap. Time and memory: one step an item, one state a level.

extension Drawing {
  /// A clip, in the drawing's coordinates.
  public struct Clip: Sendable {
    /// The outline.
    public let path: BezierPath
    /// The rule for its inside.
    public let rule: FillRule
  }

  /// The groups around an item, as one: what is drawn looks the same as in groups that fade as a whole if their items
  /// do not overlap.
  package struct Groups: Sendable {
    /// From the item's coordinates to the drawing's.
    package private(set) var transform = Affine.identity
    /// The product of their opacities, each clamped to 0...1.
    package private(set) var opacity = 1.0
    /// The outermost first; an item is visible inside all of them.
    package private(set) var clips: [Clip] = []

    /// No groups.
    package init() {}

    /// Adds a group inside of these. Its transform moves its clip too.
    package mutating func enter(
      _ group: Item, _ transform: Affine, clipped rule: FillRule?, in drawing: Drawing
    ) {
      self.transform = transform.then(self.transform)
      opacity *= group.visibleOpacity
      guard let rule else { return }
      var path = BezierPath()
      path.append(drawing.path(of: group), by: self.transform)
      clips.append(Clip(path: path, rule: rule))
    }
  }

  /// Visits the fills, strokes, texts and slots in the order they are drawn.
  ///
  /// A group without an end lasts to the end of the drawing; an end without a group is ignored.
  /// - Parameters:
  ///   - state: outside of all groups.
  ///   - enter: changes the state for the inside of a group.
  ///   - visit: gets an item, and the state in the group that it is in.
  package func walk<State>(
    _ state: State, enter: (Item, Affine, FillRule?, inout State) -> Void,
    visit: (Item, State) -> Void
  ) {
    var state = state
    var outer: [State] = []
    for item in items {
      switch item.content {
      case .group(let transform, let rule):
        outer.append(state)
        enter(item, transform, rule, &state)
      case .endGroup: state = outer.popLast() ?? state
      case .fill, .stroke, .text, .slot: visit(item, state)
      }
    }
  }

  /// Visits the fills, strokes, texts and slots in the order they are drawn, each with the groups around it.
  package func walk(_ visit: (Item, Groups) -> Void) {
    walk(Groups()) {
      $3.enter($0, $1, clipped: $2, in: self)
    } visit: {
      visit($0, $1)
    }
  }
}

extension Drawing.Item {
  /// The opacity clamped to 0 to 1; 0 for NaN.
  package var visibleOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }
}
