import ElasticExport
import ElasticKit
import Foundation
import FuzzTargets

/// Reads a recording as the command line does, and plays the valid ones.
func readGesture(_ bytes: [UInt8]) -> UInt64 {
  var sum = Checksum()
  let data = Data(bytes)
  do throws(JSONSyntax.Mistake) { try JSONSyntax.check(bytes) } catch {
    let lines = bytes.count { $0 == 0x0A } + 1
    law((1...lines).contains(error.line), "a mistake's line is one of the file's")
    law((1...bytes.count + 1).contains(error.column), "a mistake's column is one of the file's")
    law(!error.expected.isEmpty && !error.expected.contains("\n"), "what was expected is one line")
    sum.add(error.line)
    sum.add(error.column)
    return sum.value
  }
  law(
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil,
    "what has the syntax of JSON is JSON to Foundation")
  do {
    let recording = try JSONDecoder().decode(ElasticRecording.self, from: data)
    let json = recording.json
    let again = try? JSONDecoder().decode(ElasticRecording.self, from: Data(json))
    law(again?.json == json, "a recording that was written is read as the same")
    sum.add(json)
    var play = Playing(recording: recording)
    recording.component.visit(&play)
    sum.add(bits: play.sum.value)
  } catch let error as DecodingError {
    let sentence = "\(error.context?.debugDescription ?? "")"
    law(!sentence.isEmpty && !sentence.contains("\n"), "an error is one line")
  } catch {
    law(false, "a recording fails with a decoding error")
  }
  return sum.value
}

private struct Playing: ComponentVisitor {
  let recording: ElasticRecording
  var sum = Checksum()

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    var player = RecordingPlayer<C>(recording)
    var drawing = Drawing()
    for place in 0...8 {
      player.advance(to: recording.duration * Double(place) / 8)
      drawing.removeAll()
      player.draw(into: &drawing)
      drawing.forEachNumber {
        law($0.isFinite, "what is drawn is finite")
        sum.add($0)
      }
    }
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context
    @unknown default: nil
    }
  }
}
