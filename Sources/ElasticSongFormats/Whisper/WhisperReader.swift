// What Whisper has heard, as JSON: segments with their words, of OpenAI's program and service, faster-whisper and WhisperX
// (`segments`, `words`, in seconds), and of whisper.cpp (`transcription`, `tokens`, in milliseconds).
//
// A segment is a passage. Its words have starts and ends; where the file has none, they share the segment's time. Words without
// spaces among them are separated, but not those of Chinese, Japanese, Thai and Lao.
// Limits: a segment of whisper.cpp in which a character is cut in two tokens is read without the times of its tokens.

import ElasticKit

/// Reads Whisper's JSON.
struct WhisperReader {
  typealias ParseError = Lyrics.ParseError

  /// A word, a token or a segment: its text as it is written, and its times in microseconds.
  private struct Part {
    var text = 0..<0
    var start: Int64?
    var end: Int64?
    /// Of a segment, among all words.
    var words = 0..<0
    /// Whether the words are tokens, which say where spaces are.
    var hasTokens = false
  }

  private var json: JSONReader
  private var builder = LyricsBuilder()
  private var voices = VoiceTimes()
  /// The words of all segments.
  private var words: [Part] = []
  private var segments: [Part] = []
  /// Words beside the segments.
  private var looseWords: [Part] = []
  /// The last letter that was put; 0 at the start of a segment.
  private var last: UInt32 = 0

  /// The longest pause within a row where nothing but words is in the file: a second, in microseconds.
  private static let longestPause: Int64 = 1_000_000

  /// The song of a file.
  /// - Parameter error: what to throw for JSON of another kind.
  static func song(_ scanner: LyricsScanner, else error: ParseError) throws(ParseError) -> Lyrics {
    var reader = WhisperReader(json: JSONReader(scanner))
    try reader.read()
    if reader.words.isEmpty { reader.divideLooseWords() }
    for segment in reader.segments { reader.put(segment) }
    guard reader.builder.hasTimes || reader.json.scanner.outOfRange != nil else { throw error }
    reader.voices.apply(to: &reader.builder)
    return try reader.json.scanner.song(of: reader.builder)
  }

  private init(json: JSONReader) { self.json = json }

  // MARK: Reading

  private mutating func read() throws(ParseError) {
    if json.peek() == UInt8(ascii: "[") { return try readSegments() }
    var isFirst = true
    while let key = try json.nextKey(isFirst: &isFirst) {
      let isList = json.peek() == UInt8(ascii: "[")
      if isList, json.isKey(key, "segments") || json.isKey(key, "transcription") {
        try readSegments()
      } else if isList, json.isKey(key, "words") {
        let count = words.count
        try readWords()
        looseWords += words[count...]
        words.removeLast(words.count - count)
      } else {
        try json.skipValue()
      }
    }
  }

  private mutating func readSegments() throws(ParseError) {
    var isFirst = true
    while try json.nextValue(isFirst: &isFirst) {
      let count = words.count
      guard var segment = try readPart(mayHaveWords: true) else { continue }
      segment.words = count..<words.count
      if segment.hasTokens, words[count...].contains(where: { isIllFormed($0.text) }) {
        words.removeLast(words.count - count)
        segment.words = 0..<0
      }
      segments.append(segment)
    }
  }

  private mutating func readWords() throws(ParseError) {
    var isFirst = true
    while try json.nextValue(isFirst: &isFirst) {
      guard let word = try readPart(mayHaveWords: false) else { continue }
      // Such as `[_BEG_]`: whisper.cpp's marks.
      if !json.scanner.bytes[word.text].starts(with: [0x5B, 0x5F]) { words.append(word) }
    }
  }

  /// Reads an object; nil for a value of another kind. The words in it are added to `words`.
  ///
  /// - Parameter mayHaveWords: false for a word, in which words are skipped: of a file of such, each would take more of the stack.
  private mutating func readPart(mayHaveWords: Bool) throws(ParseError) -> Part? {
    guard json.peek() == UInt8(ascii: "{") else {
      try json.skipValue()
      return nil
    }
    var part = Part()
    var isFirst = true
    while let key = try json.nextKey(isFirst: &isFirst) {
      let byte = json.peek()
      if byte == UInt8(ascii: "\""), json.isKey(key, "text") || json.isKey(key, "word") {
        part.text = try json.string()
      } else if json.isKey(key, "start") {
        part.start = try time(unit: 1)
      } else if json.isKey(key, "end") {
        part.end = try time(unit: 1)
      } else if byte == UInt8(ascii: "{"), json.isKey(key, "offsets") {
        var isFirst = true
        while let key = try json.nextKey(isFirst: &isFirst) {
          let time = try time(unit: 0.001)
          if json.isKey(key, "from") { part.start = time }
          if json.isKey(key, "to") { part.end = time }
        }
      } else if mayHaveWords, byte == UInt8(ascii: "["),
        json.isKey(key, "words") || json.isKey(key, "tokens")
      {
        // OpenAI's tokens are numbers.
        let count = words.count
        let isTokens = json.isKey(key, "tokens")
        try readWords()
        if isTokens, words.count > count { part.hasTokens = true }
      } else {
        try json.skipValue()
      }
    }
    return part
  }

