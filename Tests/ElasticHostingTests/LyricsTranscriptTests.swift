import ElasticHosting
import ElasticKit
import Testing

@Suite("A song as one text")
struct LyricsTranscriptTests {
  @Test("a line a line, a space between written words, none between syllables")
  func text() throws {
    let song = try Lyrics(
      "[00:01.00]<00:01.00>Hop <00:01.50>o<00:01.80>ver\n[00:03.00]<00:03.00>noon".utf8)
    let transcript = LyricsTranscript(song)
    #expect(transcript.text == "Hop over\nnoon")
    #expect(transcript.starts == [0, 4, 5, 9])
  }

  @Test("each word is where the text says", arguments: ["Grüße an 雨 und 🎈 über", "a", ""])
  func starts(words: String) throws {
    let song = words.isEmpty ? Lyrics() : try Lyrics(plain: words.utf8)
    let transcript = LyricsTranscript(song)
    let scalars = Array(transcript.text.unicodeScalars)
    #expect(transcript.starts.count == song.words.count)
    for (word, start) in zip(song.words, transcript.starts) {
      let text = String(decoding: song.text[word.text], as: UTF8.self)
      let found = scalars[start..<start + text.unicodeScalars.count]
      #expect(String(String.UnicodeScalarView(found)) == text)
    }
  }

  @Test("the latest word is the one whose time has come")
  func latestWord() throws {
    let song = try Lyrics(plain: "one two three".utf8, secondsPerWord: 1)
    var ball = BallMotion(lyrics: song)
    for (place, word) in [(0.0, nil), (0.3, 0), (1.2, 0), (1.3, 1), (9, 2)] as [(Double, Int?)] {
      ball.perform(.seek(to: place), at: 0)
      #expect(ball.latestWord == word)
    }
  }
}
