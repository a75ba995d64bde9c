import ArgumentParser

/// How a song file is read, shared by all commands that read one.
struct SongOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The song's encoding, such as Shift_JIS, GB18030, UTF-16LE or WINDOWS-1252, by any name that iconv knows; "
        + "by default found out.",
      valueName: "name"),
    transform: Self.encoding)
  var encoding: TextEncoding?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seconds of each word of a song in plain words, separated by commas; the last is for all words after it.",
      valueName: "seconds"),
    transform: Self.durations)
  var durations: [Double] = []

  @Flag(
    help: "Show the names of singers (F:, MAN:) and sounds ([door slams]) of a song file as words.")
  var labels = false

  private static func encoding(_ name: String) throws -> TextEncoding {
    guard let encoding = TextEncoding(name) else {
      throw ValidationError("expected a name that iconv -l lists, such as UTF-8 or Shift_JIS")
    }
    return encoding
  }

  private static func durations(_ text: String) throws -> [Double] {
    let durations = try Numbers.list(text)
    guard durations.allSatisfy((0...1_000_000).contains) else {
      throw ValidationError("expected seconds from 0 to 1000000")
    }
    return durations
  }
}
