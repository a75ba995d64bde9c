/// Colours of the roles without a host: in films, pictures and tests.
public struct ElasticPalette: Hashable, Sendable {
  private var colors: [ElasticColor]

  /// The defaults for a scheme, stronger with increased contrast.
  public init(scheme: ElasticColorScheme = .light, increasedContrast: Bool = false) {
    let surroundings = Surroundings(scheme: scheme, increasedContrast: increasedContrast)
    colors = ColorRole.allCases.map { $0.color(in: surroundings) }
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

  /// Sets the tint to a colour of the app or the platform. The colour on the tint stays if its contrast is
  /// at least 3; otherwise it becomes black or white, whichever has the higher contrast.
  public mutating func setTint(_ tint: ElasticColor) {
    self[.tint] = tint
    guard tint.contrast(with: self[.onTint]) < 3 else { return }
    let white = ElasticColor(hex: 0xFFFF_FFFF)
    self[.onTint] = tint.contrast(with: white) < tint.contrast(with: .black) ? .black : white
  }

  /// The colour of a paint.
  public subscript(paint: Paint) -> ElasticColor {
    switch paint {
    case .role(let role): self[role]
    case .color(let color): color
    }
  }
}

extension ColorRole {
  /// The role's default colour for the user's settings; the label's for a role that the kit does not have.
  public func color(in surroundings: Surroundings) -> ElasticColor {
    let dark = surroundings.scheme == .dark
    let strong = surroundings.increasedContrast
    let hex: UInt32 =
      switch self {
      case .tint:
        strong ? (dark ? 0x7CC0_FFFF : 0x0047_B3FF) : (dark ? 0x4DA3_FFFF : 0x1F6F_EBFF)
      case .surface: dark ? 0x5E6B_8CFF : 0x3943_59FF
      case .background: dark ? 0x1114_1AFF : 0xFFFF_FFFF
      case .line, .dot: dark ? 0xFFFF_FFFF : 0x0000_00FF
      // Also a text colour: on white it has to be darker to be legible.
      case .highlight: strong && !dark ? 0x9A52_00FF : 0xF28D_0AFF
      case .backdrop: strong ? 0x0000_00CC : 0x0000_0099
      case .control: 0xFF3B_30FF
      // The lighter the tint, the darker this colour: the tint is light in the dark scheme.
      case .onTint: dark ? (strong ? 0x0000_00FF : 0x0711_1FFF) : 0xFFFF_FFFF
      default: dark ? 0xFFFF_FFFF : (strong ? 0x0000_00FF : 0x1A1D_24FF)
      }
    return ElasticColor(hex: hex)
  }
}
