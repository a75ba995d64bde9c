import ElasticKit
import Testing

@Suite("Lyrics")
struct LyricsTests {
  @Test("of plain words follow one another after the ball's first hop")
  func plain() throws {
    let song = try Lyrics(plain: "Row, row,\n\n  row your\tboat".utf8)
    #expect(
      song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
        == ["Row,", "row,", "row", "your", "boat"])
    #expect(song.lines.map(\.words) == [0..<2, 2..<5])
    for (place, word) in song.words.enumerated() {
      #expect(abs(word.start - (0.3 + 0.3 * Double(place))) < 1e-12)
      #expect(abs(word.end - word.start - 0.3) < 1e-12)
    }
  }
}
