import Foundation
import Testing

@testable import ElasticKit

/// The song files in `Tests/Lyrics`, each beside a text file of its parsed words and times.
///
/// `LYRICS_UPDATE=1` writes those texts again; check them by eye before a commit.
@Suite("The corpus of song files")
struct LyricsCorpusTests {
  struct Song: Sendable, CustomTestStringConvertible {
    let format: Lyrics.Format
    let file: URL

    var testDescription: String { "\(format.name)/\(file.lastPathComponent)" }
    var expectation: URL { file.deletingPathExtension().appendingPathExtension("expected.txt") }
    var bytes: [UInt8] { (try? [UInt8](Data(contentsOf: file))) ?? [] }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lyrics")

  static let songs: [Song] = Lyrics.Format.allCases.flatMap { format in
    files(of: format).filter { !$0.lastPathComponent.hasSuffix(".expected.txt") }
      .map { Song(format: format, file: $0) }
  }

  private static func files(of format: Lyrics.Format) -> [URL] {
    let folder = folder.appending(path: "\(format.name)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  @Test("is read as in the text beside each file", arguments: songs)
  func expectation(song: Song) throws {
    let read = Self.text(of: song)
    if ProcessInfo.processInfo.environment["LYRICS_UPDATE"] == "1" {
      try Data(read.utf8).write(to: song.expectation)
    }
    let expected = try String(decoding: Data(contentsOf: song.expectation), as: UTF8.self)
    #expect(read == expected)
  }

  @Test("has at least 160 files, and no text without a file")
  func size() {
    #expect(Self.songs.count >= 160)
    let expectations = Lyrics.Format.allCases.flatMap(Self.files(of:))
      .filter { $0.lastPathComponent.hasSuffix(".expected.txt") }
    #expect(Set(expectations.map(\.path)) == Set(Self.songs.map(\.expectation.path)))
  }

  @Test("keeps the laws of a song", arguments: songs)
  func laws(song: Song) {
    guard let lyrics = try? Lyrics(song.bytes, format: song.format) else { return }
    #expect(LyricsLaw.broken(by: lyrics) == nil)
  }

  /// Rows `start end words`, seconds to the microsecond; `+` before words that join the word before them.
  private static func text(of song: Song) -> String {
    let recognized = (try? LyricsScanner(song.bytes).recognizedFormat().name) ?? "nothing"
    var rows = ["recognized as \(recognized)"]
    do {
      let lyrics = try Lyrics(song.bytes, format: song.format)
      for (name, range) in [
        ("title", lyrics.title), ("artist", lyrics.artist), ("album", lyrics.album),
      ] {
        if let range {
          rows.append("\(name) \(String(decoding: lyrics.text[range], as: UTF8.self))")
        }
      }
      for line in lyrics.lines {
        rows.append(
          "line \(seconds(line.start)) \(seconds(line.end))"
            + (line.isRightToLeft ? " right-to-left" : ""))
        for word in lyrics.words[line.words] {
          let text = String(decoding: lyrics.text[word.text], as: UTF8.self)
          rows.append(
            "  \(seconds(word.start)) \(seconds(word.end)) "
              + (word.joinsPrevious ? "+" : "") + text)
        }
      }
      if lyrics.words.isEmpty { rows.append("no words") }
    } catch {
      rows.append("error \(error.kind.name), line \(error.line), byte \(error.offset)")
    }
    return rows.joined(separator: "\n") + "\n"
  }

  private static func seconds(_ value: Double) -> String {
    let microseconds = Int((value * 1_000_000).rounded())
    var text = String(microseconds % 1_000_000 + 1_000_000).dropFirst()
    while text.last == "0" { text.removeLast() }
    return "\(microseconds / 1_000_000)" + (text.isEmpty ? "" : "." + text)
  }
}
