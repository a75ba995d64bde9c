/// Colours of the roles without a host: in films, pictures and tests.
public struct ElasticPalette: Hashable, Sendable {
  private var colors: [ElasticColor]
  /// The contrast that text in or on a tint has: WCAG's 4.5 and a little, since from 4.6 on white is more legible than black too;
  /// its 7 with increased contrast.
  private let contrastOfText: Double

  /// The defaults for a scheme, stronger with increased contrast.
  public init(scheme: ElasticColorScheme = .light, increasedContrast: Bool = false) {
    let surroundings = Surroundings(scheme: scheme, increasedContrast: increasedContrast)
    colors = ColorRole.allCases.map { $0.color(in: surroundings) }
    contrastOfText = increasedContrast ? 7 : 4.6
  }

  /// The defaults for the user's settings.
  public init(_ surroundings: Surroundings) {
    self.init(scheme: surroundings.scheme, increasedContrast: surroundings.increasedContrast)
  }

  /// The colour of a role; the label's colour for a role without one.
  public subscript(role: ColorRole) -> ElasticColor {
    get { colors[Int(role.number) < colors.count ? Int(role.number) : Int(ColorRole.label.number)] }
    set {
      while colors.count <= Int(role.number) { colors.append(self[.label]) }
      colors[Int(role.number)] = newValue
    }
  }

  /// Sets the tint to a colour of the app or the platform, and what has the tint's colour:
  /// - the surface is the tint, as much darker as white text on it needs, which is more with increased contrast;
  /// - the highlight is the tint, as much nearer to the label's colour as text on the background needs: set those two before;
  /// - the colour on the tint stays if its contrast is at least 3; otherwise it becomes black or white, whichever has
  ///   the higher contrast.
  public mutating func setTint(_ tint: ElasticColor) {
    self[.tint] = tint
    self[.surface] = tint.mixed(with: .black, untilContrastIs: contrastOfText, with: .white)
    self[.highlight] = tint.mixed(
      with: self[.label], untilContrastIs: contrastOfText, with: self[.background])
    guard tint.contrast(with: self[.onTint]) < 3 else { return }
    self[.onTint] = tint.contrast(with: .white) < tint.contrast(with: .black) ? .black : .white
  }

  /// The colour of a paint.
  public subscript(paint: Paint) -> ElasticColor {
    switch paint {
    case .role(let role): self[role]
    case .color(let color): color
    }
  }
}

extension ElasticColor {
  /// The colour with as many twentieths of another as that contrast with a third needs; the other where none is enough.
  fileprivate func mixed(
    with other: Self, untilContrastIs contrast: Double, with third: Self
  ) -> Self {
    let difference = offset(to: other)
    for step in 0..<20 {
      let mixed = moved(by: difference * (Double(step) / 20))
      if mixed.contrast(with: third) >= contrast { return mixed }
    }
    return other
  }
}

// One accent, a blue, and ink: surfaces, pulls, shapes and what is sung are the accent, text and lines are ink.
extension ColorRole {
  /// The role's default colour for the user's settings; the label's for a role that the kit does not have.
  public func color(in surroundings: Surroundings) -> ElasticColor {
    let dark = surroundings.scheme == .dark
    let strong = surroundings.increasedContrast
    let hex: UInt32 =
      switch self {
      // In the dark stronger would be nearer to white, and sung words nearer to the others.
      case .highlight where dark: 0x4DA3_FFFF
      case .tint, .highlight:
        strong ? (dark ? 0x7CC0_FFFF : 0x0047_B3FF) : (dark ? 0x4DA3_FFFF : 0x1F6F_EBFF)
      // White text lies on it, so it is not as light as the tint in the dark.
      case .surface:
        strong ? (dark ? 0x1953_B6FF : 0x0047_B3FF) : (dark ? 0x1F66_D6FF : 0x1F6F_EBFF)
      case .background: dark ? 0x1114_1AFF : 0xFFFF_FFFF
      case .backdrop: strong ? 0x0000_00CC : 0x0000_0099
      case .control: 0xFF3B_30FF
      // The lighter the tint, the darker this colour: the tint is light in the dark scheme.
      case .onTint: dark ? (strong ? 0x0000_00FF : 0x0711_1FFF) : 0xFFFF_FFFF
      // Lines and dots too: they lie in text.
      default: dark ? 0xFFFF_FFFF : (strong ? 0x0000_00FF : 0x1A1D_24FF)
      }
    return ElasticColor(hex: hex)
  }
}
