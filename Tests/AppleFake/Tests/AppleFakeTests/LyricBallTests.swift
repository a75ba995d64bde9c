import AVFoundation
import ElasticKit
import ElasticSettings
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("The ball over a song that plays elsewhere")
  @MainActor
  struct LyricBallTests {
    private let window = UIWindow.onScreen()
    private let ball = LyricBallView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private let words: Words

    private final class Words { var sung: [Int] = [] }

    init() throws {
      let words = Words()
      self.words = words
      window.addSubview(ball)
      try ball.load(Array("Hop over every word".utf8))
      ball.onWord = { words.sung.append($0) }
      Screen.run(frames: 2)
    }

    /// Lets a player's observers run: they are called after the current task.
    private func settle() async { for _ in 0..<10 { await Task.yield() } }

    @Test("is where its player is, at its rate, also after it jumped, paused and went on")
    func player() async {
      let player = AVPlayer()
      ball.bind(to: player)
      #expect(!ball.isPlaying)
      player.play(rate: 1)
      await settle()
      Screen.run(frames: 45)
      #expect(ball.isPlaying && abs(ball.currentTime - 0.75) < 0.02)
      player.play(rate: 2)
      await settle()
      Screen.run(frames: 15)
      #expect(abs(ball.currentTime - 1.25) < 0.02 && ball.rate == 2)
      player.seek(to: 0.25)
      await settle()
      #expect(abs(ball.currentTime - 0.25) < 0.02)
      player.play(rate: 0)
      await settle()
      Screen.run(frames: 60)
      #expect(!ball.isPlaying && abs(ball.currentTime - 0.25) < 0.02)
      ball.bind(to: nil)
      #expect(player.observerCount == 0)
    }

    @Test("does not keep its player alive, nor the player the ball")
    func noLeak() {
      let player = AVPlayer()
      weak var kept: LyricBallView?
      do {
        let ball = LyricBallView(frame: .zero)
        kept = ball
        ball.bind(to: player)
      }
      #expect(kept == nil)
      #expect(player.observerCount == 0)
    }

    @Test("follows any clock, reports each word once, and stops when the clock is removed")
    func clock() async {
      let start = Screen.now
      ball.bind { Screen.now - start }
      await run(frames: 66)
      #expect(abs(ball.currentTime - 1.1) < 0.02)
      #expect(words.sung == words.sung.sorted() && Set(words.sung).count == words.sung.count)
      #expect(words.sung.count >= 3)
      // A clock that stands still is looked at four times a second, and drawn no more.
      let place = 1.1
      ball.bind(toClock: { place })
      await run(frames: 120)
      let frames = CATransaction.count
      await run(frames: 120)
      #expect((6...9).contains(CATransaction.count - frames))
      ball.bind(toClock: nil)
      Screen.run(frames: 60)
      #expect(abs(ball.currentTime - 1.1) < 0.02)
      #expect(Screen.links.isEmpty)
    }

    @Test("follows either a player or a clock, the last that it was bound to")
    func either() async {
      let player = AVPlayer()
      ball.bind(to: player)
      player.play(rate: 1)
      await settle()
      ball.bind(toClock: { 0.3 })
      #expect(player.observerCount == 0)
      player.seek(to: 0.8)
      await run(frames: 30)
      #expect(abs(ball.currentTime - 0.3) < 0.02)
      ball.bind(to: player)
      await run(frames: 6)
      #expect(ball.currentTime > 0.8 && ball.isPlaying)
      ball.bind(to: nil)
      let place = ball.currentTime
      await run(frames: 30)
      #expect(!ball.isPlaying && ball.currentTime == place)
    }

    private func run(frames: Int) async {
      for _ in 0..<frames {
        Screen.run(frames: 1)
        for _ in 0..<4 { await Task.yield() }
      }
    }

    @Test("its words are drawn once, and again when they are sung, not in every frame")
    func drawnOnce() {
      ball.play()
      Screen.run(frames: 2)
      CATextLayer.changes = 0
      let frames = CATransaction.count
      Screen.run(frames: 60)
      #expect(CATransaction.count - frames == 60)
      // A layer has six properties that are drawn.
      #expect(CATextLayer.changes <= 6 * ball.lyrics.words.count)
    }

    @Test("every constant can be set by its name, as Objective-C does, and a wrong value leaves it")
    func styleByName() {
      #expect(ball.styleNames.count == BallMotion.Style.properties.count)
      #expect(ball.setStyleValue("30", forName: "wordSize"))
      #expect(ball.style.wordSize == 30 && ball.styleValue(forName: "wordSize") == "30")
      #expect(ball.setStyleValue("#ff0000", forName: "ballColor"))
      #expect(ball.styleValue(forName: "ballColor") == "#ff0000ff")
      for (name, value) in [("wordSize", "-1"), ("wordSize", "large"), ("noSuch", "1")] {
        #expect(!ball.setStyleValue(value, forName: name))
      }
      #expect(ball.style.wordSize == 30)
      #expect(ball.styleValue(forName: "noSuch") == nil)
    }

    @Test(
      "every preset is applied by its name, as Objective-C does, and a wrong name changes nothing")
    func presetByName() {
      #expect(ball.presetNames == BallMotion.Style.presets.map(\.name.description))
      for preset in BallMotion.Style.presets {
        ball.style = BallMotion.Style()
        #expect(ball.applyPreset(named: preset.name.description))
        #expect(ball.style == BallMotion.Style(preset: preset))
      }
      let before = ball.style
      #expect(!ball.applyPreset(named: "Classic"))
      #expect(ball.style == before)
    }

    @Test("an invalid song is refused, and the old song stays")
    func wrongSong() {
      #expect(!ball.loadSong(Data([0xFF, 0xFE, 0x00])))
      #expect(ball.lyrics.words.count == 4)
    }
  }
}
