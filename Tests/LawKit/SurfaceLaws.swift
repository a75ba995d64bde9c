import ElasticKit

extension SurfaceMotion: LawSubject {
  public static func style(_ choices: inout some Choices) -> Style {
    var style = Style()
    style.edge = choices.pick(ElasticEdge.allCases)
    style.profile = choices.pick(WaveProfile.allCases)
    style.overPull = choices.pick(OverPull.allCases)
    style.maximumTravel = choices.pick([nil, 150])
    style.minimumHeight = choices.pick([50, 90])
    style.waveRatio = choices.pick([0.6, 0.3])
    style.crest = choices.pick(SurfaceCrest.allCases)
    return style
  }

  /// At rest a setting takes effect at once.
  public var glides: Bool { state != .rest }
  public static var contentGlides: Bool { true }
  public var isHeld: Bool { state == .dragging }
  public static var followsScroll: Bool { true }
  public func driven(_ drawing: Drawing, isScrolled: Bool) -> [Driven] {
    [Driven(value: output.inset, slope: 1)]
  }
}
