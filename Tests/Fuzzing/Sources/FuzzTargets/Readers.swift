@_spi(Pages) import ElasticCore
import ElasticExport
import ElasticKit
import ElasticSongFormats
import LawKit

func readPath(_ bytes: [UInt8], _ sum: inout Checksum) {
  do throws(SVGPathError) {
    let path = try BezierPath(svg: bytes)
    var printed: [UInt8] = []
    path.appendSVG(to: &printed)
    do throws(SVGPathError) {
      let again = try BezierPath(svg: printed)
      law(again == path, "what was printed is read as the same path")
    } catch {
      law(false, "what was printed is read again")
    }
    sum.add(printed)
    look(at: path, &sum)
  } catch {
    law((0...bytes.count).contains(error.offset), "a path's error lies within the bytes")
    var sentence: [UInt8] = []
    error.appendSentence(to: &sentence)
    checkSentence(sentence, &sum)
  }
}

private func look(at path: BezierPath, _ sum: inout Checksum) {
  let (bounds, control) = (path.bounds, path.controlBounds)
  law(bounds == nil || control != nil, "what is drawn has control points")
  sum.add(bounds)
  sum.add(control)
  if let bounds, let control {
    for number in [bounds.minX, bounds.minY, bounds.width, bounds.height] {
      law(number.isFinite, "a path's bounds are finite")
    }
    let slack =
      1e-9 * max(control.width, control.height, control.minX.magnitude, control.minY.magnitude)
    law(
      bounds.minX >= control.minX - slack && bounds.maxX <= control.maxX + slack
        && bounds.minY >= control.minY - slack && bounds.maxY <= control.maxY + slack,
      "a path lies within its control points")
    sum.add(path.contains(bounds.center) ? 1 : 0)
    sum.add(path.contains(control.origin, rule: .evenOdd) ? 1 : 0)
  }
  let fitted = path.fitted(into: Rect2D(x: 0, y: 0, width: 100, height: 50))
  var numbers: [Double] = []
  fitted.elements.append(to: &numbers)
  for number in numbers {
    law(number.isFinite, "a fitted path is finite")
    sum.add(number)
  }
  // Only paths up to a component's limit: measuring longer ones takes too long.
  guard path.elements.reduce(0, { count, _ in count + 1 }) <= 200 else { return }
  let length = fitted.length(tolerance: 1e-3)
  law(length.isFinite && length >= 0, "a length is a number")
  sum.add(length)
  if let place = fitted.point(atDistance: length / 2, tolerance: 1e-3) {
    law(place.point.x.isFinite && place.point.y.isFinite, "a place on a path is finite")
    sum.add(place.point)
    sum.add(place.tangent.dx)
    sum.add(place.tangent.dy)
  }
}

func readEasing(_ bytes: [UInt8], _ sum: inout Checksum) {
  do throws(TimingCurve.ParseError) {
    let curve = try TimingCurve(css: bytes)
    for time in [
      -1e300, -1, -0.0, 0, 1e-9, 0.25, 0.5, 1.0 / 3, 0.999, 1, 1.5, 1e300, .nan, .infinity,
    ] {
      for isBefore in [false, true] {
        let value = curve.value(at: time, isBefore: isBefore)
        law(value.isFinite, "a curve's value is finite")
        sum.add(value)
      }
    }
    // White space and comments around it, and a parenthesis that the end closes, change nothing.
    let spaced = Array("/**/ ".utf8) + bytes
    do throws(TimingCurve.ParseError) {
      let again = try TimingCurve(css: spaced)
      law(again == curve, "space before a curve changes nothing")
    } catch {
      law(false, "space before a curve is read")
    }
  } catch {
    law((0...bytes.count).contains(error.position), "a curve's error lies within the bytes")
    var sentence: [UInt8] = []
    error.appendSentence(to: &sentence)
    checkSentence(sentence, &sum)
  }
  // The names of Core Animation, and a number by itself, are read from the same bytes.
  sum.add(TimingCurve(coreAnimationName: bytes) == nil ? 0 : 1)
  readNumber(bytes, &sum)
}

private func readNumber(_ bytes: [UInt8], _ sum: inout Checksum) {
  guard let number = DecimalText.parse(bytes) else { return }
  law(!number.isNaN, "a number is read as a number")
  sum.add(number)
  guard number.isFinite else { return }
  var printed: [UInt8] = []
  DecimalText.append(number, to: &printed)
  law(DecimalText.parse(printed)?.bitPattern == number.bitPattern, "a printed number is the same")
  sum.add(printed)
}

func readSong(_ bytes: [UInt8], _ format: Lyrics.Format?, _ sum: inout Checksum) {
  do throws(Lyrics.ParseError) {
    look(at: try Lyrics(bytes, format: format), &sum)
  } catch {
    look(at: error, in: bytes, &sum)
  }
}

/// A song of any format, which is then written in each that can be written.
func readSongFile(_ bytes: [UInt8], _ sum: inout Checksum) {
  do throws(Lyrics.ParseError) {
    let song = try Lyrics(songFile: bytes)
    look(at: song, &sum)
    for format in Lyrics.Format.allCases {
      let file = song.file(in: format)
      sum.add(file)
      sum.add(song.losses(in: format).count)
      guard !song.words.isEmpty else { continue }
      do throws(Lyrics.ParseError) {
        checkSong(try Lyrics(file, format: format, showsLabels: true))
      } catch {
        law(false, "a song that is written is read again")
      }
    }
  } catch {
    look(at: error, in: bytes, &sum)
  }
}

