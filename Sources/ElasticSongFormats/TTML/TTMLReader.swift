// Timed Text Markup Language (W3C), and what Apple Music makes of it for songs.
//
// A `<p>` is a passage, a `<br>` ends a row in it, and the begin and the end of a `<span>` are anchors. A time is counted from the
// begin of the elements around it; Apple counts all from the start of the song. Which of both is decided for the whole file: Apple's
// has `itunes:timing`, and where times that were counted from the element around would pass its end, they are not.
// `ttm:agent` is a voice, and so is a background, `ttm:role="x-bg"`: it is read after its row, as a passage of its own.
// Limits: styles, regions, animation and media time other than seconds, frames and ticks are skipped; so are translations,
// transliterations and the readings of ruby text, which are not sung.

import ElasticKit

/// Reads TTML.
struct TTMLReader {
  typealias ParseError = Lyrics.ParseError

  var xml: XMLReader
  var builder = LyricsBuilder()
  private var clock = TTMLClock()
  private var voices = VoiceTimes()
  /// The open elements of the body.
  private var elements: [Element] = []
  /// Whether all times are counted from the start of the song.
  private var isAbsolute: Bool
  /// Whether a time, counted from the element around it, passes that one's end.
  private var overruns = false
  /// Whether a time is before the begin of the element around it, so that it must be counted from there.
  private var precedes = false
  /// Whether the file says that it has no times.
  private var isUntimed = false
  /// The rows of the file as plain words, if it has no times.
  private var rows: [UInt8] = []

  /// An element's times, in microseconds since the start of the song.
  private struct Element {
    var begin: Int64?
    var end: Int64?
    /// Its begin, or that of an element around it, as it is written.
    var written: Int64 = 0
    /// Where its next child begins, if they follow one another.
    var next: Int64?
    /// The last end of its children.
    var reach: Int64?
    var voice: UInt64 = 0
    /// Whether it has a begin of its own.
    var isTimed = false
  }

  /// The song of a file.
  static func song(_ scanner: LyricsScanner) throws(ParseError) -> Lyrics {
    var reader = TTMLReader(scanner, isAbsolute: false)
    try reader.read()
    if !reader.isAbsolute, reader.overruns, !reader.precedes {
      reader = TTMLReader(scanner, isAbsolute: true)
      try reader.read()
    }
    return try reader.song()
  }

  private init(_ scanner: LyricsScanner, isAbsolute: Bool) {
    xml = XMLReader(scanner)
    self.isAbsolute = isAbsolute
  }

  private mutating func song() throws(ParseError) -> Lyrics {
    if isUntimed { return try Lyrics(plain: rows) }
    guard builder.hasTimes || xml.scanner.outOfRange != nil else {
      throw xml.scanner.error(.noTimedLine, at: xml.scanner.bytes.count)
    }
    voices.apply(to: &builder)
    return try xml.scanner.song(of: builder)
  }

  private mutating func read() throws(ParseError) {
    while let event = try xml.next() {
      switch event {
      case .start:
        if xml.isNamed("tt") {
          clock = TTMLClock(xml)
          if xml.value(of: "timing") != nil { isAbsolute = true }
          isUntimed = xml.has("timing", "none")
        } else if xml.isNamed("head") {
          try head()
        } else if xml.isNamed("body") || xml.isNamed("div") {
          elements.append(element())
        } else if xml.isNamed("p") {
          try passage(element())
        } else {
          try xml.skipElement()
        }
      case .end: if let element = elements.popLast() { end(element) }
      case .character: break
      }
    }
  }

  // MARK: Times

