// LRC: rows behind one or more times, and its enhanced form with times of words.
//
// A row with several times becomes as many passages of the same words; times within the row are anchors, moved along
// for each repetition. A time without words ends the row before it.
// Limits: of the tags of a whole song, only title, artist, album, offset and length are read. There is no standard;
// SongFiles.md of the documentation lists what is tolerated.

extension LyricsScanner {
  /// Rows behind one or more times, with times of words where there are any.
  func lrcSong() throws(ParseError) -> Lyrics {
    var scanner = self
    var builder = LyricsBuilder()
    var tags = LRCTags()
    var times: [LRCTime] = []
    while scanner.nextRow() {
      times.removeAll(keepingCapacity: true)
      scanner.lrcHead(&builder, &tags, &times)
      scanner.lrcBody(&builder, times)
    }
    if let length = tags.length, builder.hasTimes {
      // The end of the sound, which the offset does not change.
      builder.beginPassage()
      builder.endPassage(start: length + tags.sooner, end: nil, isGap: true, at: bytes.count)
    }
    return try scanner.song(of: builder, sooner: tags.sooner)
  }

  /// Reads the times and the tags that a row starts with.
  private mutating func lrcHead(
    _ builder: inout LyricsBuilder, _ tags: inout LRCTags, _ times: inout [LRCTime]
  ) {
    skipSpace()
    while true {
      let offset = index
      if let time = time(in: .square) {
        times.append(LRCTime(time: time, offset: offset))
      } else if peek != UInt8(ascii: "[") {
        return
      } else if starts(with: "[bg:") {
        // A second voice, in a bracket with its times.
        narrow(to: index + 4..<lastBracket)
        return
      } else if !lrcTag(&builder, &tags) {
        // Behind a time it is a sound.
        guard let closing, times.isEmpty || !showsLabels else { return }
        index = closing + 1
      }
      skipSpace()
    }
  }

  /// Reads a known tag, up to the row's last bracket, because titles may contain brackets.
  private mutating func lrcTag(_ builder: inout LyricsBuilder, _ tags: inout LRCTags) -> Bool {
    for tag in LRCTags.Known.allCases where starts(with: tag.name) {
      let value = index + tag.name.utf8CodeUnitCount
      let range = value..<max(value, lastBracket)
      switch tag {
      case .title: builder.title = builder.title ?? builder.metadata(bytes, range)
      case .artist: builder.artist = builder.artist ?? builder.metadata(bytes, range)
      case .album: builder.album = builder.album ?? builder.metadata(bytes, range)
      case .offset:
        index = value
        if let sooner = lrcOffset() { tags.sooner = sooner }
      case .length:
        index = value
        skipSpace()
        if let length = time() { tags.length = length }
      }
      index = range.upperBound < row.upperBound ? range.upperBound + 1 : row.upperBound
      return true
    }
    return false
  }

  /// The row's last closing bracket from here on, or its end.
  private var lastBracket: Int {
    var end = row.upperBound
    while end > index, bytes[end - 1] != UInt8(ascii: "]") { end -= 1 }
    return end > index ? end - 1 : row.upperBound
  }

  /// Milliseconds with or without a sign, as microseconds.
  private mutating func lrcOffset() -> Int64? {
    skipSpace()
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    guard let number = limitedDigits() else { return nil }
    return (isNegative ? -1000 : 1000) * number
  }

  private mutating func lrcBody(_ builder: inout LyricsBuilder, _ times: [LRCTime]) {
    let start = index
    builder.beginPassage()
    skipSinger(hasNames: false)
    while let byte = peek {
      let offset = index
      if byte == UInt8(ascii: "<"), let time = time(in: .angle) {
        builder.anchor(time)
      } else if byte == UInt8(ascii: "[") || byte == 0xEF, let time = time(in: .square) {
        builder.anchor(time)
      } else if !skipSound() {
        builder.put(scalar(), at: offset)
      }
    }
    if let first = times.first {
      for time in times {
        builder.endPassage(
          start: time.time, end: nil, shift: time.time - first.time, isGap: true, at: time.offset)
      }
    } else if let first = builder.firstTime {
      builder.endPassage(start: first, end: nil, at: start)
    } else {
      builder.dropPassage()
      if start < row.upperBound {
        index = row.lowerBound
        skipSpace()
        // If no row has a time, the error points at the first row that is none.
        builder.noteStray(at: index)
      }
    }
  }
}

/// A time at the start of an LRC row, and its position in the file.
private struct LRCTime {
  let time: Int64
  let offset: Int
}

/// The times from LRC's tags of the whole song, in microseconds.
private struct LRCTags {
  /// By the letters that start them.
  enum Known: UInt8, NamedCase {
    case title, artist, album, offset, length

    static let names: [StaticString] = ["[ti:", "[ar:", "[al:", "[offset:", "[length:"]
  }

  /// The offset by which everything is earlier than written.
  var sooner: Int64 = 0
  var length: Int64?
}