private func look(at song: Lyrics, _ sum: inout Checksum) {
  checkSong(song)
  sum.add(song.text)
  for word in song.words {
    sum.add(word.text.lowerBound)
    sum.add(word.text.upperBound)
    sum.add(word.start)
    sum.add(word.end)
    sum.add(word.joinsPrevious ? 1 : 0)
  }
  for line in song.lines {
    sum.add(line.words.lowerBound)
    sum.add(line.words.upperBound)
    sum.add(line.isRightToLeft ? 1 : 0)
  }
  sum.add(song.duration)
}

private func look(at error: Lyrics.ParseError, in bytes: [UInt8], _ sum: inout Checksum) {
  law((0...bytes.count).contains(error.offset), "a song's error lies within the bytes")
  var (line, last) = (1, UInt8(0))
  for byte in bytes[..<error.offset] {
    if byte == 0x0A ? last != 0x0D : byte == 0x0D { line += 1 }
    last = byte
  }
  // The place may be the second half of a line's end.
  law(error.line == line, "a song's error says the line of its place")
  sum.add(error.line)
  sum.add(error.offset)
  var sentence: [UInt8] = []
  error.kind.sentence.withUTF8Buffer { sentence.append(contentsOf: $0) }
  checkSentence(sentence, &sum)
}

private func checkSong(_ song: Lyrics) {
  law(isUTF8(song.text), "a song's text is well formed")
  var (end, isOneVoice) = (0.0, true)
  for (index, word) in song.words.enumerated() {
    law(word.start.isFinite && word.end.isFinite, "each word is sung some time")
    law(word.start >= 0 && word.end >= word.start, "a word does not end before it starts")
    law(isText(word.text, of: song), "each word has letters")
    if index > 0, song.words[index - 1].end > word.start { isOneVoice = false }
    end = max(end, word.end)
  }
  law(song.hasVoices != isOneVoice, "words follow one another unless voices overlap")
  law(song.duration == end, "a song lasts until its last word is over")
  var isInOrder = [Bool](repeating: false, count: song.words.count)
  var time = 0.0
  for place in song.words.indices {
    let index = song.word(inOrderOfTime: place)
    law(!isInOrder[index], "the order of time has each word once")
    law(song.words[index].start >= time, "the order of time is that of the words' starts")
    (isInOrder[index], time) = (true, song.words[index].start)
  }
  var next = 0
  for line in song.lines {
    law(line.words.lowerBound == next && !line.words.isEmpty, "lines hold the words in order")
    next = line.words.upperBound
    law(next <= song.words.count, "lines hold only words")
    law(!song.words[line.words.lowerBound].joinsPrevious, "no line starts within a word")
    law(
      line.start == song.words[line.words.lowerBound].start && line.end == song.words[next - 1].end,
      "a line is as long as its words")
    for word in line.words.dropFirst() {
      law(song.words[word - 1].end <= song.words[word].start, "words of a line follow one another")
    }
  }
  law(next == song.words.count, "every word is in a line")
  law(song.words.count <= Lyrics.wordLimit, "a song has no more words than it may")
  for range in [song.title, song.artist, song.album] {
    if let range { law(isText(range, of: song), "what is told of a song is text") }
  }
}

private func isText(_ range: Range<Int>, of song: Lyrics) -> Bool {
  range.lowerBound >= 0 && range.upperBound <= song.text.count && !range.isEmpty
    && isUTF8(song.text[range])
}

private func isUTF8(_ bytes: some Sequence<UInt8>) -> Bool {
  var parser = Unicode.UTF8.ForwardParser()
  var source = bytes.makeIterator()
  while true {
    switch parser.parseScalar(from: &source) {
    case .valid: continue
    case .error: return false
    case .emptyInput: return true
    }
  }
}

/// A text as the value of every setting, and a number too.
func readSettings(_ bytes: [UInt8], _ sum: inout Checksum) {
  var reader = StyleReader(bytes: bytes, sum: sum)
  for kind in ComponentKind.allCases { kind.visit(&reader) }
  sum = reader.sum
  readSettings(of: Surroundings(), bytes, &sum)
}

/// Takes the bytes for the value of each setting of a component.
private struct StyleReader: ComponentVisitor {
  typealias Failure = Never

  let bytes: [UInt8]
  var sum: Checksum

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    readSettings(of: C.Style(), bytes, &sum)
  }
}

private func readSettings<Holder: PropertyHolder & Equatable>(
  of original: Holder, _ bytes: [UInt8], _ sum: inout Checksum
) {
  for property in Holder.properties {
    var holder = original
    do throws(PropertyError) {
      let value = try property.value(of: bytes)
      law(!value.isNaN, "a setting's text is read as a number")
      try property.set(value, in: &holder)
      // A count drops its decimals; setting the result again does not change it.
      let kept = holder
      try property.set(property.get(holder), in: &holder)
      law(holder == kept, "a setting is what it was set to")
      var printed: [UInt8] = []
      property.appendText(of: value, to: &printed)
      law(try property.value(of: printed) == value, "a setting's printed text is read as the same")
      sum.add(value)
      sum.add(printed)
    } catch {
      law(holder == original, "a refused setting changes nothing")
      sum.add(error == .notANumber ? 1 : 2)
    }
  }
}

/// One line that a person can read.
func checkSentence(_ sentence: [UInt8], _ sum: inout Checksum) {
  law(sentence.count >= 10 && sentence.count < 400, "an error is a sentence")
  law(sentence.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "an error is one line")
  law(isUTF8(sentence), "an error is well formed")
  sum.add(sentence)
}
