import ElasticSongFormats
import Testing

@Suite("Whisper's JSON")
struct WhisperTests {
  static let songs = [
    Row(
      "words with spaces",
      #"{"text": " red sky", "segments": [{"id": 0, "start": 1.0, "end": 3.0, "text": " red sky", "tokens": [1, 2], "words": [{"word": " red", "start": 1.0, "end": 1.5, "probability": 0.9}, {"word": " sky", "start": 2.0, "end": 3.0}]}], "language": "en"}"#,
      "red@1-1.5 sky@2-3"),
    Row(
      "parts of words",
      #"{"segments": [{"start": 1, "end": 3, "text": " sunrise", "words": [{"word": " sun", "start": 1, "end": 2}, {"word": "rise", "start": 2, "end": 3}]}]}"#,
      "sun@1-2 +rise@2-3"),
    Row(
      "words without spaces, one without a time",
      #"{"segments": [{"start": 1.0, "end": 3.0, "text": "red 12 sky", "words": [{"word": "red", "start": 1.0, "end": 1.5}, {"word": "12"}, {"word": "sky", "start": 2.0, "end": 2.5, "score": 0.5}]}], "word_segments": []}"#,
      "red@1-1.5 12@1.5-2 sky@2-2.5"),
    Row(
      "segments without words",
      #"{"segments": [{"start": 1.0, "end": 3.0, "text": " red sky"}, {"start": 3.0, "end": 4.0, "text": " blue"}]}"#,
      "red@1-2 sky@2-3 / blue@3-4"),
    Row(
      "null words", #"{"segments": [{"start": 1, "end": 3, "text": "red sky", "words": null}]}"#,
      "red@1-2 sky@2-3"),
    Row(
      "a list of segments",
      #"[{"start": 1, "end": 2, "text": "red"}, {"start": 2, "end": 3, "text": "sky"}]"#,
      "red@1-2 / sky@2-3"),
    Row(
      "words beside the segments",
      #"{"task": "transcribe", "segments": [{"start": 0, "end": 2, "text": "Red."}, {"start": 2, "end": 3, "text": "Sky."}], "words": [{"word": "Red", "start": 1, "end": 1.5}, {"word": "sky", "start": 2, "end": 3}]}"#,
      "Red@1-1.5 / sky@2-3"),
    Row(
      "words without segments",
      #"{"text": "red sky up", "words": [{"word": "red", "start": 1, "end": 1.5}, {"word": "sky", "start": 1.5, "end": 2}, {"word": "up", "start": 3, "end": 4}]}"#,
      "red@1-1.5 sky@1.5-2 / up@3-4"),
    Row(
      "whisper.cpp",
      #"{"transcription": [{"timestamps": {"from": "00:00:01,000", "to": "00:00:03,000"}, "offsets": {"from": 1000, "to": 3000}, "text": " red sky"}]}"#,
      "red@1-2 sky@2-3"),
    Row(
      "whisper.cpp's tokens",
      #"{"transcription": [{"offsets": {"from": 1000, "to": 3000}, "text": " red sky", "tokens": [{"text": "[_BEG_]", "offsets": {"from": 0, "to": 0}, "id": 50364}, {"text": " red", "offsets": {"from": 1000, "to": 1500}}, {"text": " s", "offsets": {"from": 1750, "to": 2000}}, {"text": "ky", "offsets": {"from": 2000, "to": 2500}}]}]}"#,
      "red@1-1.5 s@1.75-2 +ky@2-2.5"),
    Row(
      "tokens that cut a letter",
      "{\"transcription\": [{\"offsets\": {\"from\": 1000, \"to\": 2000}, \"text\": \"水\", \"tokens\": [{\"text\": \"\\ud83d\", \"offsets\": {\"from\": 1000, \"to\": 1500}}, {\"text\": \"\\ude00\", \"offsets\": {\"from\": 1500, \"to\": 2000}}]}]}",
      "水@1-2"),
    Row(
      "a script without spaces",
      #"{"segments": [{"start": 1, "end": 3, "text": "水火", "words": [{"word": "水", "start": 1, "end": 2}, {"word": "火", "start": 2, "end": 3}]}]}"#,
      "水@1-2 +火@2-3"),
    Row(
      "escapes",
      #"{"segments": [{"start": 1, "end": 3, "text": "caf\u00e9 \ud83d\ude00 \"a\\b\"\n\/"}]}"#,
      #"café 😀@1-2.333 "a\b" /@2.333-3"#),
    Row(
      "sounds and fields of any kind",
      #"{"a": [{"b": ["}", 1e-5, null]}, {}], "segments": [{"start": 0, "end": 1, "text": " [Music]"}, {"start": 1, "end": 2, "text": " red", "c": {"d": []}}]}"#,
      "red@1-2"),
    Row(
      "a word before its segment",
      #"{"segments": [{"start": 1, "end": 2, "text": " red", "words": [{"word": " red", "start": 0.9, "end": 2}]}]}"#,
      "red@0.9-2"),
  ]

  @Test("has the words and times of its segments", arguments: songs)
  func words(row: Row) throws { #expect(try sung(row.text) == row.sung) }

  @Test(
    "that is none, or broken, is refused",
    arguments: [
      (
        #"{"lyrics": {"lines": [{"startTimeMs": "1000", "words": "red"}]}}"#,
        Lyrics.ParseError.Kind.json
      ),
      (#"{"segments": []}"#, .json), (#"{"segments": [{"text": "red"}]}"#, .json),
      (#"{"segments": [{"start": 1, "text": "red}"#, .malformed),
      (#"{"segments": [{"start": 1, "text" "red"}]}"#, .malformed),
      (#"{"segments": [{"start": 1, "text": "red"]}"#, .malformed),
      (#"{"a": "#, .malformed), (#"{"a": }"#, .malformed),
      (#"{"segments": [{"start": 2e6, "text": "red"}]}"#, .timeOutOfRange),
    ])
  func refused(text: String, as expected: Lyrics.ParseError.Kind) {
    #expect(kind(text) == expected)
  }

  @Test("with lists in lists by the hundred thousand needs no more of the stack")
  func deep() {
    for text in [#"{"words": ["#, #"{"segments": ["#, #"{"a": ["#] {
      #expect(kind(String(repeating: text, count: 200_000)) == .malformed)
    }
  }

  @Test("is refused by the kit alone with a sentence that says who reads it")
  func kitAlone() {
    do { _ = try Lyrics(Self.songs[0].text.utf8) } catch {
      #expect("\(error)".contains("ElasticSongFormats"))
    }
  }
}
