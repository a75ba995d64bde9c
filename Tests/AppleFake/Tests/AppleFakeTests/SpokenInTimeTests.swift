import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What is said and felt comes through")
  @MainActor
  struct SpokenInTimeTests {
    @Test("an announcement waits for what VoiceOver is saying")
    func queued() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 60)
      #expect(UIAccessibility.said.last == "Loading" && UIAccessibility.isLastQueued)
    }

    @Test("the generator of the tick is made once, and is ready when the pull begins")
    func tick() {
      let stage = Stage()
      (UIImpactFeedbackGenerator.made, UIImpactFeedbackGenerator.prepared) = (0, 0)
      for pull in 1...2 {
        stage.list.touch()
        stage.list.drag(by: 0)
        stage.list.drag(by: 20)
        stage.list.drag(by: 20)
        #expect(UIImpactFeedbackGenerator.prepared == pull && UIImpactFeedbackGenerator.made == 1)
        for _ in 0..<20 { stage.list.drag(by: 12) }
        // It is felt after the platform's layout.
        Screen.run(frames: 1)
        #expect(UIImpactFeedbackGenerator.count == pull)
        stage.list.lift()
        Screen.run(frames: 60)
        stage.control.endRefreshing()
        Screen.run(frames: 120)
      }
    }

    @Test("VoiceOver finds a word of a song in the screen's coordinates")
    func word() throws {
      let window = UIWindow.onScreen()
      let ball = LyricBallView(frame: CGRect(x: 30, y: 200, width: 300, height: 300))
      window.addSubview(ball)
      try ball.load(Array("Hop over every word".utf8))
      Screen.run(frames: 2)
      ball.reading = .words
      let word = try #require(ball.accessibilityElements?.first as? PassageElement)
      let place = word.accessibilityFrameInContainerSpace
      #expect(place.width > 5)
      #expect(word.accessibilityFrame.origin == CGPoint(x: place.minX + 30, y: place.minY + 200))
      #expect(word.accessibilityFrame.size == place.size)
    }
  }
}
