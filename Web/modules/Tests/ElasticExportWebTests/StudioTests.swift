import ElasticExport
import Foundation
import Testing

@testable import ElasticExportWeb

// One at a time: like the page, these share the module's one memory.
@Suite(.serialized) struct StudioTests {
  private struct Answer: Decodable {
    var error, name, type, sentence: String?
  }

  /// Hands numbers and content over as a page does, and makes a file.
  private func make(
    _ said: [Double], _ format: Int32, at seconds: Double = 0, error: Double = 0.25,
    content shown: [UInt8] = []
  ) throws -> (bytes: [UInt8], answer: Answer) {
    let room = try #require(numbers(Int32(said.count)))
    for (index, number) in said.enumerated() { room[index] = number }
    let shelf = try #require(content(Int32(shown.count)))
    for (index, byte) in shown.enumerated() { shelf[index] = byte }
    let isMade = ElasticExportWeb.make(format, seconds, error) == 1
    let bytes = [UInt8](UnsafeBufferPointer(start: file(), count: Int(fileCount())))
    let said = Data(
      UnsafeBufferPointer(start: ElasticExportWeb.answer(), count: Int(answerCount())))
    let answer = try JSONDecoder().decode(Answer.self, from: said)
    #expect(isMade == (answer.error == nil))
    if !isMade { #expect(bytes.isEmpty) }
    return (bytes, answer)
  }

  /// A surface of 200 × 200 that is pulled by a finger and let go.
  private let pull: [Double] = [
    0, 200, 200,
    0, 0, 4, 1, 0, 100, 20,
    0.1, 0, 4, 1, 1, 110, 120,
    0.2, 0, 4, 1, 2, 110, 120,
  ]

  @Test("makes the same file as the exporter from the same recording") func same() throws {
    let made = try make(pull, 2)
    var recording = ElasticRecording(
      component: .elasticSurface, size: Size2D(width: 200, height: 200))
    for (time, phase, y) in [(0, .down, 20), (0.1, .move, 120), (0.2, .up, 120)]
      as [(Double, TouchPhase, Double)]
    {
      let place = Point2D(phase == .down ? 100 : 110, y)
      recording.entries.append(
        ElasticRecording.Entry(
          time: time, action: .input(.touch(id: 1, phase: phase, point: place))))
    }
    let footage = Footage(recording, component: SurfaceMotion(style: SurfaceMotion.Style()))
    let document = LottieDocument(name: Array("elastic-surface".utf8))
    #expect(made.bytes == document.bytes(of: footage))
    #expect(made.answer.name == "elastic-surface.json")
    #expect(made.answer.sentence?.hasPrefix("\(footage.frameCount) frames, ") == true)
  }

  @Test("lists the parts that a style sheet leaves out") func losses() throws {
    // A refresh that is loading has a circle, which is a line.
    let loading = try make([1, 200, 200, 0, 6, 2, 0, 0], 4)
    #expect(loading.answer.sentence?.contains("CSS cannot contain its lines") == true)
    #expect(try make(pull, 4).answer.sentence?.contains("CSS") == false)
  }

  @Test("reports an invalid recording in a sentence") func strange() throws {
    let strange: [Double] = [
      .nan, .infinity, -.infinity, -1, -0.0, 0, 1, 2, 3, 4, 7, 8, 1e300, -1e300, 1e9, 0.5,
    ]
    var random = SplitMix(seed: 5)
    for _ in 0..<3000 {
      var said = pull
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<said.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: said[place] = strange.randomElement(using: &random)!
        case 1: said.remove(at: place)
        default: said.insert(strange.randomElement(using: &random)!, at: place)
        }
      }
      // A still picture of the same recording.
      _ = try make(said, 0, at: strange.randomElement(using: &random)!)
    }
    for said in [[], [0], [0, 1], [9, 1, 1], [0, -1, 1], [0, .nan, 1], [0, 1, 1, 0]] {
      #expect(try make(said, 1).answer.error == "this is not a recording of a component")
    }
    #expect(try make(pull, 5).answer.error != nil)
    #expect(try make(pull, 2, error: .nan).answer.error != nil)
    #expect(try make([0, 200, 200], 2).answer.error?.hasPrefix("nothing has moved") == true)
    #expect(try make([3, 200, 200], 4).answer.error == "the recording has no song")
    #expect(
      try make([0, 200, 200, 599, 5, 0], 1).answer.error
        == "the recording lasts 599 s; expected a film of at most 600 s")
    #expect(
      numbers(-1) == nil && numbers(.max) == nil && content(-1) == nil && content(.max) == nil)
  }
}
