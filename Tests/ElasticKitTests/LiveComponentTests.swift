import Testing

@testable import ElasticKit

/// The box that the hosts with callbacks share.
@MainActor
@Suite("A live component")
struct LiveComponentTests {
  private let size = Size2D(width: 300, height: 200)

  @Test("asks for a frame when something was done, and tells entries, events and words")
  func tells() throws {
    let live = LiveComponent(
      BallMotion(style: BallMotion.Style(), lyrics: try Lyrics("Hop over".utf8)))
    var (asked, words, entries, events) = (0, [String](), 0, [BallMotion.Event]())
    live.onInput = { asked += 1 }
    live.measure = { word, size in
      words.append(word)
      return Size2D(width: Double(word.utf8.count) * size, height: size * 1.25)
    }
    live.onEntry = { _ in entries += 1 }
    live.onEvent = { events.append($0.event) }
    live.layOut(size, Surroundings(), at: 0)
    #expect(words == ["Hop", "over"])
    #expect(asked == 1 && entries == 2, "the size and the words")
    live.perform(.play, at: 1)
    #expect(asked == 2 && entries == 3)
    _ = live.show(at: 2)
    #expect(events.first == .line(0))
    live.layOut(size, Surroundings(), at: 3)
    #expect(entries == 3 && words.count == 2)
  }
}
