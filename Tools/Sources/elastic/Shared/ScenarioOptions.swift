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
      "A song file for a lyric-ball: LRC, SRT, WebVTT, ASS karaoke or plain words. Without a "
        + "recording it plays from 0.",
      valueName: "file"))
  var song: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The component's size in points; by default the recording's, or 375x667.",
      valueName: "wxh"),
    transform: Numbers.size)
  var size: Size2D?

  /// The component with all settings, before the first input.
  /// - Parameter fallback: whether to use a default recording if no recording or song is given.
  /// - Throws: a ``Failure``.
  func stage(fallback: Bool = false) throws -> any Stage {
    var scenario = try scenario()
    if fallback { try playDefault(in: &scenario) }
    var builder = StageBuilder(scenario: scenario)
    return try component.visit(&builder)
  }

  /// Description of the default recording, in one sentence; nil without one.
  var defaultPlay: String? {
    guard gesture == nil else { return nil }
    switch DefaultPlay(of: component) {
    case .recording: return "no --gesture: playing the built-in recording"
    case .song:
      return song == nil ? "no --song: playing the built-in song" : nil
    case .none: return nil
    }
  }

  private func playDefault(in scenario: inout Scenario) throws {
    guard defaultPlay != nil else { return }
    switch DefaultPlay(of: component) {
    case .recording(let text):
      var recording = try ElasticRecording(json: text)
      recording.content = scenario.recording.content
      scenario.recording = recording
      scenario.fits = true
      scenario.size = size
    case .song(let text): scenario.lyrics = try Lyrics(text, format: .lrc)
    case .none: break
    }
  }

  /// The input, for any component.
  /// - Throws: a ``Failure``.
  func scenario() throws -> Scenario {
    var recording = ElasticRecording(component: component, size: Size2D(width: 375, height: 667))
    if let gesture {
      recording = try ElasticRecording(file: gesture)
      guard recording.component == component else {
        throw Failure.data(
          "\(gesture): component: expected a recording of \(component.name), "
            + "not of \(recording.component.name)")
      }
    }
    if let size { recording.size = size }
    if let path {
      recording.content = try content(Array(path.utf8), ofKind: .path, option: "--path")
    }
    var scenario = Scenario(recording: recording, settings: settings)
    scenario.plays = gesture == nil
    if let song {
      guard component == .lyricBall else {
        throw Failure.usage("--song: \(component.name) shows no \(ContentKind.song.name)")
      }
      scenario.recording.content = []
      scenario.lyrics = try SongFile.lyrics(song)
    }
    return scenario
  }
}

extension ScenarioOptions {
  /// Content of a component, from an option.
  /// - Throws: a ``Failure`` if the component has no such content, or it is malformed.
  private func content(
    _ bytes: [UInt8], ofKind kind: ContentKind, option: String
  ) throws -> [UInt8] {
    var check = ContentCheck(content: bytes, kind: kind)
    do throws(ContentCheck.Failure) { try component.visit(&check) } catch {
      switch error {
      case .kind: throw Failure.usage("\(option): \(component.name) shows no \(kind.name)")
      case .content(let error):
        throw Failure.data(
          "\(option): \(error.reason) at position \(error.offset) (line \(error.line))")
      }
    }
    return bytes
  }
}

/// Tests whether a component accepts some content.
private struct ContentCheck: ComponentVisitor {
  enum Failure: Error {
    /// The component has no such content.
    case kind
    case content(ContentError)
  }

  let content: [UInt8]
  let kind: ContentKind

  func visit<C: ElasticComponent>(_ type: C.Type) throws(Failure) {
    guard C.contentKind == kind else { throw .kind }
    var component = C(style: C.Style())
    do throws(ContentError) { try component.load(content, at: 0) } catch { throw .content(error) }
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
    if plays, C.contentKind == .song, let play = C.Command.code(named: "play".utf8) {
      recording.entries.append(ElasticRecording.Entry(time: 0, action: .command(code: play)))
    }
    var component = C(style: start.style)
    if let lyrics, let style = start.style as? BallMotion.Style,
      let ball = BallMotion(style: style, lyrics: lyrics) as? C
    {
      component = ball
    }
    return (component, recording, start.surroundings)
  }
}

private struct StageBuilder: ComponentVisitor {
  typealias Failure = any Error

  let scenario: Scenario

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> any Stage {
    let start = try scenario.start(type)
    return ComponentStage(
      start.recording, component: start.component, surroundings: start.surroundings)
  }
}
