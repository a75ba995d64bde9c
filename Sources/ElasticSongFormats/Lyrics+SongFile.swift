import ElasticKit

extension Lyrics {
  /// Reads a song file of any format of the kit, and TTML, UltraStar and Whisper's JSON.
  ///
  /// Linear in the size of the file, as ``Lyrics/init(_:format:showsLabels:)`` is, which reads the kit's formats here.
  /// - Parameters:
  ///   - bytes: the file, UTF-8 with or without a byte order mark; ill-formed bytes are read as U+FFFD.
  ///   - format: one of the kit's formats, such as the file name's, or nil to detect it from the content. A file that has no time
  ///     in this format is still recognized as one of the others.
  ///   - showsLabels: whether the names of singers and the sounds in brackets are shown, as words.
  /// - Throws: a ``Lyrics/ParseError`` if the song cannot be read.
  public init(
    songFile bytes: some Sequence<UInt8>, format: Format? = nil, showsLabels: Bool = false
  ) throws(ParseError) {
    var scanner = try LyricsScanner(bytes)
    scanner.showsLabels = showsLabels
    do throws(ParseError) {
      self = try scanner.song(format)
    } catch {
      switch error.kind {
      case .ttml: self = try TTMLReader.song(scanner)
      case .ultraStar: self = try UltraStarReader.song(scanner)
      case .json: self = try WhisperReader.song(scanner, else: error)
      default: throw error
      }
    }
  }
}