  /// The times of the element that the last event began.
  private mutating func element() -> Element {
    let outer = elements.last ?? Element()
    var element = outer
    (element.next, element.reach, element.isTimed) = (nil, nil, false)
    let base = isAbsolute ? 0 : outer.next ?? outer.begin ?? 0
    let begin = clock.time("begin", of: &xml)
    let end = clock.time("end", of: &xml)
    let duration = clock.time("dur", of: &xml)
    if let begin, begin != end { compare(begin, end, with: outer) }
    if begin != nil || end != nil || duration != nil {
      let start = base + (begin ?? 0)
      element.begin = start
      // A space may be an element of no duration.
      element.isTimed = begin != nil && begin != end
      element.written = begin ?? element.written
      // Of two ends the first counts.
      var own = end.map { base + $0 }
      if let duration { own = min(own ?? .max, start + duration) }
      if isAbsolute {
        element.end = own ?? outer.end
      } else if let own {
        element.end = min(own, outer.end ?? own)
      }
    } else if let next = outer.next {
      element.begin = next
    }
    if xml.has("timecontainer", "seq") { element.next = element.begin ?? 0 }
    if let agent = xml.value(of: "agent") { element.voice = Self.voice(xml.scanner.bytes[agent]) }
    return element
  }

  /// Notes what tells whether times are counted from the element around them.
  private mutating func compare(_ begin: Int64, _ end: Int64?, with outer: Element) {
    guard !isAbsolute, outer.next == nil, let base = outer.begin, base > 0 else { return }
    if begin < outer.written { precedes = true }
    if let limit = outer.end, base + max(begin, end ?? 0) > limit { overruns = true }
  }

  private mutating func end(_ element: Element) {
    guard let last = elements.indices.last else { return }
    let reach = element.end ?? element.reach ?? element.begin
    elements[last].reach = max(elements[last].reach ?? .min, reach ?? .min)
    if elements[last].next != nil { elements[last].next = reach }
  }

  /// A number for a singer: the 64-bit FNV-1a hash of the name.
  private static func voice(_ name: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  // MARK: Passages

  /// Reads the element that the last event began, up to its end, as a passage.
  private mutating func passage(
    _ paragraph: Element, isBackground: Bool = false
  ) throws(ParseError) {
    let (outer, level, offset) = (elements.count, xml.level - 1, xml.scanner.index)
    var backgrounds: [(reader: XMLReader, element: Element)] = []
    var last = paragraph.end
    elements.append(paragraph)
    builder.beginPassage()
    var isRowStart = true
    while xml.level > level {
      xml.skipLabel(isRowStart: isRowStart)
      isRowStart = false
      guard let event = try xml.next() else { break }
      switch event {
      case .start:
        if !isSung {
          try xml.skipElement()
        } else if !isBackground, xml.has("role", "x-bg") {
          backgrounds.append((xml, element()))
          try xml.skipElement()
        } else {
          if xml.isNamed("br") { newRow() }
          // A tag or white space may precede a singer's name.
          isRowStart = builder.isRowStart
          let element = element()
          elements.append(element)
          if element.isTimed, let begin = element.begin { builder.beginWord(at: begin) }
        }
      case .end:
        let element = elements.removeLast()
        end(element)
        if elements.count > outer, element.isTimed, let end = element.end {
          builder.anchor(end)
          last = max(last ?? end, end)
        }
      case .character(let scalar, let offset):
        isRowStart = scalar <= 0x20 && builder.isRowStart
        builder.put(scalar, at: offset)
        if isUntimed {
          LyricsLetter.append(scalar == 0x0A || scalar == 0x0D ? 0x20 : scalar, to: &rows)
        }
      }
    }
    newRow()
    voices.endPassage(
      of: &builder, voice: isBackground ? ~paragraph.voice : paragraph.voice,
      start: paragraph.begin,
      end: last, at: offset)
    for background in backgrounds { try read(background.reader, background.element) }
  }

  private mutating func newRow() {
    builder.newRow()
    if isUntimed { rows.append(0x0A) }
  }

  /// Reads a background where it began, and goes on where the reader is.
  private mutating func read(_ background: XMLReader, _ element: Element) throws(ParseError) {
    var rest = xml
    xml = background
    try passage(element, isBackground: true)
    rest.scanner.outOfRange = rest.scanner.outOfRange ?? xml.scanner.outOfRange
    xml = rest
  }

  /// Whether the element that the last event began may have words: no translation, no reading and no metadata.
  private var isSung: Bool {
    guard xml.isNamed("span") || xml.isNamed("br") else { return false }
    return
      !(xml.has("role", "x-translation") || xml.has("role", "x-roman")
      || xml.has("ruby", "text") || xml.has("ruby", "textcontainer")
      || xml.has("ruby", "delimiter"))
  }
}
