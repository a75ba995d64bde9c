import ElasticExport
@_spi(Programs) import ElasticKit

/// A song with a layout below its title, played from its start.
struct SongScene {
  private let lyrics: Lyrics
  private let styles: SongStyles
  private let style: BallMotion.Style
  private let surroundings: Surroundings
  let size: Size2D
  private let title: SongTitle
  private let name: String
  let look: SongLook
  /// Names of settings that the user has given.
  private let given: Set<String>

  /// Seconds of film after the ball has left, without sound.
  private static let rest = 0.5
  /// Seconds of the longest film: two hours.
  private static let longest = 7200.0

  /// Reads a song file.
  /// - Throws: a ``Failure`` with the problem and its place.
  init(song: SongFile, settings: [Setting], size: Size2D, look: SongLook) throws {
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
    styles = SongStyles(song.text, of: lyrics, showsLabels: song.showsLabels)
    self.size = size
    name = song.name
    self.look = look
    given = Set(settings.map(\.key))
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
    // While words are fitted, none is broken.
    measureWords(of: &ball, breaksLongOnes: !look.fitsWords)
    ball.handle(.resized(rows), at: 0)
    return ball
  }

  private var rows: Size2D {
    Size2D(width: size.width, height: max(size.height - title.height, 0))
  }

  #if Cairo
  /// The song in its look.
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - step: both sides of the film are a multiple of this number of pixels.
  ///   - time: that of a single picture, in seconds; nil for a film.
  /// - Throws: a ``Failure`` for more rows than a page can have, and for a picture that cannot be read.
  func stage(
    lasting duration: Double, scale: Double, step: Int, background: Background, at time: Double?
  ) async throws -> SongStage {
    var (ball, area) = (ball, Rect2D(origin: .origin, size: size))
    let palette = ElasticPalette(surroundings)
    var style = ball.style
    let styling = SongStyling(
      styles, look: look, style: style, given: given, name: name,
      ground: background.color(in: palette))
    let look = styling.look
    look.color(&style, given: given)
    if look.sung == nil, !given.contains("sungColor"), case .plain = look.ground {
      // The role's colour is for white, or for the background of dark pages.
      let ground = background.color(in: palette)
      let isLegible = palette[style.sungColor].contrast(with: ground) >= SongGround.contrast
      if !isLegible, ground.alpha == 1 {
        var strong = surroundings
        strong.increasedContrast = true
        style.sungColor = .color(ElasticPalette(strong)[style.sungColor])
      }
    }
    ball.restyle(style, at: 0)
    let entry = ball.score.hops.first?.takeOff ?? 0
    var heading = SongCard.hasTime(before: entry) ? 0 : title.height
    if look.fitsWords {
      let fit = SongFit(
        size: size, layout: look.layout, hasVoices: lyrics.hasVoices, heading: heading)
      ball.restyle(fit.style(of: ball, given: given), at: 0)
      measureWords(of: &ball, breaksLongOnes: true)
      area = fit.area
    }
    // The title gives way where the rows need its space.
    let pitch = SongRows(of: ball, width: size.width).pitch
    if area.height - heading < Double(look.layout.rowCount ?? 1) * pitch { heading = 0 }
    style = ball.style
    let colors = SongColors(style, second: look.second, in: palette)
    let lineColors = styling.colors(of: lyrics, else: colors)
    func side(_ points: Double) -> Int {
      (Int((points * scale - 1e-6).rounded(.up)) + step - 1) / step * step
    }
    let ground = SongGround(
      look: look,
      letters: styling.letters(in: lineColors, hasVoices: lyrics.hasVoices),
      background: background.color(in: palette), size: size, duration: duration)
    let (width, height) = (side(size.width), side(size.height))
    let pictures = SongPictures(
      scale: scale, finish: look.finish,
      ground: try await ground.image(width: width, height: height, scale: scale, at: time))
    let card = try await SongCard(
      title, entry: entry, end: ball.duration, duration: duration,
      area: area, hasHeading: heading > 0, color: styling.title(else: colors.unsung),
      cover: look.cover,
      pictures: pictures)
    let top = area.minY + heading
    let layout = layout(of: ball, height: max(area.maxY - top, 0))
    guard let places = layout.places else {
      throw Failure.data("\(name): the song has too many rows for a film; is it one song?")
    }
    let painter = RowPainter(
      rows: layout.rows, style: style, isStill: surroundings.reduceMotion, pops: look.pops,
      colors: lineColors, pictures: pictures)
    // The painter draws the path with its row.
    style.showsPath = false
    ball.restyle(style, at: 0)
    ball.setWordFrames(places, at: 0)
    ball.perform(.play, at: 0)
    let second = zip(lyrics.secondVoice, lineColors).first(where: \.0)?.1.second ?? colors.second
    let painters = (
      first: try await BallPainter(
        look.ball, number: 0, style: style, color: palette[style.ballColor], pictures: pictures),
      second: try await BallPainter(
        look.ball, number: 1, style: style, color: second, pictures: pictures)
    )
    let underlay =
      time == nil ? try await ground.underlay(width: width, height: height, scale: scale) : nil
    let balls = SongBalls(
      of: ball, in: layout, hasTrail: look.hasTrail, painters: painters, second: .color(second))
    return SongStage(
      player: ball, layout: layout, top: top, surroundings: surroundings,
      duration: duration, size: size, font: look.family, painter: painter, balls: balls,
      card: card, countdown: Countdown(layout.rows, paint: style.ballColor),
      songPictures: pictures, underlay: underlay)
  }
  #endif

  private func layout(of ball: BallMotion, height: Double) -> any SongLayout {
    let rows = SongRows(of: ball, width: size.width, styles: styles.lines)
    let jumps = surroundings.reduceMotion
    guard let least = look.layout.rowCount, let count = TurningRows.count(for: rows, atLeast: least)
    else {
      if look.layout != .scroll {
        writeNote(
          "\(look.layout.rawValue): more than two rows are sung at once; they scroll")
      }
      return RowWindow(
        rows, height: height, hasPath: ball.style.showsPath, jumps: jumps)
    }
    if count > least {
      writeNote("\(look.layout.rawValue): voices sing at once; two rows are shown")
    }
    return TurningRows(
      rows, count: count, height: height, turn: ball.style.edgeHopDuration, jumps: jumps)
  }

  func svg(background: Background) -> [UInt8] {
    var ball = ball
    measureWords(of: &ball, breaksLongOnes: true)
    let palette = ElasticPalette(surroundings)
    return SongSVG(
      title: title, palette: palette, background: background.paint.map { palette[$0] },
      family: look.family.map { Array($0.utf8) }
    ).bytes(of: ball, size: size)
  }
}
