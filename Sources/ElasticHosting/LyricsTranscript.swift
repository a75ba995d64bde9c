import ElasticKit

/// A song as one text, a line for each of its lines, for a screen reader.
package struct LyricsTranscript: Sendable, Hashable {
  /// All words, in the song's order.
  package let text: String
  /// Where each word begins in the text, in Unicode scalars.
  package let starts: [Int]

  /// The text of a song. Linear in its size.
  package init(_ lyrics: Lyrics) {
    var (bytes, starts, count): ([UInt8], [Int], Int) = ([], [], 0)
    func append(_ more: ArraySlice<UInt8>) {
      bytes += more
      // All bytes of a scalar but the first begin with the bits 10.
      for byte in more where byte & 0xC0 != 0x80 { count += 1 }
    }
    for line in lyrics.lines {
      if !bytes.isEmpty { append([0x0A]) }
      for index in line.words {
        let word = lyrics.words[index]
        if index > line.words.lowerBound, !word.joinsPrevious { append([0x20]) }
        starts.append(count)
        append(lyrics.text[word.text])
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.starts = starts
  }
}
