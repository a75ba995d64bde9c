extension Lyrics {
  /// The same song with some words in syllables, which are sung one after the other, each as long as the others of its word.
  /// - Parameter lengths: the bytes of UTF-8 of each syllable of a word, by its index; none for a word that stays whole.
  @_spi(Programs) public func divided(into lengths: (Int) -> [Int]) -> Lyrics {
    var parts: [Word] = []
    // The index of the first part of each word.
    var firstParts: [Int] = []
    for (index, word) in words.enumerated() {
      firstParts.append(parts.count)
      let lengths = lengths(index)
      guard lengths.count > 1 else {
        parts.append(word)
        continue
      }
      precondition(
        lengths.reduce(0, +) == word.text.count && lengths.allSatisfy { $0 > 0 },
        "The syllables of a word have all its bytes, and each has some.")
      var offset = word.text.lowerBound
      for (number, length) in lengths.enumerated() {
        func time(_ share: Int) -> Double {
          share == lengths.count
            ? word.end
            : word.start + (word.end - word.start) * Double(share) / Double(lengths.count)
        }
        parts.append(
          Word(
            text: offset..<offset + length, start: time(number), end: time(number + 1),
            joinsPrevious: number > 0 || word.joinsPrevious))
        offset += length
      }
    }
    firstParts.append(parts.count)
    if hasVoices {
      let order = parts.indices.sorted { (parts[$0].start, $0) < (parts[$1].start, $1) }
      for (rank, index) in order.enumerated() { parts[rank].inOrderOfTime = Int32(index) }
    }
    return Lyrics(
      text: text, words: parts, hasVoices: hasVoices,
      lines: lines.map {
        Line(
          words: firstParts[$0.words.lowerBound]..<firstParts[$0.words.upperBound], start: $0.start,
          end: $0.end, isRightToLeft: $0.isRightToLeft)
      }, title: title, artist: artist, album: album)
  }
}
