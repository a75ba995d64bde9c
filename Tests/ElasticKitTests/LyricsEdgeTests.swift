import ElasticKit
import Testing

@Suite("Edges of a song's file")
struct LyricsEdgeTests {
  private func words(_ song: Lyrics) -> [String] {
    song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
  }

  @Test("a backslash may be the last byte of a file")
  func lastBackslash() throws {
    let song = try Lyrics("[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,hop over\\".utf8)
    #expect(words(song) == ["hop", "over\\"])
  }

  @Test("a small kana is sung with the one before it", arguments: Array("ぁぃぅぇぉゃゅょゎゕゖァィゥェォャュョヮヵヶー"))
  func smallKana(small: Character) throws {
    #expect(try words(Lyrics("[00:01.00]ク\(small)ラ\n[00:02.00]".utf8)) == ["ク\(small)", "ラ"])
  }

  @Test("a time of its own for a row's first word alone leaves the others to be shared out")
  func firstWordAlone() throws {
    #expect(try words(Lyrics("[00:01.00]<00:01.50>雨天好\n[00:04.00]x".utf8)) == ["雨", "天", "好", "x"])
    #expect(try words(Lyrics("[00:01.00]<00:01.50>雨天<00:02.00>好".utf8)) == ["雨天", "好"])
  }

  @Test("two rows that start together and have times keep their own")
  func together() throws {
    let song = try Lyrics(
      "[00:01.00]<00:01.00>high <00:02.00>up\n[00:01.00]<00:01.00>low <00:01.60>down\n[00:05.00]end"
        .utf8)
    #expect(words(song) == ["high", "up", "low", "down", "end"])
    #expect(song.words.prefix(4).map(\.start) == [1, 2, 1, 1.6])
  }
}
