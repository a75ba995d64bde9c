extension Lyrics {
  /// The reason why a song file cannot be read, and the position.
  public struct ParseError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Kind: UInt8, NamedCase {
      /// The file has more than ``Lyrics/byteLimit`` bytes; the place is the first beyond them.
      case tooLarge
      /// The song has more than ``Lyrics/wordLimit`` words; the place is where the first beyond them
      /// is written, or where a row with it is repeated.
      case tooManyWords
      /// A byte is 0, as in a sound file or in UTF-16; the place is that byte.
      case notText
      /// The format gives times, the file none that can be read; the place is the first row, or the
      /// first field, that is not understood, otherwise the end.
      case noTimedLine
      /// A number in a time is over 999,999; the place is its first digit.
      case timeOutOfRange
      /// A word's duration is negative, over a million seconds or no number; the place is its word.
      case durationOutOfRange
      /// A document in TTML, which ElasticSongFormats reads; the place is the first row that shows it, as of all formats below.
      case ttml
      /// MusicXML.
      case musicXML
      /// SAMI.
      case sami
      /// XML or HTML of another kind.
      case xml
      /// JSON, as streaming services and Whisper write it; ElasticSongFormats reads Whisper's.
      case json
      /// Rows behind `[start,length]` in milliseconds: YRC and its relatives.
      case yrc
      /// UltraStar, which ElasticSongFormats reads.
      case ultraStar
      /// SBV.
      case sbv
      /// MicroDVD.
      case microDVD
      /// A table of times and words.
      case csv
      /// ChordPro.
      case chordPro
      /// MIDI.
      case midi
      /// A tag, a bracket or a quote of TTML or JSON is not closed, or not where it should be; the place is there.
      case malformed
      /// UltraStar's #BPM is missing, zero, negative or no number; the place is its row, or the first that needs it.
      case noTempo

      /// For files and the command line.
      public static let names: [StaticString] = [
        "too-large", "too-many-words", "not-text", "no-timed-line", "time-out-of-range",
        "duration-out-of-range", "ttml", "music-xml", "sami", "xml", "json", "yrc",
        "ultra-star", "sbv", "micro-dvd", "csv", "chord-pro", "midi", "malformed",
        "no-tempo",
      ]

      /// A sentence without a full stop: the mistake, and the expectation.
      public var sentence: StaticString {
        switch self {
        case .tooLarge: "the file is too large; at most 8 MiB was expected"
        case .tooManyWords: "there are too many words; at most 200,000 were expected"
        case .notText: "this is not text in UTF-8"
        case .noTimedLine: "no line has a time; a time was expected"
        case .timeOutOfRange: "the time is out of range; at most 999,999 was expected"
        case .durationOutOfRange:
          "the duration of this word is out of range; 0 to 1,000,000 seconds were expected"
        case .ttml:
          "this is TTML; read it with ElasticSongFormats, or convert it to LRC"
        case .musicXML:
          "this is MusicXML, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .sami:
          "this is SAMI, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .xml:
          "this is XML or HTML, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .json:
          "this is JSON, of which ElasticSongFormats reads Whisper's; convert it to LRC"
        case .yrc:
          "this is YRC, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .ultraStar:
          "this is UltraStar; read it with ElasticSongFormats, or convert it to LRC"
        case .sbv:
          "this is SBV, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .microDVD:
          "this is MicroDVD, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .csv:
          "this is a table (CSV), which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .chordPro:
          "this is ChordPro, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .midi:
          "this is MIDI, which is not read; convert it to LRC, SRT, WebVTT or ASS"
        case .malformed: "a tag, a bracket or a quote was expected here, or is not closed"
        case .noTempo: "#BPM is not above 0; the tempo in beats a minute was expected"
        }
      }
    }

    /// What is wrong.
    public let kind: Kind
    /// The row of the mistake, from 1.
    public let line: Int
    /// The position of the mistake, in bytes from 0.
    public let offset: Int
  }
}

#if !hasFeature(Embedded)
extension Lyrics.ParseError: CustomStringConvertible {
  /// One sentence without a full stop: where, what is wrong, and what was expected.
  public var description: String { "line \(line), byte \(offset): \(kind.sentence)" }
}
#endif
