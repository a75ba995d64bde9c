// From passages to words with times.
//
// `song(sooner:)` times group after group (`timeGroup`), in each passage after passage (`timePassage`), and there run after run of words
// (`shareTime`), down to a word's share (`timeWord`).
// 1. Passages are sorted by the time of their first word. Those that start together are a group, such as a row and its
//    translation; a group lasts until the next one starts.
// 2. Within a passage, an anchor is the time of one word. Words between two anchors share that time by weight, which
//    counts their syllables roughly. Words after the last anchor share the time until the passage ends.
// 3. A word that begins after the next group has started is another voice, as in a duet: it keeps its own times, and
//    the words also get an order of time. A passage of a voice that the file names (`keepsEnd`) lasts until its end in any case.
// Times are whole microseconds until the last step, so sums are exact; a time that decreases becomes the one before it.
// The rules are those of SongFiles.md in the documentation; the weights are a guess that knows no language.

extension LyricsBuilder {
  /// The duration of each unit of weight for a run of words without an end in the file,
  /// at most.
  static let longestSyllable: Int64 = 1_000_000

  /// The key of a passage, or of a word, in the order of time.
  private struct OrderKey {
    let index: Int
    /// When its first word is sung.
    let start: Int64
  }

  /// The words with their times, passage after passage.
  private struct TimedWords {
    var origins: [Int] = []
    var starts: [Double] = []
    var ends: [Double] = []
    /// The first word of the current voice, whose words follow one another.
    var first = 0

    mutating func append(_ origin: Int, _ start: Double, _ end: Double) {
      let last = starts.count - 1
      // Words of one voice neither overlap nor run backwards.
      let start = last < first ? start : max(start, starts[last])
      if last >= first { ends[last] = min(ends[last], start) }
      origins.append(origin)
      starts.append(start)
      ends.append(max(start, end))
    }
  }

  /// The song of all passages, each `sooner` than written.
  func song(sooner: Int64) -> Lyrics {
    let order = orderedPassages(sooner: sooner)
    var timed = TimedWords()
    var first = 0
    while first < order.count {
      let start = order[first].start
      var next = first + 1
      while next < order.count, order[next].start == start { next += 1 }
      let later = next < order.count ? order[next].start : Int64.max
      timeGroup(order[first..<next], until: later, sooner: sooner, in: &timed)
      first = next
    }
    let byTime = orderOfVoices(timed)
    var sung: [Lyrics.Word] = []
    sung.reserveCapacity(timed.origins.count)
    for (index, origin) in timed.origins.enumerated() {
      sung.append(
        Lyrics.Word(
          text: words[origin].text, start: timed.starts[index], end: timed.ends[index],
          joinsPrevious: words[origin].joinsPrevious,
          inOrderOfTime: byTime.isEmpty ? 0 : Int32(truncatingIfNeeded: byTime[index].index)))
    }
    return song(words: sung, of: timed.origins, hasVoices: !byTime.isEmpty)
  }

  private func orderedPassages(sooner: Int64) -> [OrderKey] {
    var order: [OrderKey] = []
    var isOrdered = true
    for (index, passage) in passages.enumerated() {
      var start = passage.start
      for anchor in anchors[passage.anchors] {
        // Anchors are in the order of the words.
        guard anchor.word == passage.words.lowerBound else { break }
        // Singing begins at the anchor of the first word, which may be later than the row.
        start = max(start, anchor.time + passage.shift)
      }
      start = max(start - sooner, 0)
      if let last = order.last, last.start > start { isOrdered = false }
      order.append(OrderKey(index: index, start: start))
    }
    if !isOrdered { Self.sort(&order) }
    return order
  }

  /// The words in order of time; empty if they follow one another.
  private func orderOfVoices(_ timed: TimedWords) -> [OrderKey] {
    var order: [OrderKey] = []
    var isOneVoice = true
    for (index, start) in timed.starts.enumerated() {
      if index > 0, timed.ends[index - 1] > start { isOneVoice = false }
      // The bits of numbers from 0 are in the numbers' order.
      order.append(OrderKey(index: index, start: Int64(bitPattern: start.bitPattern)))
    }
    // Most songs need no second order, and do not store one.
    if isOneVoice { return [] }
    Self.sort(&order)
    return order
  }

  /// Sorts by the start, and keeps the order of what starts together, by merging runs of twice the length each time. Swift's own
  /// sort would be 0.8 kB more of a page's module.
  private static func sort(_ order: inout [OrderKey]) {
    var length = 1
    while length < order.count {
      var merged: [OrderKey] = []
      merged.reserveCapacity(order.count)
      while merged.count < order.count {
        var left = merged.count
        let middle = min(left + length, order.count)
        var right = middle
        let end = min(middle + length, order.count)
        while left < middle || right < end {
          let isLeft = right == end || (left < middle && order[left].start <= order[right].start)
          merged.append(order[isLeft ? left : right])
          if isLeft { left += 1 } else { right += 1 }
        }
      }
      order = merged
      length *= 2
    }
  }

