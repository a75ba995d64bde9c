import ElasticRecordings
import LawKit

/// Reads a recording as the command line does, and plays the valid ones.
func readGesture(_ bytes: [UInt8], _ sum: inout Checksum) {
  let recording: ElasticRecording
  do throws(ElasticRecording.ParseError) { recording = try ElasticRecording(json: bytes) } catch {
    law((0...bytes.count).contains(error.offset), "a recording's error lies within the bytes")
    let before = bytes.prefix(error.offset)
    law(
      error.line == before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) },
      "an error's line is that of its place")
    law((1...before.count + 1).contains(error.column), "an error's column is one of the file's")
    sum.add(error.column)
    checkSentence(error.sentence, &sum)
    return
  }
  let json = recording.json
  do throws(ElasticRecording.ParseError) {
    let again = try ElasticRecording(json: json)
    law(again.json == json, "a recording that was written is read as the same")
  } catch {
    law(false, "a recording that was written is read again")
  }
  var play = RecordingPlay(recording: recording, sum: sum)
  recording.component.visit(&play)
  sum = play.sum
}

private struct RecordingPlay: ComponentVisitor {
  typealias Failure = Never

  let recording: ElasticRecording
  var sum: Checksum

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    var session = ElasticSession<C>(replaying: recording)
    for place in 0...8 {
      session.advance(to: recording.duration * Double(place) / 8)
      session.withDrawing { drawing in
        drawing.forEachNumber {
          law($0.isFinite, "what is drawn is finite")
          sum.add($0)
        }
      }
    }
    law(session.fault == nil, "a component performs what was read for it")
  }
}
