/// From passages to words with times.
extension LyricsBuilder {
  /// The duration of each unit of weight for a run of words without an end in the file,
  /// at most.
  static let longestSyllable: Int64 = 1_000_000

  /// A passage's key in the order of time.
  private struct Place {
    let passage: Int
    /// When its first word is sung.
    let start: Int64
  }

  /// The words in order of time.
  private struct Timed {
    var origins: [Int] = []
    var starts: [Double] = []
    var ends: [Double] = []

    @inline(never)
    mutating func append(_ origin: Int, _ start: Double, _ end: Double) {
      let last = starts.count - 1
      let start = last < 0 ? start : max(start, starts[last])
      if last >= 0 { ends[last] = min(ends[last], start) }
      origins.append(origin)
      starts.append(start)
      ends.append(max(start, end))
    }
  }

  /// The song of all passages, each `sooner` than written.
  @inline(never)
  func song(sooner: Int64) -> Lyrics {
    let order = orderedPassages(sooner: sooner)
    var timed = Timed()
    var first = 0
    while first < order.count {
      let start = order[first].start
      var next = first + 1
      while next < order.count, order[next].start == start { next += 1 }
      let later = next < order.count ? order[next].start : Int64.max
      time(order[first..<next], until: later, sooner: sooner, in: &timed)
      first = next
    }
    var sung: [Lyrics.Word] = []
    sung.reserveCapacity(timed.origins.count)
    for (place, origin) in timed.origins.enumerated() {
      sung.append(
        Lyrics.Word(
          text: words[origin].text, start: timed.starts[place], end: timed.ends[place],
          joinsPrevious: words[origin].joinsPrevious))
    }
    return song(words: sung, of: timed.origins)
  }

  @inline(never)
  private func orderedPassages(sooner: Int64) -> [Place] {
    var order: [Place] = []
    var isOrdered = true
    for (index, passage) in passages.enumerated() {
      var start = passage.start
      for anchor in anchors[passage.anchors] {
        guard anchor.word == passage.words.lowerBound else { break }
        start = max(start, anchor.time + passage.shift)
      }
      start = max(start - sooner, 0)
      if let last = order.last, last.start > start { isOrdered = false }
      order.append(Place(passage: index, start: start))
    }
    if !isOrdered {
      order.sort { $0.start != $1.start ? $0.start < $1.start : $0.passage < $1.passage }
    }
    return order
  }

  /// Times passages that start together, which are over when the next one starts.
  @inline(never)
  private func time(
    _ group: ArraySlice<Place>, until later: Int64, sooner: Int64, in timed: inout Timed
  ) {
    var hasAnchors = false
    var known: Int64?
    var weight = 0
    for place in group {
      let passage = passages[place.passage]
      if passage.words.isEmpty { continue }
      hasAnchors = hasAnchors || !passage.anchors.isEmpty
      if let end = passage.end { known = max(known ?? end, end) }
      weight += self.weight(of: passage.words)
    }
    if hasAnchors {
      for place in group {
        time(passages[place.passage], until: later, sooner: sooner, in: &timed)
      }
    } else if let start = group.first?.start {
      let end = end(known.map { $0 - sooner }, after: start, weight: weight, until: later)
      var before = 0
      for place in group {
        for word in passages[place.passage].words {
          spread(word, start, end, &before, weight, &timed)
        }
      }
    }
  }

  /// Times a passage by its anchors.
  @inline(never)
  private func time(
    _ passage: Passage, until later: Int64, sooner: Int64, in timed: inout Timed
  ) {
    var from = max(passage.start - sooner, 0)
    var first = passage.words.lowerBound
    for anchor in anchors[passage.anchors] {
      let to = max(from, min(anchor.time + passage.shift - sooner, later))
      spread(first..<anchor.word, from, to, &timed)
      (from, first) = (to, anchor.word)
    }
    let rest = first..<passage.words.upperBound
    let known = passage.end.map { $0 + passage.shift - sooner }
    spread(rest, from, end(known, after: from, weight: weight(of: rest), until: later), &timed)
  }

  /// The end of words of a weight.
  @inline(never)
  private func end(
    _ known: Int64?, after start: Int64, weight: Int, until later: Int64
  ) -> Int64 {
    var end = start + Int64(weight) * Self.longestSyllable
    if let known, known > start { end = known }
    return max(start, min(end, later))
  }

  @inline(never)
  private func weight(of range: Range<Int>) -> Int {
    var weight = 0
    for word in range { weight += words[word].weight }
    return weight
  }

  @inline(never)
  private func spread(_ range: Range<Int>, _ start: Int64, _ end: Int64, _ timed: inout Timed) {
    let weight = weight(of: range)
    var before = 0
    for word in range { spread(word, start, end, &before, weight, &timed) }
  }

  /// Sets a word's share of the time from `start` to `end`, after the weight `before`.
  @inline(never)
  private func spread(
    _ word: Int, _ start: Int64, _ end: Int64, _ before: inout Int, _ total: Int,
    _ timed: inout Timed
  ) {
    let (from, to) = (Double(start) / 1_000_000, Double(end) / 1_000_000)
    let after = before + words[word].weight
    // Exact at both ends, with rounding only between them.
    let begin = before == 0 ? from : from + (to - from) * Double(before) / Double(total)
    let finish = after == total ? to : from + (to - from) * Double(after) / Double(total)
    timed.append(word, min(begin, to), min(finish, to))
    before = after
  }

  /// The song of timed words; `origins` are their indices among the words as written.
  @inline(never)
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
