extension LyricsBuilder {
  /// The song of timed words; `origins` are their places among the words as written.
  func song(words: [Lyrics.Word], of origins: [Int]) -> Lyrics {
    var lines: [Lyrics.Line] = []
    var first = 0
    for place in words.indices {
      let next = place + 1
      guard next == words.count || self.words[origins[next]].startsRow else { continue }
      lines.append(
        Lyrics.Line(
          words: first..<next, start: words[first].start, end: words[place].end,
          isRightToLeft: self.words[origins[first]].isRightToLeft))
      first = next
    }
    return Lyrics(
      text: text, words: words, lines: lines, title: title, artist: artist, album: album)
  }
}
