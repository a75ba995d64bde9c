import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What a frame costs Core Animation")
  @MainActor
  struct FrameCostTests {
    private let window = UIWindow.onScreen()

    /// From rest over deeds to rest.
    private func meter(
      _ view: ElasticComponentView, _ deeds: [@MainActor () -> Void]
    ) -> FrameMeter {
      if view.superview == nil { window.addSubview(view) }
      Screen.run(frames: 3)
      var meter = FrameMeter(window.layer)
      meter.run(deeds)
      return meter
    }

    private func drag(
      _ view: ElasticComponentView, from start: CGPoint, by way: CGPoint
    ) -> [@MainActor () -> Void] {
      let finger = UITouch()
      let touch: @MainActor (UIGestureRecognizer.Phase, CGFloat) -> Void = { phase, part in
        finger.place = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
        finger.timestamp = Screen.now
        view.recognizer.receive([finger], phase)
      }
      let moves = (1...10).map { step in { @MainActor in touch(.moved, CGFloat(step) / 10) } }
      return [{ touch(.began, 0) }] + moves + [{ touch(.ended, 1) }]
    }

    private static let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

    @Test("of a surface with content")
    func surface() {
      let view = ElasticSurfaceView(frame: Self.frame)
      view.contentView = UIView()
      view.style.showsControlPoints = true
      let deeds = drag(view, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 50, y: 150))
      meter(view, deeds).expectCheap()
    }

    @Test("of a shape")
    func shape() {
      let view = ElasticShapeView(frame: Self.frame)
      let deeds = drag(view, from: CGPoint(x: 150, y: 200), by: CGPoint(x: 50, y: 150))
      meter(view, deeds).expectCheap()
    }

    @Test("of a balloon whose dots pulse")
    func balloon() {
      let view = MessageBalloonView(frame: Self.frame)
      meter(view, [view.hideBalloon, view.showBalloon]).expectCheap()
    }

    @Test("of a ball over a song", arguments: WordHighlight.allCases)
    func ball(highlight: WordHighlight) throws {
      let view = LyricBallView(frame: Self.frame)
      view.style.highlight = highlight
      try view.load(Array("[00:00.20]Hop over\n[00:00.90]every word\n[00:01.70]".utf8))
      meter(view, [view.play]).expectCheap()
    }

    @Test("of a menu")
    func menu() {
      let view = MenuStage(frame: Self.frame)
      view.setContent(UIView())
      window.addSubview(view)
      view.takeTouches(of: window)
      let opening = drag(view, from: CGPoint(x: 5, y: 200), by: CGPoint(x: 200, y: 30))
      let opened = meter(view, opening)
      opened.expectCheap(masks: 4)
      // Around a bubble that is whole no mask is in another.
      #expect(!opened.moved.suffix(10).contains { $0.masks > 2 })
      let closing = drag(view, from: CGPoint(x: 250, y: 200), by: CGPoint(x: -200, y: 30))
      meter(view, closing).expectCheap(masks: 4)
    }

    @Test("of a refresh control with its circle, and with a view of the app's")
    func refresh() {
      for own in [nil, UIView()] {
        let stage = Stage()
        stage.control.indicatorView = own
        Screen.run(frames: 3)
        var meter = FrameMeter(stage.window.layer)
        stage.list.touch()
        // A finger moves before the clock of a frame.
        for _ in 0..<20 { meter.show { Screen.frame { stage.list.drag(by: 12) } } }
        meter.show { Screen.frame(stage.list.lift) }
        meter.run(frames: 200)
        meter.show {
          stage.control.endRefreshing()
          Screen.run(frames: 1)
        }
        meter.run(frames: 200)
        meter.expectCheap(masks: 1)
      }
    }
  }
}
