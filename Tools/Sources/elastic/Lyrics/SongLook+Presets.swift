import ElasticKit

extension SongLook {
  /// The looks that have a name, each chosen by eye; letters have a contrast of 4.5 or more on each ground.
  static let presets: [(name: String, look: SongLook)] = [
    ("neon", .neon), ("night", .night), ("paper", .paper), ("pop", .pop),
  ]

  /// Glowing letters on a dark violet.
  private static var neon: SongLook {
    var look = SongLook()
    look.weight = 700
    look.ground = .gradient(ElasticColor(hex: 0x0D02_21FF), ElasticColor(hex: 0x2E0A_4FFF))
    look.unsung = ElasticColor(hex: 0xC9F5_FFFF)
    look.sung = ElasticColor(hex: 0xFF7A_E6FF)
    look.second = ElasticColor(hex: 0x7DFF_B0FF)
    look.ballColor = ElasticColor(hex: 0x3DF2_FFFF)
    look.glow = Halo(color: ElasticColor(hex: 0xB02B_FFFF), reach: 0.3)
    return look
  }

  /// White and gold over a night sky.
  private static var night: SongLook {
    var look = SongLook()
    look.weight = 700
    look.ground = .gradient(ElasticColor(hex: 0x0A10_24FF), ElasticColor(hex: 0x2442_66FF))
    look.unsung = ElasticColor(hex: 0xF4F6_FFFF)
    look.sung = ElasticColor(hex: 0xFFC9_4DFF)
    look.second = ElasticColor(hex: 0x7FD8_FFFF)
    look.ballColor = ElasticColor(hex: 0xFFC9_4DFF)
    look.shadow = Halo(color: ElasticColor(hex: 0x0000_0099), reach: 0.12, drop: 0.05)
    return look
  }

  /// Ink and red on paper.
  private static var paper: SongLook {
    var look = SongLook()
    look.family = "Noto Serif, DejaVu Serif, serif"
    look.weight = 500
    look.ground = .gradient(ElasticColor(hex: 0xFAF4_E6FF), ElasticColor(hex: 0xF0E4_CAFF))
    look.unsung = ElasticColor(hex: 0x3A34_2CFF)
    look.sung = ElasticColor(hex: 0xB127_1DFF)
    look.second = ElasticColor(hex: 0x1F5F_8BFF)
    look.ballColor = ElasticColor(hex: 0xB127_1DFF)
    return look
  }

  /// Heavy letters with an outline on yellow.
  private static var pop: SongLook {
    var look = SongLook()
    look.layout = .twoRows
    look.weight = 900
    look.ground = .gradient(ElasticColor(hex: 0xFFD2_1FFF), ElasticColor(hex: 0xFF9F_1CFF))
    look.unsung = ElasticColor(hex: 0xFFFF_FFFF)
    look.sung = ElasticColor(hex: 0xFFE9_4AFF)
    look.second = ElasticColor(hex: 0x8EF0_FFFF)
    look.ballColor = ElasticColor(hex: 0xD628_28FF)
    look.outline = Halo(color: ElasticColor(hex: 0x1D1B_31FF), reach: 0.1)
    look.shadow = Halo(color: ElasticColor(hex: 0x1D1B_31FF), reach: 0.01, drop: 0.08)
    return look
  }
}
