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
      the keyboard. With --json each event and each state is a line on standard output, and \
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

  @Flag(help: "Print states and events as JSON, one a line.")
  var json = false

  @Flag(help: "Print the drawing of each frame, like inspect, one a line; implies --json.")
  var scenes = false

  @MainActor
  func run() async throws {
    var player = ComponentPlayer(
      scenario: try scenario.scenario(), printsEvents: json || scenes, printsScenes: scenes)
    guard let record else { return try play(&player) }
    player.recorder = Recorder(
      song: try scenario.song.map { try SongFile($0, scenario.reading).recorded() })
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
