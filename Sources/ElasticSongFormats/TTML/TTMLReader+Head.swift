import ElasticKit

extension TTMLReader {
  /// Reads the title, and what files of AMLL tell of the song.
  mutating func head() throws(ParseError) {
    let outer = xml.level - 1
    var title: Int?
    while xml.level > outer, let event = try xml.next() {
      switch event {
      case .start:
        title = xml.isNamed("title") ? xml.scanner.index : nil
        guard xml.isNamed("meta"), let value = xml.value(of: "value") else { continue }
        if xml.has("key", "musicname") { builder.title = builder.title ?? metadata(value) }
        if xml.has("key", "artists") { builder.artist = builder.artist ?? metadata(value) }
        if xml.has("key", "album") { builder.album = builder.album ?? metadata(value) }
      case .end:
        if let start = title {
          let tag = xml.scanner.bytes[..<xml.scanner.index].lastIndex(of: UInt8(ascii: "<"))
          builder.title = builder.title ?? metadata(start..<max(start, tag ?? start))
        }
        title = nil
      case .character: break
      }
    }
  }

  private mutating func metadata(_ range: Range<Int>) -> Range<Int>? {
    var part = xml.scanner
    part.narrow(to: range)
    var bytes: [UInt8] = []
    while let byte = part.peek {
      let entity = byte == UInt8(ascii: "&") ? part.entity() : nil
      LyricsLetter.append(entity ?? part.scalar(), to: &bytes)
    }
    return builder.metadata(bytes, bytes.indices)
  }
}
