import ArgumentParser
import ElasticKit

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

/// What a film of a song looks like: a plain value that its stage draws by.
///
/// No time is in it. When a word lights up, a row moves and the ball hops is decided by the song and the ball alone.
struct SongLook: Sendable {
  /// How rows follow one another.
  enum Layout: String, CaseIterable, ExpressibleByArgument {
    /// As many rows as fit move up.
    case scroll
    /// Two rows; the next takes the place of the one that has been sung.
    case twoRows = "two-rows"
    /// One row; the next takes its place.
    case oneRow = "one-row"

    /// How many rows are shown at once; nil for as many as fit.
    var rowCount: Int? {
      switch self {
      case .scroll: nil
      case .twoRows: 2
      case .oneRow: 1
      }
    }
  }

  /// A colour around or behind letters; lengths are shares of the font size.
  struct Halo: Sendable {
    var color: ElasticColor
    var reach: Double
    var drop = 0.0
  }

  /// What lies behind the words.
  enum Ground: Sendable {
    /// The film's plain background.
    case plain
    /// Colours from top to bottom.
    case gradient(ElasticColor, ElasticColor)
    case picture(PictureGround)
  }

  /// What hops.
  enum Ball: Sendable {
    case disc
    case none
    /// Letters, such as an emoji.
    case letters(String)
    /// An outline, in any size.
    case path(BezierPath)
    case picture(PictureGround)
  }

  var layout = Layout.scroll
  /// Whether the words are sized for the picture; otherwise the ball's style says how large they are.
  var fitsWords = false
  /// Font families, separated by commas; nil for the system's sans-serif font.
  var family: String?
  /// From 100, thin, to 1000; 400 is regular and 700 bold.
  var weight = 400
  /// Colours of words before and after they are sung, and of the ball; nil for those of the ball's style.
  var unsung: ElasticColor?
  var sung: ElasticColor?
  /// The colour of the second voice's words once they are sung, where two sing at once; nil for orange.
  var second: ElasticColor?
  var ballColor: ElasticColor?
  var outline: Halo?
  var shadow: Halo?
  var glow: Halo?
  /// Whether an ASS file's style has the say over the outline.
  var takesOutline = true
  var ground = Ground.plain
  var ball = Ball.disc
  /// On the card.
  var cover: PictureGround?
  /// Whether a word grows for a moment as the ball lands on it.
  var pops = false
  /// Whether the ball leaves a trail.
  var hasTrail = false

  init() {}
}

/// The colours of a song's words and ball in a film.
struct SongColors: Sendable {
  var unsung: ElasticColor
  var sung: ElasticColor
  /// The second voice's.
  var second: ElasticColor

  /// - Parameter style: a style whose colours are the look's or the user's.
  init(_ style: BallMotion.Style, second: ElasticColor?, in palette: ElasticPalette) {
    (unsung, sung) = (palette[style.wordColor], palette[style.sungColor])
    // Orange, far from the blue of the first voice: a dark one on light pages.
    let ground = palette[.background]
    let isDark = ground.contrast(with: .white) > ground.contrast(with: .black)
    self.second = second ?? ElasticColor(hex: isDark ? 0xF28D_0AFF : 0x9A52_00FF)
  }
}

extension SongLook {
  /// Gives a ball's style this look's colours, but for those that the user has set.
  func color(_ style: inout BallMotion.Style, given: Set<String>) {
    func set(
      _ name: String, _ paint: WritableKeyPath<BallMotion.Style, Paint>, _ color: ElasticColor?
    ) {
      if let color, !given.contains(name) { style[keyPath: paint] = .color(color) }
    }
    set("wordColor", \.wordColor, unsung)
    set("sungColor", \.sungColor, sung)
    set("ballColor", \.ballColor, ballColor)
    switch ball {
    case .none: style.ballSize = 0
    case .disc, .letters, .path, .picture: break
    }
  }
}

#if Cairo
extension SongLook {
  /// How its letters are drawn.
  var finish: TextFinish {
    var finish = TextFinish()
    finish.family = family ?? "sans"
    finish.weight = weight
    func halo(_ halo: Halo?) -> TextFinish.Halo? {
      halo.map { TextFinish.Halo(color: $0.color, reach: $0.reach, drop: $0.drop) }
    }
    (finish.outline, finish.shadow, finish.glow) = (halo(outline), halo(shadow), halo(glow))
    return finish
  }
}
#endif
