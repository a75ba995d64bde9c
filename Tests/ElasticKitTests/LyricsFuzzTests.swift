import ElasticKit
import TestSupport
import Testing

/// Random files: the corpus, damaged by a seed.
@Suite("Broken song files")
struct LyricsFuzzTests {
  /// Text inserted into a file, besides bytes: tokens of the formats.
  private static let pieces: [String] = [
    "[", "]", "<", ">", "{", "}", "\\", "\\k", "\\N", "\\p1", ":", "-->", ",", ".", "\n", "\r\n",
    "\r", "\n\n", " ", "&", "&#", "&#x10FFFF;", "&amp;", "[00:01.00]", "<00:01.00>", "{\\k50}",
    "[offset:", "[length:", "999999999999999999999", "999999", "0:00:01.00", "Dialogue: ",
    "Format: ", "Start, End, Text", "[Events]", "NOTE", "WEBVTT", "\u{FEFF}", "\u{5D0}", "\u{300}",
    "\u{3000}", "\u{1F600}", "00:00:01,000 --> 00:00:02,000\n",
  ]

  @Test("a million bytes never trap, and every parsed song keeps the laws of a song")
  func million() {
    let songs = LyricsCorpusTests.songs.map(\.bytes).filter { $0.count < 2000 }
    var random = SplitMix(seed: 11)
    var (count, readable) = (0, 0)
    while count < 1_000_000 {
      var bytes = songs.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        mutate(&bytes, &random, other: songs.randomElement(using: &random) ?? [])
      }
      let format: Lyrics.Format? =
        random.unit() < 0.2 ? nil : Lyrics.Format.allCases.randomElement(using: &random)
      count += bytes.count
      guard let song = try? Lyrics(bytes, format: format) else { continue }
      readable += 1
      let law = LyricsLaw.broken(by: song)
      #expect(law == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
      if law != nil { return }
    }
    #expect(readable > 1000)
  }

  @Test("an error's place is in the file, and its row holds it")
  func places() {
    var random = SplitMix(seed: 12)
    var errors = 0
    for song in LyricsCorpusTests.songs {
      for _ in 0..<20 {
        var bytes = Array(song.bytes.prefix(2000))
        mutate(&bytes, &random, other: [])
        do {
          _ = try Lyrics(bytes, format: song.format)
        } catch {
          errors += 1
          #expect((0...bytes.count).contains(error.offset))
          let before = bytes[..<error.offset]
          let pairs = zip(before, bytes.dropFirst()).filter { $0 == (0x0D, 0x0A) }.count
          let breaks = before.filter { $0 == 0x0A || $0 == 0x0D }.count
          #expect(error.line == 1 + breaks - pairs)
        }
      }
    }
    #expect(errors > 50)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix, other: [UInt8]) {
    let at = Int.random(in: 0...bytes.count, using: &random)
    let end = min(at + Int.random(in: 0...12, using: &random), bytes.count)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: if at < bytes.count { bytes[at] = UInt8.random(in: 1...255, using: &random) }
    case 1: bytes.removeSubrange(at..<end)
    case 2: bytes.insert(contentsOf: bytes[at..<end], at: at)
    case 3: bytes.removeSubrange(at...)
    case 4:
      let from = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[from..<min(from + 40, other.count)], at: at)
    default:
      bytes.replaceSubrange(
        at..<(random.unit() < 0.5 ? at : end),
        with: (Self.pieces.randomElement(using: &random) ?? "").utf8)
    }
  }
}
