import ElasticKit
import Testing

@Suite("Palette")
struct PaletteTests {
  static let readers = [ElasticColorScheme.light, .dark].flatMap { scheme in
    [false, true].map { Surroundings(scheme: scheme, increasedContrast: $0) }
  }

  @Test("what lies on the tint is seen there, for whom wants contrast better than for others")
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
}
