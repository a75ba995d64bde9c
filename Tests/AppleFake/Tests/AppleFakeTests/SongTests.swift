import CoreText
import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Songs, their sizes and their fonts")
  @MainActor
  struct SongTests {
    private let window = UIWindow.onScreen()

    private func shown<V: ElasticComponentView>(_ view: V, width: CGFloat = 300) -> V {
      view.frame = CGRect(x: 0, y: 0, width: width, height: 200)
      window.addSubview(view)
      Screen.run(frames: 2)
      return view
    }

    // MARK: - Without words

    @Test(
      "a file without words is an error, and changes nothing", arguments: ["", " \n ", "[00:01]\n"])
    func empty(file: String) throws {
      let ball = shown(LyricBallView(frame: .zero))
      try ball.load("one two".utf8)
      func kind(_ load: () throws -> Void) -> ElasticError.Kind? {
        do { try load() } catch { return (error as? ElasticError)?.kind }
        return nil
      }
      #expect(kind { try ball.load(file.utf8) } == .emptySong)
      #expect(kind { try ball.loadSong(from: Data(file.utf8)) } == .emptySong)
      #expect(kind { try ball.load(words: " ", durations: [1]) } == .emptySong)
      #expect(!ball.loadSong(Data(file.utf8)) && ball.lyrics.words.count == 2)
    }

    @Test("a ball without words says so to screen readers, one with words whether it plays")
    func spoken() throws {
      let ball = shown(LyricBallView(frame: .zero))
      #expect(ball.isAccessibilityElement && ball.accessibilityValue == "no words")
      ball.reading = .rows
      #expect(ball.isAccessibilityElement && ball.accessibilityElements == nil)
      try ball.load("one two".utf8)
      Screen.run(frames: 2)
      #expect(!ball.isAccessibilityElement && ball.accessibilityValue == "paused")
      ball.lyrics = Lyrics()
      Screen.run(frames: 2)
      #expect(ball.isAccessibilityElement && ball.accessibilityValue == "no words")
    }

    @Test("of two songs with the same times each has its own words for screen readers")
    func sameTimes() throws {
      let ball = shown(LyricBallView(frame: .zero))
      ball.reading = .words
      func labels() -> [String?] {
        (ball.accessibilityElements as? [PassageElement])?.map(\.accessibilityLabel) ?? []
      }
      try ball.load("one two".utf8)
      #expect(labels() == ["one", "two"])
      try ball.load("six ten".utf8)
      #expect(labels() == ["six", "ten"])
    }

    // MARK: - Plain words

    @Test("plain words take their durations from a list, as Objective-C gives it")
    func durations() throws {
      let ball = shown(LyricBallView(frame: .zero))
      try ball.load(words: "Hop over\nit now", durations: [0.5, 1])
      let words = ball.lyrics.words
      #expect(
        words.map { $0.end - $0.start }.elementsEqual([0.5, 1, 1, 1]) { abs($0 - $1) < 1e-9 })
      #expect(words[0].start == Lyrics.leadIn && ball.lyrics.lines.count == 2)
      let error = #expect(throws: ElasticError.self) {
        try ball.load(words: "one\ntwo", durations: [1, -1])
      }
      #expect(error?.kind == .content && error?.line == 2 && error?.offset == 4)
      #expect(ball.lyrics.words.count == 4)
    }

    // MARK: - Sizes

    @Test("every view says how large its content is, or that it has any size")
    func sizes() throws {
      let any = CGSize(width: -1, height: -1)
      #expect(shown(ElasticSurfaceView(frame: .zero)).intrinsicContentSize == any)
      let shape = shown(ElasticShapeView(frame: .zero))
      #expect(shape.intrinsicContentSize == any)
      (shape.style.marginShare, shape.style.lineWidth) = (0, 4)
      try shape.setShape(svg: "M0 0H120V60H0Z")
      #expect(shape.intrinsicContentSize == CGSize(width: 124, height: 64))
      let count = shape.sizeChanges
      shape.lineWidth = 6
      #expect(shape.intrinsicContentSize == CGSize(width: 126, height: 66))
      #expect(shape.sizeChanges == count + 1)
      shape.setShape(nil)
      #expect(shape.intrinsicContentSize == any && shape.sizeChanges == count + 2)
    }

    @Test(
      "a song asks for the width of its longest line and the height of the rows that it has in less"
    )
    func songSize() throws {
      let ball = shown(LyricBallView(frame: .zero), width: 400)
      #expect(ball.intrinsicContentSize.width == -1)
      let before = ball.sizeChanges
      try ball.load("Hop over it\nnow".utf8)
      // Letters are 10 wide and 12 high, words 8 and rows 56 apart, and 20 are free at both sides.
      #expect(ball.intrinsicContentSize == CGSize(width: 146, height: 136))
      #expect(ball.sizeChanges == before + 1)
      ball.frame.size.width = 110
      Screen.run(frames: 2)
      #expect(ball.intrinsicContentSize == CGSize(width: 146, height: 204))
      #expect(ball.sizeChanges == before + 2)
      Screen.run(frames: 20)
      #expect(ball.sizeChanges == before + 2)
      ball.wordFrames = WordFrames(
        frames: (0..<4).map { Rect2D(x: 50 * Double($0), y: 0, width: 40, height: 9) })
      #expect(ball.intrinsicContentSize.height == -1)
    }

    // MARK: - Fonts

    @Test("words have the font of UIKit that the app gives, whose size has no effect")
    func font() throws {
      let ball = shown(LyricBallView(frame: .zero))
      try ball.load("one two".utf8)
      #expect(ball.font == nil && ball.intrinsicContentSize.width == 108)
      ball.font = UIFont(letterWidth: 25, size: 90)
      #expect(ball.intrinsicContentSize.width == 198)
      #expect(ball.typeface?.letterWidth == 25 && ball.font?.letterWidth == 25)
      #expect(ball.intrinsicContentSize.height == CGFloat(56 + ball.style.wordSize))
      ball.font = nil
      #expect(ball.intrinsicContentSize.width == 108)
    }

    @Test("in SwiftUI too")
    func swiftUIFont() async throws {
      let song = try Lyrics("one two".utf8)
      let host = ViewHost(LyricBall(lyrics: song, time: 0).typeface(UIFont(letterWidth: 25)))
      await host.run(frames: 3)
      #expect(try host.shown(LyricBallView.self).font?.letterWidth == 25)
      host.view = LyricBall(lyrics: song, time: 0).typeface(nil)
      await host.run(frames: 3)
      #expect(try host.shown(LyricBallView.self).font == nil)
    }
  }
}
