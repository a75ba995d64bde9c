import ElasticKit
import ElasticSongFormats
import Foundation

/// A song written as another song file: what `elastic lyrics` does where the output's name ends like one.
struct SongTextFile {
  let path: String
  let format: Lyrics.Format

  /// Nil if the name, or `--format`, is of no song file.
  init?(path: String, format: String?) {
    let ending = format ?? URL(fileURLWithPath: path).pathExtension
    switch ending.lowercased() {
    case "lrc", ".lrc": self.format = .lrc
    case "srt", ".srt": self.format = .srt
    case "vtt", ".vtt": self.format = .webVTT
    case "ass", ".ass": self.format = .ass
    default: return nil
    }
    self.path = path
  }

  private var formatName: String {
    switch format {
    case .plain: "plain text"
    case .lrc: "LRC"
    case .srt: "SRT"
    case .webVTT: "WebVTT"
    case .ass: "ASS"
    }
  }

  /// Writes the song, and says on standard error what its format cannot hold.
  func write(_ song: Lyrics) throws {
    let file = try OutputFile(path: path)
    defer { file.discard() }
    try file.write(song.file(in: format))
    try file.commit()
    let losses = song.losses(in: format).map { "\($0.name)" }
    guard let last = losses.last else { return }
    let list = losses.count > 1 ? losses.dropLast().joined(separator: ", ") + " and " + last : last
    writeNote("\(path): \(formatName) cannot hold \(list)")
  }
}
