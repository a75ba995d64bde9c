import ElasticSongFormats
import Testing

/// A short file of a format, and its words as `Lyrics.sung` tells them.
struct Row: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let sung: String

  init(_ name: String, _ text: String, _ sung: String) {
    (testDescription, self.text, self.sung) = (name, text, sung)
  }
}

/// The words of a file and when they are sung.
func sung(_ text: String) throws -> String { try Lyrics(songFile: text.utf8).sung }

/// Why a file is refused; nil if it is read.
func kind(_ text: String) -> Lyrics.ParseError.Kind? {
  do {
    _ = try Lyrics(songFile: text.utf8)
    return nil
  } catch { return error.kind }
}
