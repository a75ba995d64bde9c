@_spi(Programs) import ElasticKit
import LawKit
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

  @Test(
    "that leave out some of their word, or are of nothing, are a mistake of the program",
    arguments: [[4, 2], [7, 0]])
  func wrongLengths(lengths: [Int]) async {
    await #expect(processExitsWith: .failure) { [lengths] in
      _ = try Lyrics("[00:01]sailing".utf8).divided { _ in lengths }
    }
  }

  @Test("of two voices are sung in the order of their times")
  func voices() throws {
    let whole = try Lyrics(BallMotion.testDuet.utf8)
    let letters = whole.words[2].text.count
    let divided = whole.divided { $0 == 2 ? [1, letters - 1] : [] }
    let inOrder = divided.words.indices.map { divided.words[divided.word(inOrderOfTime: $0)].start }
    #expect(inOrder == [1, 1.5, 2, 2.5, 3, 4, 4.5, 5, 5.5, 9])
  }
}
