import ElasticKit

/// A song's name and singer, as a film or picture of it shows them over the rows.
public struct SongTitle: Sendable {
  /// UTF-8; empty if the file does not contain it.
  public var title: [UInt8]
  /// UTF-8; empty if the file does not contain it.
  public var artist: [UInt8]

  private static let titleSize = 22.0
  private static let artistSize = 15.0

  /// The title from the song's file.
  public init(of lyrics: Lyrics) {
    title = lyrics.title.map { Array(lyrics.text[$0]) } ?? []
    artist = lyrics.artist.map { Array(lyrics.text[$0]) } ?? []
  }

  /// Its height from the top, in points; 0 without a title.
  public var height: Double {
    (title.isEmpty ? 0 : 46) + (artist.isEmpty ? 0 : 26) + (title.isEmpty && artist.isEmpty ? 0 : 8)
  }

  /// Both in one line.
  public var line: [UInt8] {
    title.isEmpty || artist.isEmpty ? title + artist : title + Array(", ".utf8) + artist
  }

  /// Draws it in the middle of a width, from 0 down.
  public func draw(width: Double, into drawing: inout Drawing) {
    var y = 0.0
    func row(_ utf8: [UInt8], _ size: Double, _ weight: TextRun.Weight, _ index: Int) {
      drawing.text(
        ItemID(.background, index), utf8, .role(.label),
        TextRun(position: Point2D(width / 2, y), size: size, weight: weight, anchor: .middle),
        opacity: weight == .bold ? 1 : 0.7)
    }
    if !title.isEmpty {
      y += 38
      row(title, Self.titleSize, .bold, 0)
    }
    if !artist.isEmpty {
      y += 26
      row(artist, Self.artistSize, .regular, 1)
    }
  }
}
