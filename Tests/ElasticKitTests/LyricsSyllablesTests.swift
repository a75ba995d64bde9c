@_spi(Programs) import ElasticKit
import Testing

/// Words of a song in syllables, for rows that are too narrow for them.
@Suite("Syllables of a song")
struct LyricsSyllablesTests {
  @Test("share their word's time, and lie where it lay")
  func shares() throws {
    let song = "[00:01]<00:01>o <00:02>sailing<00:04>\n[00:05]<00:05>home<00:06>"
    let whole = try Lyrics(song.utf8)
    let divided = whole.divided { $0 == 1 ? [4, 3] : [] }
    #expect(whole.sung == "o@1-2 sailing@2-4 / home@5-6")
    #expect(divided.sung == "o@1-2 sail@2-3 +ing@3-4 / home@5-6")
    #expect(divided.words.map(\.joinsPrevious) == [false, false, true, false])
    #expect(divided.text == whole.text)
  }

  @Test("of two voices are sung in the order of their times")
  func voices() throws {
    let song = "WEBVTT\n\n00:01.000 --> 00:03.000\nsailing\n\n00:01.500 --> 00:02.500\nhome\n"
    let divided = try Lyrics(song.utf8).divided { $0 == 0 ? [4, 3] : [] }
    #expect(divided.sung == "sail@1-2 +ing@2-3 / home@1.5-2.5")
    #expect(
      (0..<3).map { divided.words[divided.word(inOrderOfTime: $0)].start } == [1, 1.5, 2])
  }
}
