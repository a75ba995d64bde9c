import Testing

@_spi(Pages) @testable import ElasticKit

/// Recordings as a page passes them: lists of numbers.
@Suite("A recording as numbers")
struct FlatRecordingTests {
  private let size = Size2D(width: 375, height: 667)

  @Test("is read as it was written, with an entry of every kind")
  func roundTrip() throws {
    let actions: [ElasticRecording.Action] = [
      .input(.touch(id: 3, phase: .move, point: Point2D(10.5, -20))),
      .input(.scrolled(offset: -30, isTracking: true)), .input(.activated),
      .input(.resized(Size2D(width: 320, height: 480))),
      .input(.surroundings(Surroundings(direction: .rightToLeft, textScale: 1.5))),
      .input(.measured(widths: [10, 20], lineHeight: 24)), .command(code: 0),
      .set(property: 2, value: 1), .set(property: 3, value: 95),
    ]
    var entries = actions.enumerated().map {
      ElasticRecording.Entry(time: Double($0.offset), action: $0.element)
    }
    entries[7].isWithNext = true
    let recording = ElasticRecording(component: .pullToRefresh, size: size, entries: entries)
    let again = try #require(ElasticRecording(numbers: recording.numbers, content: []))
    #expect(again.component == .pullToRefresh && again.size == size)
    #expect(again.entries.map { "\($0)" } == entries.map { "\($0)" })
  }

  @Test("is none with an input that no component takes")
  func implausible() {
    for point in [Point2D(.nan, 0), Point2D(0, 2e9)] {
      let entry = ElasticRecording.Entry(
        time: 0, action: .input(.touch(id: 1, phase: .down, point: point)))
      let recording = ElasticRecording(component: .pullToRefresh, size: size, entries: [entry])
      #expect(ElasticRecording(numbers: recording.numbers, content: []) == nil)
    }
  }
}
