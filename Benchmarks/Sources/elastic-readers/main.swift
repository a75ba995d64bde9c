import Counter
import ElasticSongFormats
import Foundation

// Without an argument: the names of the texts. With one and a size in kilobytes: a song of that text and size is read between
// callgrind's start and stop. The texts are the worst of each format: many short rows, one long row, levels, references, tags that do not end.

/// A text that repeats a part, each time with later times.
private struct Text {
  let name: String
  let head: String
  /// `@` stands for a number that grows, of as many digits in all parts.
  let part: String
  let tail: String

  init(_ name: String, _ head: String, _ part: String, _ tail: String = "") {
    (self.name, self.head, self.part, self.tail) = (name, head, part, tail)
  }

  func bytes(_ count: Int) -> [UInt8] {
    var bytes = Array(head.utf8)
    let parts = part.split(separator: "@", omittingEmptySubsequences: false).map { Array($0.utf8) }
    var number = 100_000
    while bytes.count < count {
      for (index, piece) in parts.enumerated() {
        if index > 0 { bytes += Array("\(number)".utf8) }
        bytes += piece
      }
      // Times have at most six digits.
      if number < 899_999 { number += 1 }
    }
    return bytes + Array(tail.utf8)
  }
}

private let apple = "<tt xmlns:itunes='i' itunes:timing='Word'><body><div>"
private let end = "</div></body></tt>"
private let events = "[Script Info]\n\n[Events]\nFormat: Start, End, Text\n"

private let texts = [
  Text("plain-rows", "", "a\n"), Text("plain-row", "", "la "), Text("plain-word", "", "a"),
  Text("plain-chinese", "", "水"), Text("plain-labels", "", "[la]"), Text("plain-marks", "", "- "),
  Text("lrc-rows", "", "[@:00]a\n"), Text("lrc-row", "[00:01]", "<@:00>a "),
  Text("lrc-times", "", "[@:00]", "a"), Text("lrc-brackets", "[00:01]a", "["),
  Text("lrc-tags", "[00:01]a\n", "[ti:"), Text("lrc-background", "[00:01]a\n", "[bg:<@:00>a]\n"),
  Text("srt-cues", "", "@:00:00 --> @:00:01\na\n\n"),
  Text("srt-rolling", "", "@:00:00 --> @:00:01\na\na\n\n"),
  Text("srt-rows", "00:01 --> 00:02\n", "a\n"), Text("srt-tags", "00:01 --> 00:02\n", "<i>[la]"),
  Text("srt-open-tags", "00:01 --> 00:02\n", "<i"), Text("srt-braces", "00:01 --> 00:02\n", "{\\"),
  Text("srt-numbers", "00:01 --> 00:02\n", "1\n"),
  Text("vtt-references", "WEBVTT\n\n00:01.0 --> 00:02.0\n", "&amp;&#65;"),
  Text("vtt-open-tags", "WEBVTT\n\n00:01.0 --> 00:02.0\n", "<b\n"),
  Text("vtt-ruby", "WEBVTT\n\n00:01.0 --> 00:02.0\n", "水<rt>み</rt>"),
  Text("vtt-times", "WEBVTT\n\n00:01.0 --> 900:00.0\n", "<@:00.0>a "),
  Text("ass-dialogues", events, "Dialogue: 0:00:01.00,0:00:02.00,{\\k9}a\n"),
  Text("ass-syllables", events + "Dialogue: 0:00:01.00,0:00:02.00,", "{\\k9}a"),
  Text("ass-braces", events + "Dialogue: 0:00:01.00,0:00:02.00,a", "{\\k"),
  Text("ass-furigana", events + "Dialogue: 0:00:01.00,0:00:02.00,", "{\\k9}a|b{\\k9}#"),
  Text("ttml-rows", apple, "<p begin='@s' end='@s'>a</p>", end),
  Text("ttml-spans", apple + "<p begin='1'>", "<span begin='@s'>a</span> ", "</p>" + end),
  Text(
    "ttml-levels", apple + "<p begin='1'>",
    String(repeating: "<span>", count: 90) + "a" + String(repeating: "</span>", count: 90),
    "</p>" + end),
  Text(
    "ttml-backgrounds", apple + "<p begin='1'>", "<span r:role='x-bg' begin='@s'>a</span>",
    "</p>" + end),
  Text("ttml-references", apple + "<p begin='1'>", "&#x41;&lt;&", "</p>" + end),
  Text("ttml-breaks", apple + "<p begin='1'>", "a<br/>", "</p>" + end),
  Text("ttml-brackets", apple + "<p begin='1'>", "[", "</p>" + end),
  Text("ttml-comments", apple + "<p begin='1'>a", "<!---->", "</p>" + end),
  Text("ttml-open", apple, "<p begin='@s'>a</p><!--"),
  Text("ttml-singers", apple, "<p begin='@s' end='900000s' m:agent='v@'>a</p>", end),
  Text("ultrastar-notes", "#BPM:300\n", ": @ 1 1 a\n"),
  Text("ultrastar-rows", "#BPM:300\n", ": @ 1 1 a\n-\n"),
  Text("ultrastar-players", "#BPM:300\n", "P1\n: @ 1 1 a\nP2\n: @ 9 1 a\n"),
  Text("ultrastar-held", "#BPM:300\n: 1 1 1 a\n", ": @ 1 1 ~\n"),
  Text("ultrastar-tempos", "#BPM:300\n", "B @ 300\n: 1 1 1 a\n"),
  Text("ultrastar-titles", "#BPM:300\n", "#TITLE:a\n", ": 1 1 1 a\n"),
  Text("whisper-segments", "[", #"{"start":@,"end":@,"text":" a"},"#, "{}]"),
  Text(
    "whisper-words", #"{"segments":[{"start":1,"words":["#, #"{"word":" a","start":@},"#, "{}]}]}"),
  Text("whisper-loose-words", #"{"words":["#, #"{"word":" a","start":@},"#, "{}]}"),
  Text("whisper-levels", #"{"a":"#, "["),
  Text("whisper-escapes", #"[{"start":1,"text":""#, #"\u0041\n"#, #""}]"#),
  Text(
    "whisper-tokens", #"{"transcription":["#,
    #"{"offsets":{"from":@,"to":@},"tokens":[{"text":"a"}]},"#, "{}]}"),
]

let words = CommandLine.arguments.dropFirst()
if let name = words.first, let text = texts.first(where: { $0.name == name }),
  let kilobytes = words.last.flatMap({ Int($0) })
{
  let bytes = text.bytes(kilobytes * 1000)
  let start = ContinuousClock.now
  counting_begin()
  let song = try? Lyrics(songFile: bytes)
  counting_end()
  print(name, song?.words.count ?? -1, ContinuousClock.now - start)
} else {
  for text in texts { print(text.name) }
}
