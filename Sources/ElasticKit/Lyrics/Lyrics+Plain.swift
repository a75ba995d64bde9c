// Plain words: each row is a line, and words follow one another without gaps, from `Lyrics.leadIn` on.
// A word lasts 0.3 s, or as long as a list of durations says; the last duration counts for all further words.

extension LyricsScanner {
  /// Words separated by white space, a line a row.
  /// - Parameter given: nil to use those of the file's row `[durations: 0.3 0.5]`, if it has one.
  func plainSong(durations given: [Double]? = nil) throws(ParseError) -> Lyrics {
    var scanner = self
    var builder = LyricsBuilder()
    var durations = given ?? []
    while scanner.nextRow() {
      builder.newRow()
      if scanner.rowStarts(with: "[durations:") {
        if given == nil { durations = try scanner.durations() }
        continue
      }
      if !scanner.showsLabels, scanner.rowIsLabel { continue }
      while scanner.peek != nil {
        let offset = scanner.index
        builder.put(scanner.scalar(), at: offset)
      }
    }
    builder.newRow()
    builder.splitWords()
    if let surplus = builder.surplus { throw error(.tooManyWords, at: surplus) }

    var words: [Lyrics.Word] = []
    words.reserveCapacity(builder.words.count)
    // The last duration is multiplied, not added up: words of one length stay exactly even.
    var (since, count, last) = (Lyrics.leadIn, 0.0, durations.first ?? 0.3)
    var start = since
    for index in builder.words.indices {
      if index < durations.count {
        (since, count, last) = (start, 0, durations[index])
        guard last >= 0, last <= 1_000_000 else {
          throw error(.durationOutOfRange, at: builder.words[index].offset)
        }
      }
      count += 1
      let end = since + count * last
      words.append(
        Lyrics.Word(
          text: builder.words[index].text, start: start, end: end,
          joinsPrevious: builder.words[index].joinsPrevious))
      start = end
    }
    // There are no words, but an invalid duration is still refused.
    if words.isEmpty, !(last >= 0 && last <= 1_000_000) { throw error(.durationOutOfRange, at: 0) }
    return builder.song(words: words, of: Array(words.indices))
  }

  /// The numbers of a row `[durations: 0.3 0.5]`, between spaces or commas.
  private mutating func durations() throws(ParseError) -> [Double] {
    var durations: [Double] = []
    narrow(to: row.lowerBound + 11..<row.upperBound)
    while true {
      skipSpace()
      if skip(UInt8(ascii: ",")) { continue }
      if skip(UInt8(ascii: "]")) { return durations }
      let start = index
      guard let seconds = seconds(), seconds <= 1_000_000 else {
        throw error(.durationOutOfRange, at: start)
      }
      durations.append(seconds)
    }
  }
}
