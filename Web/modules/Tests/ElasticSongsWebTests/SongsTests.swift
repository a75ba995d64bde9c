import ElasticKit
import Testing

@testable import ElasticSongsWeb

// One at a time: like the page, these share the module's one memory.
@Suite(.serialized) struct SongsTests {
  private func put(_ song: String) throws {
    let room = try #require(text(Int32(song.utf8.count)))
    for (index, byte) in song.utf8.enumerated() { room[index] = byte }
  }

  private var allText: [UInt8] {
    Array(UnsafeBufferPointer(start: textStart(), count: Int(textCount())))
  }

  @Test("a song becomes WebVTT with the same words at the same times") func converted() throws {
    // A third of a beat is no whole thousandth.
    try put("#BPM:90\n#GAP:1000\n: 0 1 0 red\n: 1 2 0  sky\n- 4\n: 5 1 0 blue\nE\n")
    #expect(convert() == -1)
    let song = try Lyrics(allText)
    #expect(
      song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) } == [
        "red", "sky", "blue",
      ])
    for (word, beats) in zip(song.words, [(0, 1), (1, 3), (5, 6)]) {
      #expect(abs(word.start - (1 + Double(beats.0) / 6)) < 1e-6)
      #expect(abs(word.end - (1 + Double(beats.1) / 6)) < 1e-6)
    }
  }

  @Test("what cannot be read is answered with a reason and its place") func refused() throws {
    try put("{\"lines\":[]}")
    #expect(convert() == 0)
    #expect(String(decoding: allText, as: UTF8.self).hasPrefix("this is JSON"))
    #expect(text(Int32(Lyrics.byteLimit) + 1) == nil)
    #expect(text(-1) == nil)
  }
}
