/// An edge that one pull bends, and whose look is the profile of its wave: a surface and a refresh.
protocol PulledComponent: EdgeComponent where Style: PulledStyle {
  var elastic: ElasticPull { get set }
  /// Profile to draw: the style's, or the previous one until the wave is flat.
  var profile: WaveProfile { get set }
}

/// What a pull and its wave are made with.
protocol PulledStyle {
  var edge: ElasticEdge { get }
  var profile: WaveProfile { get }

  /// The pull's constants in a view of `depth` points across the edge.
  func parameters(depth: Double) -> ElasticPull.Parameters
}

extension PulledComponent {
  var styleEdge: ElasticEdge { style.edge }

  var isBent: Bool { elastic.isBent(at: now) }

  mutating func applyAppearance() { profile = style.profile }

  mutating func leadCrestAnew() { elastic.leadCrestAnew() }

  /// Applies a size, the user's settings and the style's constants; a finger that pulls keeps its pull.
  @inline(never)  // 3 calls in a refresh's module.
  mutating func layOut(_ size: Size2D, _ surroundings: Surroundings) {
    fit(size, surroundings)
    elastic.parameters = style.parameters(depth: frame.depth)
    elastic.anchor(frame: frame, time: now)
  }
}
