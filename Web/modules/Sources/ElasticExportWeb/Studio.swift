@_spi(Programs) import ElasticSettings
import ElasticExport
@_spi(Pages) import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Studio {
  /// The page's input, with one extra element each.
  var numbers: [Double] = [.nan]
  var content: [UInt8] = [0]
  /// The file that was made last.
  var file: [UInt8] { made?.file.bytes ?? [] }
  private var made: (file: File, format: FileFormat, name: [UInt8])?
  var answer: [UInt8] = []

  /// Makes a file of the recording; returns false, with the reason in the answer, if that is impossible.
  func make(_ format: Int32, at seconds: Double, error: Double) -> Bool {
    made = nil
    do throws(Refusal) {
      guard FileFormat.all.indices.contains(Int(format)), seconds.magnitude <= 1e9,
        (0...10).contains(error),
        let recording = ElasticRecording(
          numbers: Array(numbers.dropLast()), content: Array(content.dropLast()))
      else { throw Refusal("this is not a recording of a component") }
      let format = FileFormat.all[Int(format)]
      var maker = FileMaker(recording: recording, format: format, seconds: seconds, error: error)
      let file = try recording.component.visit(&maker)
      made = (file, format, recording.component.name.bytes)
      describe()
      return true
    } catch {
      answer { json in
        json.key("error")
        json.text(error.sentence)
      }
      return false
    }
  }

  /// Packs the animation that was made last into an archive.
  ///
  /// A page deflates it: browsers can, and a compressor would double this module.
  /// - Parameter deflated: the animation, deflated; empty if the browser cannot.
  /// - Returns: false if the format has no archive.
  func pack(_ deflated: [UInt8]) -> Bool {
    guard var made, made.format.isArchive else { return false }
    var archive = DotLottie()
    if deflated.isEmpty {
      archive.add(made.file.bytes, name: made.name)
    } else {
      archive.add(made.file.bytes, deflated: deflated, name: made.name)
    }
    made.file.bytes = archive.bytes
    self.made = made
    describe()
    return true
  }

  private func describe() {
    guard let made else { return }
    answer { json in
      json.key("name")
      json.text(made.name + made.format.ending.bytes)
      json.key("type")
      json.text(made.format.type)
      json.key("sentence")
      json.text(made.file.sentence)
    }
  }

  private func answer(_ members: (inout JSONText) -> Void) {
    var json = JSONText()
    json.object(members)
    answer = json.bytes
  }
}

extension StaticString {
  var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}

/// Created at the first use, by hand: Swift's own lazy initialisation is thread-safe, and copied
/// into each function that uses it.
var studio: Studio {
  get {
    if let madeStudio { return madeStudio }
    let studio = Studio()
    madeStudio = studio
    return studio
  }
}

nonisolated(unsafe) private var madeStudio: Studio?
