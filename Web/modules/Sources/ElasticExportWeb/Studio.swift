@_spi(Programs) import ElasticCore
import ElasticExport
@_spi(Pages) import ElasticKit

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Studio {
  /// The page's input, with one extra element each.
  var numbers: [Double] = [.nan]
  var content: [UInt8] = [0]
  /// The input.
  var file: [UInt8] = []
  var answer: [UInt8] = []

  /// Makes a file of the recording; returns false, with the reason in the answer, if that is impossible.
  func make(_ format: Int32, at seconds: Double, error: Double) -> Bool {
    file = []
    do throws(Refusal) {
      guard FileFormat.all.indices.contains(Int(format)), seconds.magnitude <= 1e9,
        (0...10).contains(error),
        let recording = ElasticRecording(
          numbers: Array(numbers.dropLast()), content: Array(content.dropLast()))
      else { throw Refusal("this is not a recording of a component") }
      let format = FileFormat.all[Int(format)]
      var maker = FileMaker(recording: recording, format: format, seconds: seconds, error: error)
      let made = try recording.component.visit(&maker)
      file = made.bytes
      answer { json in
        json.key("name")
        json.text(recording.component.name.bytes + format.ending.bytes)
        json.key("type")
        json.text(format.type)
        json.key("sentence")
        json.text(made.sentence)
      }
      return true
    } catch {
      answer { json in
        json.key("error")
        json.text(error.sentence)
      }
      return false
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
