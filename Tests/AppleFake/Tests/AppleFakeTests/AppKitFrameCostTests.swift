import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("What a frame costs Core Animation on a Mac")
  @MainActor
  struct AppKitFrameCostTests {
    private let window = NSWindow.onScreen()
    private static let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

    /// From rest over deeds to rest.
    private func meter(
      _ view: ElasticComponentView, _ deeds: [@MainActor () -> Void]
    ) throws -> FrameMeter {
      if view.superview == nil { window.contentView.addSubview(view) }
      Screen.run(frames: 3)
      var meter = FrameMeter(try #require(view.layer))
      meter.run(deeds)
      return meter
    }

    private func drag(from start: CGPoint, by way: CGPoint) -> [@MainActor () -> Void] {
      // Of a window the origin is at the lower left.
      let mouse: @MainActor (NSEvent.EventType, CGFloat) -> Void = { [window] type, part in
        let place = CGPoint(x: start.x + way.x * part, y: 400 - start.y - way.y * part)
        window.sendEvent(NSEvent(type, at: place))
      }
      let moves = (1...10).map { step in
        { @MainActor in mouse(.leftMouseDragged, CGFloat(step) / 10) }
      }
      return [{ mouse(.leftMouseDown, 0) }] + moves + [{ mouse(.leftMouseUp, 1) }]
    }

    @Test("of a surface with content")
    func surface() throws {
      let view = ElasticSurfaceView(frame: Self.frame)
      view.contentView = NSView(frame: .zero)
      view.style.showsControlPoints = true
      let deeds = drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 50, y: 150))
      try meter(view, deeds).expectCheap()
    }

    @Test("of a shape")
    func shape() throws {
      let view = ElasticShapeView(frame: Self.frame)
      let deeds = drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 50, y: 150))
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
      view.setContent(NSView(frame: .zero))
      view.liveMenu.perform(.open, at: view.clock.now)
      try meter(view, []).expectCheap(masks: 4)
      try meter(view, [{ view.liveMenu.perform(.close, at: view.clock.now) }])
        .expectCheap(masks: 4)
    }

    @Test("of a refresh control with its circle, and with a view of the app's")
    func refresh() throws {
      for own in [nil, NSView(frame: .zero)] {
        let list = ElasticScrollView(frame: Self.frame)
        list.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        let control = ElasticRefreshControl(end: .top)
        list.elasticRefreshControl = control
        control.indicatorView = own
        window.contentView.addSubview(list)
        try meter(control, [control.beginRefreshing, control.endRefreshing]).expectCheap(masks: 1)
        list.removeFromSuperview()
      }
    }
  }
}
