import ElasticExport
import ElasticKit

/// A song with a layout below its title, played from its start.
struct SongScene {
  private let lyrics: Lyrics
  private let style: BallMotion.Style
  private let surroundings: Surroundings
  private let size: Size2D
  private let title: SongTitle
  private let font: String?
  private let name: String
  private let look: SongLook
  /// Names of settings that the user has given.
  private let given: Set<String>

  /// Seconds of film after the ball has left, without sound.
  private static let rest = 0.5
  /// Seconds of the longest film: two hours.
  private static let longest = 7200.0

  /// Reads a song file.
  /// - Throws: a ``Failure`` with the problem and its place.
  init(song: SongFile, settings: [Setting], size: Size2D, font: String?, look: SongLook) throws {
    guard size.width > 0, size.height > 0 else {
      throw Failure.usage("--size: expected a width and a height above 0")
    }
    let start = try Settings<BallMotion.Style>(settings, component: BallMotion.name)
    (style, surroundings) = (start.style, start.surroundings)
    lyrics = try song.lyrics()
    guard lyrics.duration <= Self.longest else {
      throw Failure.data(
        "\(song.name): the song lasts \(Numbers.text(lyrics.duration)) s; expected at most two hours, "
          + "\(Numbers.text(Self.longest)) s; are its times right?")
    }
    self.size = size
    name = song.name
    self.look = look
    given = Set(settings.map(\.key))
    self.font = font
    title = SongTitle(of: lyrics)
  }

  /// Length of its film in seconds.
  var duration: Double { ball.duration + Self.rest }

  /// Length of its SVG in seconds.
  var svgDuration: Double { ball.duration }

  /// The ball over rows with a layout, at its start.
  private var ball: BallMotion {
    var ball = BallMotion(style: style, lyrics: lyrics)
    ball.handle(.surroundings(surroundings), at: 0)
    if let words = ball.measuredWords(font: font) { ball.handle(words, at: 0) }
    ball.handle(.resized(rows), at: 0)
    return ball
  }

  private var rows: Size2D {
    Size2D(width: size.width, height: max(size.height - title.height, 0))
  }

  /// - Throws: a ``Failure`` for more rows than a page can have.
  func stage(lasting duration: Double) throws -> SongStage {
    var (ball, area) = (ball, Rect2D(origin: .origin, size: size))
    if look.fitsWords {
      let fit = SongFit(size: size, layout: look.layout)
      ball.restyle(fit.style(of: ball, given: given), at: 0)
      if let words = ball.measuredWords(font: font) { ball.handle(words, at: 0) }
      area = fit.area
    }
    let top = area.minY + title.height
    let layout = layout(of: ball, height: max(area.maxY - top, 0))
    guard let places = layout.places else {
      throw Failure.data("\(name): the song has too many rows for a film; is it one song?")
    }
    let wholeStyle = ball.style
    // The stage draws the path with its row.
    var style = ball.style
    style.showsPath = false
    ball.restyle(style, at: 0)
    ball.take(places, at: 0)
    ball.perform(.play, at: 0)
    return SongStage(
      title: title, player: ball, layout: layout, top: top, style: wholeStyle,
      surroundings: surroundings, duration: duration, size: size, font: font)
  }

  private func layout(of ball: BallMotion, height: Double) -> any SongLayout {
    let rows = SongRows(of: ball, width: size.width)
    let jumps = surroundings.reduceMotion
    guard let least = look.layout.rowCount, let count = TurningRows.count(for: rows, atLeast: least)
    else {
      if look.layout != .scroll {
        writeNote(
          "--layout \(look.layout.rawValue): more than two rows are sung at once; they scroll")
      }
      return RowWindow(rows, height: height, jumps: jumps)
    }
    if count > least {
      writeNote("--layout \(look.layout.rawValue): voices sing at once; two rows are shown")
    }
    return TurningRows(
      rows, count: count, height: height, turn: ball.style.edgeHopDuration, jumps: jumps)
  }

  func svg(background: Background) -> [UInt8] {
    let palette = ElasticPalette(surroundings)
    return SongSVG(
      title: title, palette: palette, background: background.paint.map { palette[$0] },
      family: font.map { Array($0.utf8) }
    ).bytes(of: ball, size: size)
  }
}
