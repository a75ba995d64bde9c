import AVFoundation
import AppKit
import CoreText
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("A song on a Mac")
  @MainActor
  struct AppKitSongTests {
    private let window = NSWindow.onScreen()

    private func song() throws -> LyricBallView {
      let ball = LyricBallView(frame: CGRect(x: 20, y: 30, width: 300, height: 200))
      window.contentView.addSubview(ball)
      window.origin = CGPoint(x: 1000, y: 500)
      try ball.load("[00:01]<00:01>Hop <00:02>o<00:02.5>ver\n[00:04]<00:04>ev'ry <00:05>word".utf8)
      Screen.run(frames: 2)
      return ball
    }

    private func elements(_ ball: LyricBallView) -> [PassageElement] {
      ball.accessibilityChildren as? [PassageElement] ?? []
    }

    @Test(
      "VoiceOver finds rows or words where they are on the screen, and seeks to one that is pressed"
    )
    func reading() throws {
      let ball = try song()
      #expect(ball.isAccessibilityElement && ball.accessibilityChildren == nil)
      ball.reading = .rows
      #expect(elements(ball).map { $0.value as? String } == ["Hop over", "ev'ry word"])
      #expect(NSAccessibility.posted.last?.element === ball)
      ball.reading = .words
      let words = elements(ball)
      #expect(words.map { $0.value as? String } == ["Hop", "over", "ev'ry", "word"])
      #expect(words.allSatisfy { $0.role == .staticText && $0.parent === ball })
      // On the screen, whose origin is at the lower left, so a later row is lower.
      let frames = words.map { $0.accessibilityFrame() }
      #expect(frames[0].maxX <= frames[1].minX && frames[2].maxY <= frames[0].minY)
      let place = CGRect(x: 1020, y: 530, width: 300, height: 200)
      #expect(frames.allSatisfy { place.intersects($0) && $0.width > 5 })
      #expect(words[2].accessibilityPerformPress() && ball.currentTime == 4)
      // Rows that have scrolled away are elsewhere.
      ball.setFrameSize(CGSize(width: 300, height: 70))
      let row = words[0].accessibilityFrame()
      ball.seek(to: 1)
      Screen.run(frames: 2)
      #expect(words[0].accessibilityFrame().minY < row.minY)
      try ball.loadSong(from: Data("new".utf8))
      #expect(elements(ball).map { $0.value as? String } == ["new"])
      ball.lyrics = Lyrics()
      Screen.run(frames: 2)
      #expect(ball.accessibilityChildren == nil && ball.accessibilityValue as? String == "no words")
    }

    @Test("VoiceOver plays and pauses it, and a bound player; an app's own clock is the app's")
    func playing() async throws {
      let ball = try song()
      ball.reading = .words
      #expect(ball.accessibilityPerformPress() && ball.isPlaying)
      #expect(ball.accessibilityPerformPress() && !ball.isPlaying)
      let player = AVPlayer()
      ball.bind(to: player)
      _ = ball.accessibilityPerformPress()
      #expect(player.timeControlStatus == .playing)
      for _ in 0..<10 { await Task.yield() }
      _ = ball.accessibilityPerformPress()
      #expect(player.timeControlStatus == .paused)
      var (toggles, places): (Int, [Double]) = (0, [])
      ball.onToggle = { toggles += 1 }
      ball.onSeek = { places.append($0) }
      _ = ball.accessibilityPerformPress()
      _ = elements(ball).last?.accessibilityPerformPress()
      #expect(toggles == 1 && places == [5] && player.timeControlStatus == .paused)
    }

    @Test("its size and its font are as in UIKit, and constraints are told of a change")
    func size() throws {
      let ball = try song()
      let (size, changes) = (ball.intrinsicContentSize, ball.sizeChanges)
      ball.font = NSFont(letterWidth: 20)
      #expect(ball.intrinsicContentSize.width > size.width && ball.sizeChanges == changes + 1)
      #expect(ElasticSurfaceView(frame: .zero).intrinsicContentSize.width == -1)
      let narrow = ball.sizeThatFits(CGSize(width: ball.intrinsicContentSize.width / 2, height: 0))
      #expect(narrow.height > ball.intrinsicContentSize.height)
    }

    private final class Listener: LyricBallViewDelegate, ElasticRefreshControlDelegate {
      var told: [String] = []
      func lyricBallView(_ view: LyricBallView, didBeginWord word: Int) {
        told.append("word \(word)")
      }
      func lyricBallViewHasNoWords(_ view: LyricBallView) { told.append("no words") }
      func elasticRefreshControlDidAskForData(_ control: ElasticRefreshControl) {
        told.append("ask")
      }
      func elasticRefreshControlDidCancel(_ control: ElasticRefreshControl) {
        told.append("cancel")
      }
    }

    @Test("delegates hear of words, of none, and of a refresh and its end before time")
    func delegates() throws {
      let (ball, listener) = (try song(), Listener())
      ball.delegate = listener
      try ball.load("[00:00.1]Hop over".utf8)
      ball.play()
      Screen.run(frames: 200)
      #expect(listener.told == ["word 0", "word 1"])
      ball.lyrics = Lyrics()
      let control = ElasticRefreshControl(end: .top)
      control.delegate = listener
      window.contentView.addSubview(control)
      control.refreshNow(nil)
      Screen.run(frames: 60)
      control.cancelRefreshing()
      #expect(listener.told.suffix(3) == ["no words", "ask", "cancel"])
    }

    @Test("every setting that Interface Builder shows is set by its name after init(coder:)")
    func nib() throws {
      Inspected.all = inspected
      let coder = NSCoder()
      let views: [ElasticComponentView] = [
        try #require(ElasticSurfaceView(coder: coder)),
        try #require(ElasticShapeView(coder: coder)),
        try #require(MessageBalloonView(coder: coder)), try #require(LyricBallView(coder: coder)),
      ]
      let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      for view in views {
        let settings = Inspected.all.filter { $0.owner == "\(type(of: view))" }
        #expect(!settings.isEmpty)
        for setting in settings {
          let value: Any =
            switch setting.get(view) {
            case is Bool: true
            case is CGFloat: CGFloat(7)
            case _ where setting.name == "font": NSFont(letterWidth: 3)
            default: red
            }
          #expect(Inspected.set(value, forKey: setting.name, of: view), "\(setting.name)")
        }
        #expect(Inspected.set("jelly", forKey: "presetName", of: view))
      }
      let control = try #require(ElasticRefreshControl(coder: coder))
      #expect(control.end == .top && control.keyEquivalent == "r")
    }
  }
}
