import ElasticKit
import Testing
import UIKit

@testable import Hosts

// Scripts/run-apple-fake.sh makes a suite with AppKit of it.

extension OnScreen {
  @Suite("What a frame costs Core Animation")
  @MainActor
  struct FrameCostTests {
    private let stage = HostStage()
    private static let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

    /// From rest over deeds to rest.
    private func meter(
      _ view: ElasticComponentView, _ deeds: [@MainActor () -> Void]
    ) throws -> FrameMeter {
      var meter = FrameMeter(try stage.show(view))
      meter.run(deeds)
      return meter
    }

    /// A finger or the mouse goes down, on in ten steps, and up.
    private func drag(
      _ view: ElasticComponentView, from start: CGPoint, by way: CGPoint
    ) -> [@MainActor () -> Void] {
      let touch = stage.touch(of: view)
      let go: @MainActor (TouchPhase, CGFloat) -> Void = { phase, part in
        touch(phase, CGPoint(x: start.x + way.x * part, y: start.y + way.y * part))
      }
      let moves = (1...10).map { step in { @MainActor in go(.move, CGFloat(step) / 10) } }
      return [{ go(.down, 0) }] + moves + [{ go(.up, 1) }]
    }

    @Test("of a surface with content")
    func surface() throws {
      let view = ElasticSurfaceView(frame: Self.frame)
      view.contentView = HostStage.content
      view.style.showsControlPoints = true
      let deeds = drag(view, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 50, y: 150))
      try meter(view, deeds).expectCheap()
    }

    @Test("of a shape")
    func shape() throws {
      let view = ElasticShapeView(frame: Self.frame)
      let deeds = drag(view, from: CGPoint(x: 150, y: 200), by: CGPoint(x: 50, y: 150))
      try meter(view, deeds).expectCheap()
    }

    @Test("of a balloon whose dots pulse")
    func balloon() throws {
      let view = MessageBalloonView(frame: Self.frame)
      try meter(view, [view.hideBalloon, view.showBalloon]).expectCheap()
    }

    @Test("of a ball over a song", arguments: WordHighlight.allCases)
    func ball(highlight: WordHighlight) throws {
      let view = LyricBallView(frame: Self.frame)
      view.style.highlight = highlight
      try view.load(Array("[00:00.20]Hop over\n[00:00.90]every word\n[00:01.70]".utf8))
      try meter(view, [view.play]).expectCheap()
    }

    @Test("of a menu")
    func menu() throws {
      let view = MenuStage(frame: Self.frame)
      view.setContent(HostStage.content)
      _ = try stage.show(view)
      view.attachTouches(of: stage.ground)
      let opening = drag(view, from: CGPoint(x: 5, y: 200), by: CGPoint(x: 200, y: 30))
      let opened = try meter(view, opening)
      opened.expectCheap(masks: 4)
      // Around a bubble that is whole no mask is in another.
      #expect(!opened.moved.suffix(10).contains { $0.masks > 2 })
      let closing = drag(view, from: CGPoint(x: 250, y: 200), by: CGPoint(x: -200, y: 30))
      try meter(view, closing).expectCheap(masks: 4)
    }

    @Test("of a refresh control with its circle, and with a view of the app's")
    func refresh() throws {
      for own in [nil, HostStage.content] {
        try stage.refresh(own).expectCheap(masks: 1)
      }
    }
  }
}