  /// Times passages that start together, which are over when the next one starts, unless they are another voice: one with
  /// words that begin after that.
  private func timeGroup(
    _ group: ArraySlice<OrderKey>, until later: Int64, sooner: Int64, in timed: inout TimedWords
  ) {
    var haveOwnTimes = false
    var (weight, last) = (0, 0)
    for key in group {
      let passage = passages[key.index]
      // It only ends what is before it.
      if passage.words.isEmpty { continue }
      if !passage.anchors.isEmpty || passage.end != nil { haveOwnTimes = true }
      weight += self.weight(of: passage.words)
      last = words[passage.words.upperBound - 1].weight
    }
    timed.first = timed.origins.count
    if haveOwnTimes {
      for key in group {
        let passage = passages[key.index]
        // A translation without times of its own is sung after the row it translates.
        if !passage.anchors.isEmpty || passage.end != nil { timed.first = timed.origins.count }
        let before = timed.origins.count > timed.first ? timed.ends.last ?? 0 : 0
        timePassage(passage, after: before, until: later, sooner: sooner, in: &timed)
      }
    } else if let start = group.first?.start {
      // No times of their own: sung one after the other, as one run of words.
      let end = end(nil, after: start, weight: weight, last: last, until: later)
      var before = 0
      for key in group {
        for word in passages[key.index].words {
          timeWord(word, start, end, &before, weight, &timed)
        }
      }
    }
  }

  /// Times a passage by its anchors.
  private func timePassage(
    _ passage: Passage, after before: Double, until later: Int64, sooner: Int64,
    in timed: inout TimedWords
  ) {
    let known = passage.end.map { $0 + passage.shift - sooner }
    let shift = passage.shift - sooner
    var limit = passage.keepsEnd ? max(later, known ?? later) : later
    for anchor in anchors[passage.anchors]
    where anchor.word < passage.words.upperBound && anchor.time + shift >= later {
      // A word begins after the next group: another voice, which is not cut off there.
      limit = max(later, known ?? .max)
    }
    var from = max(passage.start - sooner, Int64(before * 1_000_000 + 0.5))
    var first = passage.words.lowerBound
    for anchor in anchors[passage.anchors] {
      let to = max(from, min(anchor.time + shift, limit))
      shareTime(among: first..<anchor.word, from, to, &timed)
      (from, first) = (to, anchor.word)
    }
    let rest = first..<passage.words.upperBound
    guard let last = rest.last else { return }
    let end = end(
      known, after: from, weight: weight(of: rest), last: words[last].weight, until: limit)
    shareTime(among: rest, from, end, &timed)
  }

  /// The end of words of a weight, of which the last has the weight `last`.
  private func end(
    _ known: Int64?, after start: Int64, weight: Int, last: Int, until later: Int64
  ) -> Int64 {
    var end = start + Int64(weight) * Self.longestSyllable
    if let known, known > start {
      let begin = Double(known - start) * Double(weight - last) / Double(weight)
      // The last word begins after the next group has: another voice, so the end in the file counts.
      if Double(start) + begin >= Double(later) { return known }
      end = known
    }
    return max(start, min(end, later))
  }

  private func weight(of range: Range<Int>) -> Int {
    var weight = 0
    for word in range { weight += words[word].weight }
    return weight
  }

  /// Divides a time among words by their weights.
  private func shareTime(
    among range: Range<Int>, _ start: Int64, _ end: Int64, _ timed: inout TimedWords
  ) {
    let weight = weight(of: range)
    var before = 0
    for word in range { timeWord(word, start, end, &before, weight, &timed) }
  }

  /// Gives a word its share of the time from `start` to `end`, after the weight `before` of the `total`.
  private func timeWord(
    _ word: Int, _ start: Int64, _ end: Int64, _ before: inout Int, _ total: Int,
    _ timed: inout TimedWords
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
  func song(words: [Lyrics.Word], of origins: [Int], hasVoices: Bool = false) -> Lyrics {
    var lines: [Lyrics.Line] = []
    var first = 0
    for index in words.indices {
      let next = index + 1
      guard next == words.count || self.words[origins[next]].startsRow else { continue }
      lines.append(
        Lyrics.Line(
          words: first..<next, start: words[first].start, end: words[index].end,
          isRightToLeft: self.words[origins[first]].isRightToLeft))
      first = next
    }
    return Lyrics(
      text: text, words: words, hasVoices: hasVoices, lines: lines, title: title, artist: artist,
      album: album)
  }
}
