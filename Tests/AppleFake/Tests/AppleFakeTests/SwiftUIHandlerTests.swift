import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Handlers of bad days in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIHandlerTests {
    @Test("a handler takes its own view away, and no clock is left")
    func takenAway() async throws {
      struct Page: View {
        @State var isShown = true
        var body: some View {
          Text("\(isShown)")
          if isShown { ElasticShape().onActivate { isShown = false } }
        }
      }
      let host = ViewHost(Page())
      await host.run(frames: 3)
      #expect(try host.shown(ElasticShapeView.self).accessibilityActivate())
      await host.run(frames: 240)
      #expect(host.outcome.texts == ["false"] && !host.moves && Updates.faults.isEmpty)
    }

    @Test("a handler changes its own view's style in each state, and it comes to rest")
    func restyled() async throws {
      struct Page: View {
        @State var count = 0
        var body: some View {
          Text("\(count)")
          ElasticShape().style(count % 2 == 0 ? .button : .jelly).onState { _ in
            if count < 20 { count += 1 }
          }
        }
      }
      let host = ViewHost(Page())
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      shape.poke()
      await host.run(frames: 600)
      #expect(host.outcome.texts != ["0"] && !host.moves && Updates.faults.isEmpty)
      #expect(isFinite(shape.layer))
    }

    @Test("words of a song are drawn and told as they are", arguments: hostileTexts.keys.sorted())
    func song(kind: String) async throws {
      // A song keeps thirty marks on a letter.
      let text = String(
        String.UnicodeScalarView(try #require(hostileTexts[kind]).unicodeScalars.prefix(31)))
      let words = ["First"] + text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let song = try? Lyrics(words.joined(separator: " ").utf8) else {
        // A 0 is in no text, and is refused with its place.
        #expect(text.contains("\u{0}"))
        return
      }
      let host = ViewHost(LyricBall(lyrics: song, time: 0))
      await host.run(frames: 3)
      let ball = try host.shown(LyricBallView.self)
      ball.reading = .words
      await host.run(frames: 2)
      let told = try #require(ball.accessibilityElements as? [PassageElement])
      #expect(
        told.compactMap(\.accessibilityLabel).joined(separator: " ")
          == words.joined(separator: " "))
      #expect(isFinite(ball.layer) && Updates.faults.isEmpty)
      let still = ViewHost(ElasticStill(BallMotion(lyrics: song)))
      await still.run(frames: 2)
      let drawn = try #require(still.outcome.pictures.first)
      #expect(drawn.texts.map(\.text).joined(separator: " ") == words.joined(separator: " "))
    }
  }
}