  /// A number as microseconds; nil for anything else, or before the song.
  private mutating func time(unit: Double) throws(ParseError) -> Int64? {
    _ = json.peek()
    let offset = json.scanner.index
    guard let number = try json.number(), number >= 0 else { return nil }
    guard number * unit <= Double(LyricsScanner.numberLimit) else {
      if json.scanner.outOfRange == nil { json.scanner.outOfRange = offset }
      return nil
    }
    return Int64((number * unit * 1_000_000).rounded())
  }

  /// Gives words that are beside the segments to these, by their starts, or to rows between pauses.
  private mutating func divideLooseWords() {
    words = looseWords
    if segments.isEmpty {
      var end: Int64?
      for (index, word) in words.enumerated() {
        let isPause =
          if let end, let start = word.start { start - end >= Self.longestPause } else { false }
        if isPause || segments.isEmpty { segments.append(Part(words: index..<index)) }
        segments[segments.count - 1].words =
          segments[segments.count - 1].words.lowerBound..<index + 1
        end = word.end ?? end
      }
      return
    }
    var first = 0
    for index in segments.indices {
      let next = index + 1 < segments.count ? segments[index + 1].start : nil
      var end = first
      while end < words.count, next == nil || words[end].start ?? 0 < next ?? 0 { end += 1 }
      segments[index].words = first..<end
      first = end
    }
  }

  // MARK: Words

  private mutating func put(_ segment: Part) {
    let isSound = self.isSound(segment.text)
    guard !isSound else { return }
    builder.beginPassage()
    last = 0
    var end = segment.end
    let words = words[segment.words]
    var start = segment.start
    if words.isEmpty {
      put(segment.text)
    } else {
      let bytes = json.scanner.bytes
      let hasSpaces = segment.hasTokens || words.contains { bytes[$0.text].first == 0x20 }
      for word in words {
        if !hasSpaces, last != 0, !joins(word.text) { builder.put(0x20, at: word.text.lowerBound) }
        if let time = word.start { builder.beginWord(at: time) }
        put(word.text)
        if let time = word.end {
          builder.endWord(at: time)
          end = max(end ?? time, time)
        }
      }
      // Words are heard more exactly than segments.
      start = words.first?.start ?? start
    }
    voices.endPassage(
      of: &builder, voice: 0, start: start, end: end,
      at: (words.first ?? segment).text.lowerBound)
  }

  /// Whether a word is written without a space behind the last one.
  private func joins(_ text: Range<Int>) -> Bool {
    var part = json.scanner
    part.narrow(to: text)
    return part.peek != nil && LyricsCluster.isSpaceless(last)
      && LyricsCluster.isSpaceless(part.jsonScalar())
  }

  private mutating func put(_ text: Range<Int>) {
    var part = json.scanner
    part.narrow(to: text)
    if builder.isRowStart { part.skipSinger(hasNames: true) }
    while part.peek != nil {
      if part.skipSound() { continue }
      let offset = part.index
      let scalar = part.jsonScalar()
      builder.put(scalar, at: offset)
      if !LyricsLetter.isSpace(scalar) { last = scalar }
    }
  }

  /// Whether nothing but a sound was heard, such as `[Music]`.
  private func isSound(_ text: Range<Int>) -> Bool {
    var part = json.scanner
    part.narrow(to: text)
    part.skipSpace()
    guard part.skipSound() else { return false }
    part.skipSpace()
    return part.peek == nil
  }

  private func isIllFormed(_ text: Range<Int>) -> Bool {
    var part = json.scanner
    part.narrow(to: text)
    while part.peek != nil {
      if part.jsonScalar() == LyricsLetter.replacement { return true }
    }
    return false
  }
}
