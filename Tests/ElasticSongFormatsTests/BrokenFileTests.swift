import ElasticSongFormats
import TestSupport
import Testing

/// Random files: those of the tables, damaged by a seed.
@Suite("Broken files of other formats")
struct BrokenFileTests {
  private static let pieces = [
    "<p begin=\"1s\">", "</p>", "<span begin=\"1\" end=\"2\">", "</span>", "<br/>", "<!--", "-->",
    "<![CDATA[", "]]>", "<span ttm:role=\"x-bg\">", "timeContainer=\"seq\"", "&#x10FFFF;", "<div/>",
    "#RELATIVE:yes\n", "#BPM:", "\n- 10 20\n", "\nP2\n", ": 0 4 1 la\n", "~", "99999999", "-",
    "{\"start\": 1}", "\"words\": [", "\\u", "\\ud83d", "null", "1e300", "]", "}", ",", "\"", " ",
    "\n",
    "\u{FEFF}", "\u{5D0}", "\u{300}", "水", "\u{1F600}",
  ]

  @Test("a million bytes never trap, and every song that is read keeps the laws and can be written")
  func million() throws {
    let songs = (TTMLTests.files + UltraStarTests.files + WhisperTests.songs.map(\.text))
      .map { Array($0.utf8) }
    var random = SplitMix(seed: 21)
    var (count, readable) = (0, 0)
    while count < 1_000_000 {
      var bytes = songs.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
      count += bytes.count
      do {
        let song = try Lyrics(songFile: bytes)
        readable += 1
        let law = LyricsLaw.broken(by: song)
        #expect(law == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        if law != nil { return }
        let format = Lyrics.Format.allCases.randomElement(using: &random)!
        guard !song.words.isEmpty else { continue }
        #expect(
          throws: Never.self, "\(String(decoding: bytes, as: UTF8.self).debugDescription)"
        ) { try Lyrics(song.file(in: format), format: format, showsLabels: true) }
      } catch { #expect((0...bytes.count).contains(error.offset)) }
    }
    #expect(readable > 1000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let at = Int.random(in: 0...bytes.count, using: &random)
    let end = min(at + Int.random(in: 0...12, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if at < bytes.count { bytes[at] = UInt8.random(in: 1...255, using: &random) }
    case 1: bytes.removeSubrange(at..<end)
    case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 3: bytes.removeSubrange(at...)
    default:
      bytes.replaceSubrange(
        at..<(random.unit() < 0.5 ? at : end),
        with: (Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
  }
}
