import ElasticSongFormats
import Foundation
import Testing

/// The files of these formats in `Tests/Lyrics`; `others.tsv` there has their words and times.
@Suite("Song files of other formats")
struct FileTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Lyrics")

  @Test("are read as in the table, which has all of them")
  func table() throws {
    let table = try String(contentsOf: Self.folder.appending(path: "others.tsv"), encoding: .utf8)
    var listed: Set<String> = []
    for row in table.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t").map(String.init)
      listed.insert(fields[0])
      let file = try Data(contentsOf: Self.folder.appending(path: fields[0]))
      let sung = try Lyrics(songFile: file).sung
      #expect(sung == fields[1], "\(fields[0]): \(sung)")
    }
    var found: Set<String> = []
    for format in ["ttml", "ultrastar", "whisper"] {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Self.folder.appending(path: format).path)
      found.formUnion(names.map { "\(format)/\($0)" })
    }
    #expect(listed == found)
  }
}
