import ArgumentParser
import ElasticRecordings

/// Options for the component, its input and its settings, shared by all commands.
struct ScenarioOptions: ParsableArguments {
  @Argument(help: "The component.")
  var component: ComponentKind

  @Option(help: ArgumentHelp("A gesture recording to play.", valueName: "file"))
  var gesture: String?

  @Option(
    name: .customLong("set"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Properties of the style or the surroundings, such as edge=left scheme=dark, or preset= one "
        + "of these: \(PresetNames.list). Applied in the given order. They override the recording.",
      valueName: "key=value"),
    transform: Setting.parse)
  var settings: [Setting] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "SVG path data: the shape of a message-balloon or an elastic-shape.",
      valueName: "data"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "A song file for a lyric-ball: LRC, SRT, WebVTT, ASS karaoke, TTML, UltraStar, Whisper's JSON or plain words. Without a "
        + "recording it plays from 0.",
      valueName: "file"))
  var song: String?

  @OptionGroup var reading: SongOptions

  @Option(
    help: ArgumentHelp(
      "A table of places for a lyric ball, which draws no words then: a row for each word, x, y, width and height in points, "
        + "and when it is sung in seconds unless --song says that.",
      valueName: "file"))
  var places: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The component's size in points; by default the recording's, or 375x667.",
      valueName: "wxh"),
    transform: Numbers.size)
  var size: Size2D?

  /// The component with all settings, before the first input.
  /// - Parameters:
  ///   - fallback: whether to use a default recording if no recording or song is given.
  ///   - font: font family of the words.
  /// - Throws: a ``Failure``.
  func stage(fallback: Bool = false, font: String? = nil) throws -> any Stage {
    try scenario(fallback: fallback).stage(font: font)
  }

  /// Description of the default recording, in one sentence; nil without one.
  var defaultPlay: String? {
    guard gesture == nil else { return nil }
    switch DefaultPlay(of: component) {
    case .recording: return "no --gesture: playing the built-in recording"
    case .song:
      return song == nil && places == nil ? "no --song: playing the built-in song" : nil
    case .none: return nil
    }
  }

  /// The song in the form of a recording; nil without one.
  /// - Throws: a ``Failure`` if this is impossible.
  func recordedSong() throws -> [UInt8]? {
    if let song { return try SongFile(song, reading).recorded() }
    guard defaultPlay != nil, case .song(let text) = DefaultPlay(of: component) else { return nil }
    return text
  }

  /// The time of a picture of the default recording; nil for its end, or without one.
  var pictureTime: Double? {
    get throws {
      guard defaultPlay != nil, case .recording(let text) = DefaultPlay(of: component) else {
        return nil
      }
      return try ElasticRecording(json: text).pictureTime
    }
  }

  private func playDefault(in scenario: inout Scenario) throws {
    guard defaultPlay != nil else { return }
    switch DefaultPlay(of: component) {
    case .recording(let text):
      let recording = try ElasticRecording(json: text)
      (scenario.recording.size, scenario.recording.entries) = (recording.size, recording.entries)
      scenario.fits = true
      scenario.size = size
    case .song(let text): scenario.lyrics = try Lyrics(text, format: .lrc)
    case .none: break
    }
  }

  /// The input, for any component.
  /// - Parameter fallback: whether to use a default recording if no recording or song is given.
  /// - Throws: a ``Failure``.
  func scenario(fallback: Bool = false) throws -> Scenario {
    var recording = ElasticRecording(component: component, size: Size2D(width: 375, height: 667))
    if let gesture {
      recording = try ElasticRecording(file: gesture)
      guard recording.component == component else {
        throw Failure.data(
          "\(InputFile.name(of: gesture)): component: expected a recording of \(component.name), "
            + "not of \(recording.component.name)")
      }
    }
    if let size { recording.size = size }
    if let path {
      try check(.path, option: "--path")
      recording.content = Array(path.utf8)
      do throws(ContentError) { try recording.readContent() } catch {
        throw Failure.data(
          "--path: \(error.reason) at position \(error.offset) (line \(error.line))")
      }
    }
    var scenario = Scenario(recording: recording, settings: settings)
    scenario.plays = gesture == nil
    if let song {
      try check(.song, option: "--song")
      scenario.recording.content = []
      scenario.lyrics = try SongFile(song, reading).lyrics()
    }
    if let places {
      try check(.song, option: "--places")
      let file = try PlacesFile(places)
      scenario.recording.content = []
      scenario.lyrics = try file.lyrics(with: scenario.lyrics)
      scenario.places = file.places
    }
    if fallback { try playDefault(in: &scenario) }
    return scenario
  }

  /// - Throws: a ``Failure`` if the component has no such content.
  private func check(_ kind: ContentType, option: String) throws {
    guard component.contentType == kind else {
      throw Failure.usage("\(option): \(component.name) shows no \(kind.name)")
    }
  }
}

extension ComponentKind: @retroactive ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument.utf8) }
  public var defaultValueDescription: String { name.description }
  public static var allValueStrings: [String] { allCases.map(\.name.description) }
}

/// The parsed command line, before the component's type is known.
struct Scenario {
  var recording: ElasticRecording
  let settings: [Setting]
  /// The song of a lyric ball.
  var lyrics: Lyrics?
  /// Where a picture's or an app's own words are, if these are what the ball hops over.
  var places: WordFrames?
  /// Whether a song starts at 0 by itself.
  var plays = false
  /// Whether to fit the recording, made with any component of its kind, to this one.
  var fits = false
  /// The size to fit it to; nil for the recording's own.
  var size: Size2D?

  /// The component with all settings, and its input from the start.
  /// - Throws: a ``Failure``.
  func start<C: ElasticComponent>(
    _ type: C.Type
  ) throws -> (component: C, recording: ElasticRecording, surroundings: Surroundings) {
    let start = try Settings<C.Style>(settings, component: C.name)
    var recording = try Settings<C.Style>.overriding(recording, with: settings)
    if fits {
      recording = recording.fitted(
        to: size, from: C.Style().edge(for: .leftToRight),
        to: start.style.edge(for: start.surroundings.direction))
    }
    if plays, C.contentType == .song, let play = C.Command.code(named: "play".utf8) {
      recording.entries.append(ElasticRecording.Entry(time: 0, action: .command(code: play)))
    }
    return (C(style: start.style), recording, start.surroundings)
  }

  /// The ball with all settings and its song, and its input from the start.
  /// - Throws: a ``Failure``.
  func startSong() throws -> (
    component: BallMotion, recording: ElasticRecording, surroundings: Surroundings
  ) {
    var start = try start(BallMotion.self)
    if let lyrics {
      start.component = BallMotion(style: start.component.style, lyrics: lyrics)
      start.component.setWordFrames(places, at: 0)
    }
    return start
  }
}

extension Scenario {
  /// The component with all settings, before the first input.
  /// - Parameter font: font family of the words.
  /// - Throws: a ``Failure``.
  func stage(font: String? = nil) throws -> any Stage {
    var builder = StageBuilder(scenario: self, font: font)
    return try recording.component.visit(&builder)
  }
}

private struct StageBuilder: ComponentVisitor {
  typealias Failure = any Error

  let scenario: Scenario
  let font: String?

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> any Stage {
    let start = try scenario.start(type)
    return ComponentStage(
      start.recording, component: start.component, surroundings: start.surroundings,
      font: font)
  }

  func visit(song type: BallMotion.Type) throws -> any Stage {
    let start = try scenario.startSong()
    return ComponentStage(
      start.recording, component: start.component, surroundings: start.surroundings,
      font: font, readBall: { $0 })
  }
}
