import ElasticKit

extension ElasticRecording {
  /// The reason why a `.gesture.json` cannot be read, and its place.
  public struct ParseError: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1: each Unicode scalar is a column. A byte order mark counts as none.
    public let column: Int
    /// The number of bytes before the mistake. For a song or a path in the recording it is the place in the
    /// file where the mistake is written, with the escapes before it.
    public let offset: Int
    /// The field, such as `events[3].x`, as UTF-8; empty if the mistake is in the syntax, or in the whole file.
    public let field: [UInt8]
    /// A sentence without a full stop, as UTF-8: the expectation, or the mistake. It has neither line breaks
    /// nor control characters, and at most 40 characters of the file.
    public let reason: [UInt8]

    init(_ json: [UInt8], start: Int, offset: Int, field: [UInt8] = [], reason: [UInt8]) {
      var line = 1
      var column = 1
      for byte in json[start..<min(offset, json.count)] {
        if byte == 0x0A {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      (self.line, self.column, self.offset) = (line, column, offset)
      (self.field, self.reason) = (field, reason)
    }

    /// One sentence without a full stop, as UTF-8: the place, the field and the reason, such as
    /// `line 3, column 20: events[1].x: expected a number within ±1e9`.
    public var sentence: [UInt8] {
      var text: [UInt8] = []
      ("line " as StaticString).append(to: &text)
      DecimalText.append(Double(line), to: &text)
      (", column " as StaticString).append(to: &text)
      DecimalText.append(Double(column), to: &text)
      (": " as StaticString).append(to: &text)
      if !field.isEmpty {
        text += field
        (": " as StaticString).append(to: &text)
      }
      return text + reason
    }
  }
}

#if !hasFeature(Embedded)
extension ElasticRecording.ParseError: CustomStringConvertible {
  /// The ``sentence``.
  public var description: String { String(decoding: sentence, as: UTF8.self) }
}
#endif
