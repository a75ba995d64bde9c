import ArgumentParser

/// A component in an interactive window.
struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Opens a window with one component to try out.",
    discussion: """
      A recording plays when the window opens; after that, or without one, use the mouse and \
      the keyboard. A lyric-ball without --song has a short built-in song. With --json each event and each state is a line on standard output, and \
      so is each rest, with the number of frames drawn until then.\(missing)

      Example: elastic play flowing-menu --set edge=right --record menu.gesture.json
      """,
    shouldDisplay: missing.isEmpty)

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
  func run() async throws { try show() }
}
