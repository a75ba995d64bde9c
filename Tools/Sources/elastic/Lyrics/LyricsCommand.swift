import ArgumentParser
import ElasticExport
import ElasticKit

/// A film or an animation of a song with its bouncing ball.
struct LyricsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lyrics",
    abstract:
      "Writes a bouncing-ball film of a song file, or another song file; the extension selects the format.",
    discussion: """
      The song is plain words, LRC, SRT, WebVTT, ASS karaoke, TTML, UltraStar or Whisper's JSON. Films: \(RenderFormats.list(where: \.hasSound)), with sound \
      from an --audio file, \(RenderFormats.list { $0.hasFrames && !$0.hasSound }.replacing(" and ", with: ", ")), \
      or %04d.png for a picture a frame; they last as long as the song and its sound, \
      two hours at most. A .png is the film's picture at --at. An .svg plays \
      in a browser, without sound. Plain words are spread over the parts of the --audio that are not silent. The song's name and singer are above the rows. \
      An .lrc, .vtt, .srt or .ass is the song in that format.

      Example: elastic lyrics song.lrc --audio song.mp3 -o song.mp4
      """)

  @Argument(help: "The song file.")
  var song: String

  @OptionGroup var reading: SongOptions

  @Option(
    help: ArgumentHelp("The sound, in any format that ffmpeg reads.", valueName: "file"))
  var audio: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time of a picture in a .png, in seconds.", valueName: "t"),
    transform: Numbers.time)
  var at: Double?

  @Option(
    name: .customLong("set"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Properties of the lyric ball's style or the surroundings, such as highlight=step scheme=dark, "
        + "or preset= one of \(BallMotion.Style.presets.map(\.name.description).joined(separator: ", ")).",
      valueName: "key=value"),
    transform: Setting.parse)
  var settings: [Setting] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The picture's size in points, with words of --set wordSize; by default 640x360, and a film's words are sized for it.",
      valueName: "wxh"),
    transform: Numbers.size)
  var size: Size2D?

  @OptionGroup var looks: LookOptions

  @OptionGroup var words: FontOptions

  @OptionGroup var film: FilmOptions

  func run() async throws {
    if let file = SongTextFile(path: output, format: film.format) { return try await write(file) }
    let format = try film.format(of: output)
    try check(for: format)
    let size = looks.pixels?.size ?? size ?? Size2D(width: 640, height: 360)
    let look = try await looks.look(
      font: words.font, background: film.background, fitsWords: self.size == nil)
    let sound = if let audio { try await SoundFile(path: audio) } else { nil as SoundFile? }
    let scene = try await SongScene(
      song: SongFile(song, reading).spread(over: sound), settings: groundedSettings, size: size,
      look: look)
    let background = film.background ?? .page
    let written = try await untilInterrupted {
      if !format.isVector {
        let length = max(scene.duration, sound?.duration ?? 0)
        return try await write(scene, as: format, on: background, lasting: length, sound)
      }
      let file = try OutputFile(path: output)
      defer { file.discard() }
      try file.write(scene.svg(background: background))
      try Task.checkCancellation()
      try file.commit()
      return Written(output, size, frames: nil, seconds: scene.svgDuration)
    }
    try self.film.report(written)
  }

  /// The settings with the dark scheme's words on a dark colour.
  private var groundedSettings: [Setting] {
    guard case .color(let ground)? = film.background?.paint, ground.alpha == 1,
      !settings.contains(where: { $0.key == "scheme" }),
      ground.contrast(with: .white) > ground.contrast(with: .black)
    else { return settings }
    return [Setting(key: "scheme", value: "dark")] + settings
  }

  private func write(
    _ scene: SongScene, as format: any RenderFormat, on background: Background,
    lasting length: Double, _ sound: SoundFile?
  ) async throws -> Written {
    #if Cairo
    let scale = looks.pixels?.scale ?? film.scale ?? 2
    let stage = try await scene.stage(
      lasting: film.duration ?? length, scale: scale, step: format.step,
      background: background.adapted(to: format), at: at)
    if let at { return try poster(of: stage, at: at, scale: scale, on: background) }
    var film = film.film(
      of: stage, as: format, on: background, scale: scale, lasting: length, sound: sound?.path)
    if let underlay = stage.underlay { (film.underlay, film.background) = (underlay, Background()) }
    return try await FilmWriter.write(film, to: output)
    #else
    throw Pixels.missing
    #endif
  }

  #if Cairo
  /// Writes the film's picture at a time.
  private func poster(
    of stage: SongStage, at time: Double, scale: Double, on background: Background
  ) throws -> Written {
    var stage = stage
    _ = stage.advance(to: time)
    let file = try OutputFile(path: output)
    defer { file.discard() }
    let (bytes, size) = try Pixels.png(
      Picture(stage: stage, scale: scale, background: background))
    try file.write(bytes)
    try file.commit()
    return Written(output, size)
  }
  #endif

  /// Writes the song as another song file.
  private func write(_ file: SongTextFile) async throws {
    let unused = [
      ("--set", !settings.isEmpty), ("--fps", film.fps != nil),
      ("--duration", film.duration != nil), ("--background", film.background != nil),
      ("--scale", film.scale != nil), ("--loop", film.loop != nil),
      ("--frames", film.frames != nil), ("--at", at != nil), ("--crf", film.crf != nil),
    ]
    if let (option, _) = unused.first(where: \.1) {
      throw Failure.usage("\(option) is for films; \(output) is a song file")
    }
    try film.replacing.check(output)
    var read = try SongFile(song, reading)
    if let audio {
      guard try read.plainSong() != nil else {
        throw Failure.usage(
          "--audio is for films, or for plain words without times; \(output) is a song file")
      }
      read = try await read.spread(over: SoundFile(path: audio))
    }
    let lyrics = try read.lyrics(isDrawn: false)
    try file.write(lyrics)
    try film.report(Written(output, Size2D.zero, frames: nil, seconds: lyrics.duration))
  }

  /// Rejects options without an effect for a format.
  private func check(for format: any RenderFormat) throws {
    let isPicture = !format.isFilm && !format.isVector
    if isPicture, at == nil {
      throw Failure.usage(
        "\(output): \(format.name) is no film; expected --at and a time, or %04d.png for a picture a frame"
      )
    }
    if !isPicture, at != nil {
      throw Failure.usage("--at is for a .png; \(format.name) is a film")
    }
    if format.isFilm, format.isVector {
      throw Failure.usage(
        "\(output): \(format.name) is no film; elastic render lyric-ball writes one")
    }
    // The sound's length says whether a card is shown at the end.
    if audio != nil, !format.hasSound, !isPicture {
      throw Failure.usage(
        "--audio is for \(RenderFormats.list(where: \.hasSound)); \(format.name) has no sound")
    }
    try film.check(for: format, isSampled: false)
    try looks.check(
      for: format, size: size, scale: film.scale, background: film.background, output: output)
  }
}
