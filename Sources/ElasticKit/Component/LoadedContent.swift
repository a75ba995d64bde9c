/// Content of a component as bytes, and as the song or the path that was read from them.
///
/// Reading a song takes much longer than loading it, so what is loaded several times is read once.
public struct LoadedContent: Sendable {
  /// The bytes of a file or an attribute.
  public let bytes: [UInt8]
  /// Their meaning; nil if it was not read.
  let meaning: Meaning?

  enum Meaning: Sendable {
    case song(Lyrics)
    case path(BezierPath)
  }

  /// Bytes that a component reads as it loads them.
  package init(unread bytes: [UInt8]) {
    self.bytes = bytes
    meaning = nil
  }

  /// Reads the bytes; those of no kind, and an empty path, stay unread.
  /// - Throws: a ``ContentError`` if they are invalid.
  public init(_ bytes: [UInt8], of kind: ContentType) throws(ContentError) {
    self.bytes = bytes
    switch kind {
    case .song: meaning = .song(try Lyrics(content: bytes))
    case .path where !bytes.isEmpty: meaning = .path(try BezierPath(content: bytes))
    case .none, .path: meaning = nil
    }
  }
}

extension Lyrics {
  /// Reads a component's content as a song.
  /// - Throws: a ``ContentError`` at the mistake.
  init(content: [UInt8]) throws(ContentError) {
    do throws(ParseError) { try self.init(content) } catch {
      throw ContentError(reason: error.kind.sentence, line: error.line, offset: error.offset)
    }
  }
}
