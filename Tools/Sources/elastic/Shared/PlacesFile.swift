import ElasticKit
import Foundation

/// A table of places that a lyric ball hops over: the words of a picture, or labels of an app.
///
/// A row is a word: x, y, width and height in points, and seconds from the start to when it is sung, unless a song says that.
/// Columns are separated by commas, semicolons or white space; a row of names may come first, and rows that begin with # are
/// comments.
struct PlacesFile {
  let places: WordFrames
  /// When each word is sung; nil if the table does not say so.
  private let times: [Double]?
  private let name: String

  /// - Throws: a ``Failure`` with the file, the row, and the expected value.
  init(_ path: String) throws {
    let name = InputFile.name(of: path)
    let bytes = try InputFile.contents(of: path, expected: "a table of places", limit: 8)
    var frames: [Rect2D] = []
    var times: [Double] = []
    let rows = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, row) in rows.enumerated() {
      let cells = row.split { ",;".contains($0) || $0.isWhitespace }
      if cells.isEmpty || cells[0].hasPrefix("#") { continue }
      let numbers = cells.compactMap { Double($0) }
      if numbers.isEmpty, frames.isEmpty { continue }
      func failure(_ expected: String) -> Failure {
        Failure.data("\(name): row \(index + 1): expected \(expected)")
      }
      guard numbers.count == cells.count, numbers.count == 4 || numbers.count == 5 else {
        throw failure(
          "x, y, width and height in points, and seconds if no song says when a word is sung")
      }
      guard frames.isEmpty || (numbers.count == 5) == !times.isEmpty else {
        throw failure("as many numbers as in the rows before")
      }
      let frame = Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      guard WordFrames(frames: [frame]) != nil else {
        throw failure("points up to 1000000, and no negative width or height")
      }
      frames.append(frame)
      guard numbers.count == 5 else { continue }
      guard ((times.last ?? 0)...36_000).contains(numbers[4]) else {
        throw failure("seconds, not before those of the row above")
      }
      times.append(numbers[4])
    }
    guard let places = WordFrames(frames: frames), !frames.isEmpty else {
      throw Failure.data("\(name): there are no places in it; expected a row for each word")
    }
    self.places = places
    self.times = times.isEmpty ? nil : times
    self.name = name
  }

  /// The song that is sung over these places.
  /// - Parameter song: the song that is given besides; its words are as many as the places.
  /// - Throws: a ``Failure``.
  func lyrics(with song: Lyrics?) throws -> Lyrics {
    if let song {
      guard song.words.count == places.frames.count else {
        throw Failure.data(
          "\(name): has \(places.frames.count) places; expected \(song.words.count), one for each word of the song"
        )
      }
      guard times == nil else {
        throw Failure.data("\(name): has times, as the song has; expected x, y, width and height")
      }
      return song
    }
    guard let times else {
      throw Failure.data("\(name): has no times; expected seconds after the height, or --song")
    }
    var text = "[00:00.00]"
    for time in times { text += "<\(Self.stamp(time))>o " }
    text += "<\(Self.stamp((times.last ?? 0) + 0.5))>"
    return try Lyrics(text.utf8, format: .lrc)
  }

  private static func stamp(_ time: Double) -> String {
    let microseconds = Int((time * 1_000_000).rounded())
    let (minutes, rest) = microseconds.quotientAndRemainder(dividingBy: 60_000_000)
    return String(format: "%02d:%09.6f", minutes, Double(rest) / 1_000_000)
  }
}
