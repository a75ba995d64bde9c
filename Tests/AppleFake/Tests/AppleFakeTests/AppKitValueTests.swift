import AppKit
import ElasticKit
import Testing
import os

@testable import MacHosts

extension OnScreen {
  @Suite("Springs for views of one's own on a Mac")
  @MainActor
  struct AppKitValueTests {
    private let window = NSWindow.onScreen()
    private let card = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { window.contentView.addSubview(card) }

    @Test("a property follows the view's own display link and ends on its target")
    func spring() {
      let frame = ElasticValue(\.frame, of: card)
      frame.animate(to: CGRect(x: 50, y: 0, width: 100, height: 100))
      Screen.run(frames: 5)
      #expect(card.frame.origin.x > 5 && card.frame.origin.x < 60)
      Screen.run(frames: 600)
      #expect(card.frame.origin.x == 50 && Screen.links.isEmpty)
    }

    @Test("each frame is an interval in a performance tool")
    func signposts() {
      let frame = ElasticValue(\.frame, of: card)
      frame.animate(to: CGRect(x: 50, y: 0, width: 100, height: 100))
      Recorder.begin(isRecording: true)
      defer { Recorder.begin(isRecording: false) }
      Screen.run(frames: 5)
      #expect(Recorder.begun == Array(repeating: "ElasticKit Frame", count: 5))
      #expect(Recorder.open.isEmpty)
    }

    @Test("a view that is hidden has no frames, and its motion ends in its time")
    func hidden() async {
      var ended = false
      let frame = ElasticValue(\.frame, of: card)
      frame.animate(to: CGRect(x: 50, y: 0, width: 100, height: 100)) { ended = $0 }
      Screen.run(frames: 2)
      let place = card.frame
      card.isHidden = true
      Screen.run(frames: 20)
      #expect(card.frame == place && !ended)
      for _ in 0..<600 {
        Screen.run(frames: 1)
        await Task.yield()
      }
      #expect(ended && card.frame.origin.x == 50 && Screen.links.isEmpty)
    }

    @Test("with Reduce Motion it is there at once")
    func reduceMotion() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      defer { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false }
      let frame = ElasticValue(\.frame, of: card)
      frame.animate(to: CGRect(x: 50, y: 0, width: 100, height: 100))
      #expect(card.frame.origin.x == 50 && Screen.links.isEmpty)
    }
  }
}
