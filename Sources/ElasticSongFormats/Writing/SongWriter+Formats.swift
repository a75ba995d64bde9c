import ElasticKit

extension SongWriter {
  // MARK: Formats

  /// Words only, a line a row.
  mutating func writePlain() {
    for line in song.lines {
      for word in line.words {
        appendSpace(before: word, in: line)
        append(word)
      }
      text.append(0x0A)
    }
  }

  mutating func writeLRC() {
    appendTag("[ti:", song.title, "]")
    appendTag("[ar:", song.artist, "]")
    appendTag("[al:", song.album, "]")
    for (index, line) in song.lines.enumerated() {
      appendStamp("[", line.start, "]")
      if isEven[index] {
        for word in line.words {
          appendSpace(before: word, in: line)
          append(word)
        }
        text.append(0x0A)
        // A row ends with the next one, unless a time without words is between them.
        let next = index + 1 < song.lines.count ? song.lines[index + 1].start : .infinity
        guard Self.units(line.end, 100) < Self.units(min(next, 1e12), 100) else { continue }
        appendStamp("[", line.end, "]")
      } else {
        appendWords(of: line) { writer, time in writer.appendStamp("<", time, ">") }
        appendStamp("<", line.end, ">")
      }
      text.append(0x0A)
    }
  }

  mutating func writeSRT() {
    for (index, line) in song.lines.enumerated() {
      append(decimal: Int64(index + 1))
      text.append(0x0A)
      appendCue(line, fraction: UInt8(ascii: ","))
      for word in line.words {
        appendSpace(before: word, in: line)
        append(word)
      }
      append("\n\n")
    }
  }

  mutating func writeWebVTT() {
    append("WEBVTT\n\n")
    for (index, line) in song.lines.enumerated() {
      appendCue(line, fraction: UInt8(ascii: "."))
      // A time in a cue has to be later than those before it, and within the cue: a word of no length gets the shortest.
      var (last, isFirst) = (Self.units(line.start, cueRate), true)
      let end = Self.units(line.end, cueRate)
      if isEven[index] {
        for word in line.words {
          appendSpace(before: word, in: line)
          append(word, isMarkup: true)
        }
      } else {
        appendWords(of: line, isMarkup: true) { writer, time in
          defer { isFirst = false }
          let units = max(Self.units(time, writer.cueRate), last + 1)
          guard !isFirst, units < end else { return }
          last = units
          writer.append("<")
          writer.appendClock(units, writer.cueRate, fraction: UInt8(ascii: "."))
          writer.append(">")
        }
      }
      append("\n\n")
    }
  }

  mutating func writeASS() {
    append("[Script Info]\n")
    appendTag("Title: ", song.title, "")
    append(
      """
      ScriptType: v4.00+

      [V4+ Styles]
      Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, \
      StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
      Style: Default,Arial,20,&H00FFFFFF,&H000000FF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,2,2,2,10,10,10,1

      [Events]
      Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text

      """)
    for (index, line) in song.lines.enumerated() {
      let start = Self.units(line.start, 100)
      append("Dialogue: 0,")
      appendClock(start, 100, fraction: UInt8(ascii: "."), hours: 1)
      append(",")
      // A dialogue of no duration is not shown.
      appendClock(
        max(Self.units(line.end, 100), start + 1), 100, fraction: UInt8(ascii: "."), hours: 1)
      append(",Default,,0,0,0,,")
      appendDialogue(line, isEven: isEven[index], start: start)
      text.append(0x0A)
    }
  }

  /// The text of a dialogue: syllables with their durations in hundredths.
  private mutating func appendDialogue(_ line: Lyrics.Line, isEven: Bool, start: Int64) {
    var time = start
    /// The duration of a syllable that ends at `next`.
    func appendSyllable(to next: Double, _ writer: inout SongWriter) {
      // No reader takes a longer one: three hours.
      let end = min(max(Self.units(next, 100), time), time + LyricsScanner.numberLimit)
      writer.append("{\\k")
      writer.append(decimal: end - time)
      writer.append("}")
      time = end
    }
    for word in line.words {
      let isLast = word + 1 == line.words.upperBound
      if !isEven { appendSyllable(to: song.words[word].end, &self) }
      append(word, isBraced: true)
      // A pause is a syllable of its own.
      if !isEven, !isLast, Self.units(song.words[word + 1].start, 100) > time {
        appendSyllable(to: song.words[word + 1].start, &self)
      }
      if !isLast { appendSpace(before: word + 1, in: line) }
    }
  }

