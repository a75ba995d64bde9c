import Testing

@testable import ElasticKit

@Suite("A host without a screen")
struct HeadlessHostTests {
  private let top = Point2D(180, 20)
  private let low = Point2D(180, 160)

  @Test(
    "pulls, refreshes once, waits and ends at any frame rate", arguments: [15.0, 60, 144])
  func refresh(frameRate: Double) {
    var host = HeadlessHost(RefreshMotion(style: RefreshMotion.Style()))
    host.frameRate = frameRate
    host.drag(from: top, to: low, steps: 20)
    #expect(host.claims.last == .claimed)
    #expect((host.component.output.inset - 140).magnitude < 1e-9)
    host.touch(.up, low)
    host.run(for: 3)
    #expect(host.component.state == .loading)
    #expect(host.component.output.inset == 50)
    host.perform(.endRefreshing)
    host.run(for: 3)
    #expect(host.component.state == .stopped)
    #expect(host.events == [.armed, .refresh, .ended, .settled])
    #expect(host.component.output.inset == 0)
  }

  @Test("scrolls its own list with refused touches, which do not pull")
  func refusedTouchesScroll() {
    var host = HeadlessHost(RefreshMotion(style: RefreshMotion.Style()))
    host.drag(from: low, to: Point2D(180, 20), steps: 20)
    #expect(host.claims.contains(.refused) && !host.claims.contains(.claimed))
    #expect(host.listOffset > 80)
    host.touch(.up, top)
    host.run(for: 2)
    #expect(host.events == [])
    #expect(host.component.output.inset == 0)
  }

  @Test("draws no frame at rest, and the next input starts the clock again")
  func stopsAtRest() {
    var host = HeadlessHost(SurfaceMotion(style: SurfaceMotion.Style()))
    host.run(for: 10)
    #expect(host.frames == 0)
    host.drag(from: top, to: low, steps: 10)
    host.touch(.up, low)
    host.run(for: 5)
    let settled = host.frames
    #expect(settled > 30)
    host.run(for: 60)
    #expect(host.frames == settled)
    host.drag(from: top, to: low, steps: 10)
    host.touch(.up, low)
    host.run(for: 1)
    #expect(host.frames > settled)
  }

  @Test("draws no frame while a finger rests, nor while loading without a circle")
  func waitsWithoutFrames() {
    var style = RefreshMotion.Style()
    style.indicator = .none
    var host = HeadlessHost(RefreshMotion(style: style))
    host.drag(from: top, to: low, steps: 10)
    host.run(for: 2)
    let held = host.frames
    host.run(for: 2)
    #expect(host.frames == held)
    host.touch(.up, low)
    host.run(for: 3)
    let loading = host.frames
    host.run(for: 10)
    #expect(host.frames == loading)
    #expect(host.component.state == .loading)
  }

  @Test("may have a clock that runs late or early", arguments: [-0.05, 0.05])
  func wrongClock(error: Double) {
    var host = HeadlessHost(RefreshMotion(style: RefreshMotion.Style()))
    host.clockError = error
    host.drag(from: top, to: low, steps: 20)
    host.touch(.up, low)
    host.run(for: 3)
    host.perform(.endRefreshing)
    host.run(for: 3)
    #expect(host.events == [.armed, .refresh, .ended, .settled])
    #expect(host.component.output.inset == 0)
  }

  @Test("gets a slot for its own indicator, where the wave is")
  func slot() {
    var style = RefreshMotion.Style()
    style.indicator = .custom
    var host = HeadlessHost(RefreshMotion(style: style))
    host.drag(from: top, to: low, steps: 20)
    host.touch(.up, low)
    host.run(for: 2)
    #expect(host.slots == [Rect2D(x: 172.5, y: 10, width: 30, height: 30)])
    #expect(host.slots.first == host.component.output.indicator?.frame)
    #expect(host.component.output.indicator?.isBusy == true)
  }

  @Test(
    "has a scroll view: the inset is added to its own, and exactly taken away",
    arguments: [0.0, 88])
  func scrollView(ownInset: Double) {
    var host = HeadlessHost(RefreshMotion(style: RefreshMotion.Style()))
    var view = HeadlessScrollView(ownInset: ownInset)
    host.scroll(&view, pull: 8, frames: 40)
    #expect(host.component.state == .dragging)
    let pulled = -view.overScroll
    #expect((host.component.elastic.pull.value(at: host.time) - pulled).magnitude < 1e-9)
    view.lift()
    host.scroll(&view, pull: nil, frames: 1)
    #expect(host.events == [.armed, .refresh])
    host.scroll(&view, pull: nil, frames: 240)
    #expect(host.component.state == .loading)
    #expect(view.contentOffset == -(ownInset + 50))
    host.perform(.endRefreshing)
    host.scroll(&view, pull: nil, frames: 240)
    #expect(host.component.state == .stopped)
    #expect(view.addedInset == 0)
    #expect(view.contentOffset == -ownInset)
  }

  @Test("has a scroll view: let go too early it bounces back by itself, and the wave with it")
  func scrollViewUnderTrigger() {
    var host = HeadlessHost(RefreshMotion(style: RefreshMotion.Style()))
    var view = HeadlessScrollView(ownInset: 0)
    host.scroll(&view, pull: 8, frames: 15)
    view.lift()
    for _ in 0..<120 {
      host.scroll(&view, pull: nil, frames: 1)
      let pull = host.component.elastic.pull.value(at: host.time)
      #expect((pull + view.overScroll).magnitude < 3)
    }
    #expect(host.events == [.settled])
    #expect(host.component.output.extent == 0)
  }
}
