#if GTK
import ArgumentParser
import ElasticRecordings

extension PlayCommand {
  /// What its help adds.
  static let missing = ""

  /// Shows the window until it is closed.
  @MainActor
  func show() throws {
    // Without a recording a window waits for a hand; only a ball shows nothing without a song.
    let isSong = scenario.component.contentType == .song
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
#else
extension PlayCommand {
  static let missing = """


    This elastic was built without GTK, so it opens no window: build it with --traits GTK.
    """

  func show() throws {
    throw Failure.unavailable(
      "this elastic was built without GTK; expected a build with --traits GTK")
  }
}
#endif
