import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("How many frames a second are asked for")
  @MainActor
  struct FrameRateTests {
    private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

    /// What is asked for now; nil while nothing moves.
    private var preferred: Float? { Screen.links.first?.preferredFrameRateRange.preferred }

    @Test("all that the screen has for a finger and a spring")
    func surface() {
      let window = UIWindow.onScreen()
      let view = ElasticSurfaceView(frame: frame)
      window.addSubview(view)
      Screen.run(frames: 3)
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 2)
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 5)
      #expect(preferred == 120)
    }

    @Test("sixty for a spinner, and more again where it goes")
    func refresh() {
      let stage = Stage()
      stage.pull(to: 120)
      #expect(preferred == 120)
      Screen.run(frames: 120)
      #expect(stage.control.isRefreshing && preferred == 60)
      stage.control.endRefreshing()
      Screen.run(frames: 2)
      #expect(preferred == 120)
    }

    @Test("sixty for typing dots, once their balloon has come")
    func balloon() {
      let window = UIWindow.onScreen()
      let view = MessageBalloonView(frame: frame)
      window.addSubview(view)
      view.hideBalloon()
      Screen.run(frames: 120)
      view.showBalloon()
      view.startAnimating()
      Screen.run(frames: 3)
      #expect(preferred == 120)
      Screen.run(frames: 120)
      #expect(preferred == 60)
    }

    @Test("sixty for a song")
    func ball() throws {
      let window = UIWindow.onScreen()
      let view = LyricBallView(frame: frame)
      try view.load(Array("[00:00.20]Hop over\n[00:00.90]every word\n[00:01.70]".utf8))
      window.addSubview(view)
      Screen.run(frames: 3)
      view.play()
      Screen.run(frames: 30)
      #expect(preferred == 60)
    }
  }
}
