#if GTK
import ArgumentParser
import ElasticGTK
import ElasticRecordings
import Foundation

/// A component in an interactive window.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Opens a window with one component to try out.",
    discussion: """
      A recording plays when the window opens; after that, or without one, use the mouse and \
      the keyboard. A lyric-ball without --song has a short built-in song. With --json each event and each state is a line on standard output, and \
      so is each rest, with the number of frames drawn until then.

      Example: elastic play flowing-menu --set edge=right --record menu.gesture.json
      """)

  @OptionGroup var scenario: ScenarioOptions

  @Option(
    help: ArgumentHelp(
      "Write all that is done to it, until the window is closed or Ctrl-C pressed, as a gesture "
        + "recording.",
      valueName: "file"))
  var record: String?

  @OptionGroup var replacing: ReplaceOptions

  @Flag(help: "Print states and events as JSON, one a line.")
  var json = false

  @Flag(help: "Print the drawing of each frame, like inspect, one a line; implies --json.")
  var scenes = false

  @MainActor
  func run() async throws {
    // Without a recording a window waits for a hand; only a ball shows nothing without a song.
    let isSong = scenario.component.contentKind == .song
    let start = try scenario.scenario(fallback: isSong)
    try start.stage().checkWords()
    if isSong, let note = scenario.defaultPlay { writeNote(note) }
    var player = ComponentPlayer(
      scenario: start, printsEvents: json || scenes, printsScenes: scenes)
    guard let record else { return try play(&player) }
    try replacing.check(record)
    player.recorder = Recorder(song: try scenario.recordedSong())
    let file = try OutputFile(path: record)
    defer { file.discard() }
    try play(&player)
    try file.write(player.recorder?.recording?.json ?? [])
    try file.commit()
  }

  @MainActor
  private func play(_ player: inout ComponentPlayer) throws {
    let status = try scenario.component.visit(&player)
    if status != 0 { throw ExitCode(status) }
  }
}
#endif
