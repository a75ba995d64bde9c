extension BallMotion.Style {
  /// The original's hops and times; the ball stays where it ended.
  public static var classic: Self {
    var style = Self()
    style.hop = .classic
    style.lift = 48
    style.maximumHopDuration = 1.2
    style.landingLead = 0.15
    style.landingOffset = 3
    style.fadesOut = false
    style.squashShare = 0
    style.squashDuration = 0.12
    style.highlight = .step
    style.ballColor = .color(ElasticColor(hex: 0xF28D_0AFF))
    style.pathColor = .color(ElasticColor(hex: 0xDE78_B4FF))
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.hop = .gravity
    style.lift = 32
    style.maximumHopDuration = 2
    style.landingLead = 0
    style.landingOffset = 0
    style.fadesOut = true
    style.squashShare = 0.1
    style.squashDuration = 0.25
    style.highlight = .wipe
    style.pathColor = .role(.highlight)
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.hop = .gravity
    style.lift = 40
    style.maximumHopDuration = 0.4
    style.landingLead = 0
    style.landingOffset = 0
    style.fadesOut = true
    style.squashShare = 0.15
    style.squashDuration = 0.08
    style.highlight = .step
    style.pathColor = .role(.highlight)
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.hop = .gravity
    style.lift = 60
    style.maximumHopDuration = 1.2
    style.landingLead = 0
    style.landingOffset = 0
    style.fadesOut = true
    style.squashShare = 0.4
    style.squashDuration = 0.25
    style.highlight = .wipe
    style.pathColor = .role(.highlight)
    return style
  }
}
