import ElasticKit
import Testing

@Suite("Palette")
struct PaletteTests {
  static let readers = [ElasticColorScheme.light, .dark].flatMap { scheme in
    [false, true].map { Surroundings(scheme: scheme, increasedContrast: $0) }
  }

  @Test("the colour on the tint has enough contrast, more with increased contrast")
  func onTint() {
    for surroundings in Self.readers {
      let palette = ElasticPalette(surroundings)
      let contrast = palette[.tint].contrast(with: palette[.onTint])
      #expect(contrast >= (surroundings.increasedContrast ? 7 : 4.5), "\(surroundings)")
    }
  }

  @Test(
    "the refresh control's circle is of that colour, and a tint of the app's has one that is seen on it"
  )
  func tintOfTheApp() {
    #expect(RefreshMotion.Style().fill == .role(.tint))
    #expect(RefreshMotion.Style().indicatorColor == .role(.onTint))
    for surroundings in Self.readers {
      for hex: UInt32 in stride(from: 0x0000_00FF, through: 0xFFFF_FFFF, by: 0x0703_0500) {
        var palette = ElasticPalette(surroundings)
        palette.setTint(ElasticColor(hex: hex))
        #expect(palette[.tint] == ElasticColor(hex: hex))
        #expect(palette[.tint].contrast(with: palette[.onTint]) >= 3)
      }
      var palette = ElasticPalette(surroundings)
      let before = palette[.onTint]
      palette.setTint(palette[.tint])
      #expect(palette[.onTint] == before)
    }
  }

  @Test("the defaults are one accent and ink")
  func oneLook() {
    #expect(SurfaceMotion.Style().fill == .role(.surface))
    #expect(MenuMotion.Style().fill == .role(.surface))
    for surroundings in Self.readers {
      let palette = ElasticPalette(surroundings)
      let (ground, ink) = (palette[.background], palette[.label])
      #expect(palette[.line] == ink && palette[.dot] == ink)
      // The blue part leads in all that is not ink.
      for role in [ColorRole.tint, .surface, .highlight] {
        let color = palette[role]
        #expect(color.blue > 0.6 && color.blue > color.green + 0.2 && color.green > color.red + 0.2)
        // White has 18.4 on the dark ground: 7 on a surface leaves that 2.6 at most.
        let isDarkest =
          role == .surface && surroundings.increasedContrast && surroundings.scheme == .dark
        let needed = isDarkest ? 2.5 : 3
        #expect(color.contrast(with: ground) >= needed, "\(surroundings)")
      }
      #expect(
        palette[.surface].contrast(with: .white) >= (surroundings.increasedContrast ? 7 : 4.5))
      #expect(
        palette[.highlight].contrast(with: ground) >= (surroundings.increasedContrast ? 7 : 4.5))
      #expect(palette[.highlight].contrast(with: ink) >= 2.5, "sung words beside the others")
    }
  }

  @Test(
    "a tint of the app's colours surfaces and sung words, as far as text is legible on and in it")
  func tintOfSurfaces() {
    let magenta = ElasticColor(hex: 0xA000_80FF)
    var palette = ElasticPalette()
    palette.setTint(magenta)
    #expect(palette[.surface] == magenta && palette[.highlight] == magenta)
    for surroundings in Self.readers {
      for hex: UInt32 in stride(from: 0x0000_00FF, through: 0xFFFF_FFFF, by: 0x0703_0500) {
        var palette = ElasticPalette(surroundings)
        palette[.background] = surroundings.scheme == .dark ? .black : .white
        palette.setTint(ElasticColor(hex: hex))
        let needed = surroundings.increasedContrast ? 7 : 4.5
        #expect(palette[.surface].contrast(with: .white) >= needed)
        #expect(palette[.highlight].contrast(with: palette[.background]) >= needed)
      }
    }
  }

  @Test(
    "contrast is that of WCAG",
    arguments: [
      // As the W3C's and WebAIM's own checkers give them.
      (0x0000_00FF, 0xFFFF_FFFF, 21), (0x7777_77FF, 0xFFFF_FFFF, 4.48),
      (0x0000_FFFF, 0xFFFF_FFFF, 8.59),
      (0xFF00_00FF, 0xFFFF_FFFF, 4.0), (0x1234_56FF, 0x1234_56FF, 1),
      (0x0101_01FF, 0x0000_00FF, 1.01),
    ] as [(UInt32, UInt32, Double)])
  func contrast(one: UInt32, other: UInt32, expected: Double) {
    let (one, other) = (ElasticColor(hex: one), ElasticColor(hex: other))
    #expect(abs(one.contrast(with: other) - expected) < 0.006)
    #expect(one.contrast(with: other) == other.contrast(with: one))
    var wild = one
    wild.red = .nan
    wild.green = .infinity
    #expect(1...21 ~= wild.contrast(with: other))
  }

  @Test("every role of the kit has the name of its member")
  func names() {
    let members: [(ColorRole, StaticString)] = [
      (.tint, "tint"), (.surface, "surface"), (.background, "background"), (.label, "label"),
      (.line, "line"), (.dot, "dot"), (.highlight, "highlight"), (.backdrop, "backdrop"),
      (.control, "control"), (.onTint, "on-tint"),
    ]
    #expect(members.map(\.0) == ColorRole.allCases)
    for (role, name) in members {
      #expect(role.name.description == name.description)
      #expect(ColorRole(name: name.description.utf8) == role)
    }
  }

  @Test("an app's own role has the label's colour until the palette has one, and survives a style")
  func ownRole() {
    let price = ColorRole(number: 40)
    var palette = ElasticPalette(scheme: .dark)
    #expect(palette[price] == palette[.label])
    palette[price] = .black
    #expect(palette[price] == .black)
    #expect(palette[ColorRole(number: 41)] == palette[.label])
    #expect(palette[.tint] == ElasticPalette(scheme: .dark)[.tint])
    var style = SurfaceMotion.Style()
    style.fill = .role(price)
    let surface = SurfaceMotion(style: style)
    #expect(surface.style.fill == .role(price))
  }
}