  // MARK: Words

  /// Words with their starts, and the ends of those that a pause follows.
  private mutating func appendWords(
    of line: Lyrics.Line, isMarkup: Bool = false, _ appendTime: (inout SongWriter, Double) -> Void
  ) {
    for word in line.words {
      if word > line.words.lowerBound, song.words[word - 1].end < song.words[word].start {
        appendTime(&self, song.words[word - 1].end)
      }
      appendSpace(before: word, in: line)
      appendTime(&self, song.words[word].start)
      append(word, isMarkup: isMarkup)
    }
  }

  private mutating func appendSpace(before word: Int, in line: Lyrics.Line) {
    if word > line.words.lowerBound, !song.words[word].joinsPrevious { text.append(0x20) }
  }

  /// - Parameters:
  ///   - isMarkup: whether `<` and `&` have to be references.
  ///   - isBraced: whether braces have to be escaped.
  private mutating func append(_ word: Int, isMarkup: Bool = false, isBraced: Bool = false) {
    for byte in song.text[song.words[word].text] {
      switch byte {
      case UInt8(ascii: "&") where isMarkup: append("&amp;")
      case UInt8(ascii: "<") where isMarkup: append("&lt;")
      case UInt8(ascii: ">") where isMarkup: append("&gt;")
      case UInt8(ascii: "{") where isBraced, UInt8(ascii: "}") where isBraced:
        text.append(UInt8(ascii: "\\"))
        text.append(byte)
      default: text.append(byte)
      }
    }
  }

  private mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { text.append(contentsOf: $0) }
  }

  /// A row with a text about the song; nothing without one.
  private mutating func appendTag(
    _ opening: StaticString, _ value: Range<Int>?, _ closing: StaticString
  ) {
    guard let value else { return }
    append(opening)
    text.append(contentsOf: song.text[value])
    append(closing)
    text.append(0x0A)
  }

  // MARK: Times

  private mutating func appendCue(_ line: Lyrics.Line, fraction: UInt8) {
    let start = Self.units(line.start, cueRate)
    appendClock(start, cueRate, fraction: fraction)
    append(" --> ")
    appendClock(max(Self.units(line.end, cueRate), start + 1), cueRate, fraction: fraction)
    text.append(0x0A)
  }

  /// Minutes, seconds and hundredths in brackets.
  private mutating func appendStamp(
    _ opening: StaticString, _ seconds: Double, _ closing: StaticString
  ) {
    let units = Self.units(seconds, 100)
    append(opening)
    append(decimal: units / 6000, digits: 2)
    append(":")
    append(decimal: units / 100 % 60, digits: 2)
    append(".")
    append(decimal: units % 100, digits: 2)
    append(closing)
  }

  /// Hours, minutes, seconds and a fraction of as many digits as the rate has zeros.
  private mutating func appendClock(_ units: Int64, _ rate: Int64, fraction: UInt8, hours: Int = 2)
  {
    append(decimal: units / rate / 3600, digits: hours)
    append(":")
    append(decimal: units / rate / 60 % 60, digits: 2)
    append(":")
    append(decimal: units / rate % 60, digits: 2)
    text.append(fraction)
    var digits = 0
    var parts = rate
    while parts > 1 { (digits, parts) = (digits + 1, parts / 10) }
    append(decimal: units % rate, digits: digits)
  }

  /// Seconds in parts of one.
  private static func units(_ seconds: Double, _ rate: Int64) -> Int64 {
    Int64((seconds * Double(rate)).rounded())
  }

  /// At least so many digits.
  private mutating func append(decimal number: Int64, digits: Int = 1) {
    var (rest, reversed): (Int64, [UInt8]) = (number, [])
    repeat {
      reversed.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || reversed.count < digits
    text.append(contentsOf: reversed.reversed())
  }
}
