import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("The refresh control in a scroll view")
  @MainActor
  struct RefreshControlTests {
    @Test("under a bar the wave reaches the view's end, and at rest nothing is there")
    func underBar() {
      let stage = Stage(bar: 90)
      stage.pull(to: 60)
      Screen.run(frames: 1)
      let points = stage.control.strip.layer.path?.points ?? []
      #expect(abs((points.map(\.y).min() ?? 0) + 90) < 0.01)
      #expect(points.map(\.y).max() == 0 && points.map(\.x).max() == 400)
      #expect(abs(stage.control.strip.depth - 90) < 0.01)
      stage.list.lift()
      Screen.run(frames: 240)
      stage.control.endRefreshing()
      Screen.run(frames: 300)
      #expect(stage.control.strip.layer.path == nil)
      let bare = Stage(bar: 0)
      bare.pull(to: 60)
      Screen.run(frames: 1)
      #expect(bare.control.strip.layer.path == nil)
    }

    @Test(
      "a pull past the trigger refreshes at the release, once, and keeps room until it ends",
      arguments: [true, false])
    func pull(isOnTrackpad: Bool) {
      let stage = Stage()
      stage.pull(to: 120, onTrackpad: isOnTrackpad)
      #expect(stage.control.sent == [.refreshed])
      #expect(stage.control.isRefreshing)
      #expect(UIImpactFeedbackGenerator.count == 1)
      // Nothing jumps: the room begins where the content was let go.
      #expect(abs(stage.list.contentInset.top + stage.list.contentOffset.y + 90) < 0.5)

      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 50)
      #expect(stage.list.contentOffset.y == -140)
      #expect(stage.control.isRefreshing)

      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(!stage.control.isRefreshing)
      #expect(stage.list.contentInset.top == 0)
      #expect(stage.list.contentOffset.y == -90)
      #expect(stage.control.sent == [.refreshed])
    }

    @Test("the content never jumps on its way to its rest, at the release and at the end")
    func smooth() {
      let stage = Stage()
      stage.list.touch()
      stage.list.drag(by: 0)
      for _ in 0..<20 {
        stage.list.drag(by: 12)
        Screen.run(frames: 1)
      }
      var last = stage.seen.row
      #expect(last > 110)
      stage.list.lift()
      #expect(abs(stage.seen.row - last) < 1)
      for frame in 0..<240 {
        if frame == 120 { stage.control.endRefreshing() }
        Screen.run(frames: 1)
        let now = stage.seen.row
        #expect(now <= last + 3 && last - now < 14, "frame \(frame)")
        #expect(abs(stage.seen.edge) < 0.01, "frame \(frame)")
        last = now
      }
      #expect(last == 0)
    }

    @Test(
      "after the release the list is seen on the wave's edge while that bounces, and its inset is in time"
    )
    func onTheEdge() {
      let stage = Stage()
      stage.pull(to: 120)
      var farthest = 0.0
      for frame in 0..<60 {
        let (row, edge) = stage.seen, output = stage.control.live.output
        // The classic crest is 4 % of the wave, 2.8 points at most, less deep than the pull.
        #expect(row >= output.extent - 0.01 && row <= output.extent + 2.9, "frame \(frame)")
        #expect(abs(edge) < 0.01)
        farthest = max(farthest, abs(row - output.inset))
        if frame > 22 { #expect(stage.list.contentInset.top == 50) }
        Screen.run(frames: 1)
      }
      #expect(farthest > 20)
      Screen.run(frames: 120)
      #expect(stage.seen.row == 50)
      #expect(stage.list.layer.sublayerTransform.m42 == 0)
      stage.control.removeFromSuperview()
      #expect(stage.seen.row == 0)
    }

    @Test(
      "a list caught while it bounces never jumps, and comes to its place",
      arguments: [2, 5, 9, 14, 20])
    func caught(frames: Int) {
      let stage = Stage()
      stage.pull(to: 120)
      Screen.run(frames: frames)
      let before = stage.seen.row
      stage.list.touch()
      stage.list.drag(by: 0)
      #expect(abs(stage.seen.row - before) < 0.01)
      var last = before
      for frame in 0..<150 {
        if frame == 10 { stage.list.lift() }
        #expect(abs(stage.seen.row - last) < 9, "frame \(frame)")
        last = stage.seen.row
        Screen.run(frames: 1)
      }
      #expect(abs(last - 50) < 0.01)
      stage.control.removeFromSuperview()
      #expect(stage.list.layer.sublayerTransform.m42 == 0)
    }

    @Test("a pull short of the trigger sends no action and leaves no inset")
    func shortPull() {
      let stage = Stage()
      stage.pull(to: 60)
      Screen.run(frames: 120)
      #expect(stage.control.sent.isEmpty)
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.contentOffset.y == -90)
      #expect(UIImpactFeedbackGenerator.count == 0)
    }

    @Test("begun from code it opens its space, moves the content there, and sends no action")
    func fromCode() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 50)
      #expect(stage.list.contentOffset.y == -140)
      #expect(stage.control.sent.isEmpty)
      #expect(UIAccessibility.said.last == "Loading")
    }

    @Test("removed while loading it removes exactly its own inset")
    func removed() {
      let stage = Stage()
      stage.list.contentInset.top = 20
      stage.list.contentOffset.y = -110
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 70)
      stage.list.elasticRefreshControl = nil
      #expect(stage.list.contentInset.top == 20)
      #expect(stage.list.panGestureRecognizer.targetCount == 0)
      #expect(stage.list.accessibilityCustomActions?.isEmpty == true)
    }

    @Test(
      "short content can be pulled too, and bounces as the app had it when the last control has left"
    )
    func short() {
      let list = Stage().list
      #expect(list.alwaysBounceVertical)
      list.elasticLoadMoreControl = ElasticRefreshControl()
      list.elasticRefreshControl = nil
      #expect(list.alwaysBounceVertical)
      list.elasticLoadMoreControl = nil
      #expect(!list.alwaysBounceVertical)
      list.alwaysBounceVertical = true
      list.elasticRefreshControl = ElasticRefreshControl()
      list.elasticRefreshControl = nil
      #expect(list.alwaysBounceVertical)
    }

    @Test("added twice it exists once, and another control replaces it and its inset")
    func twice() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.elasticRefreshControl = stage.control
      #expect(stage.list.subviews.count == 1)
      let other = ElasticRefreshControl(end: .top)
      stage.list.elasticRefreshControl = other
      Screen.run(frames: 2)
      #expect(stage.list.subviews.count == 1)
      #expect(stage.list.contentInset.top == 0)
    }

    @Test(
      "if the app writes its inset while loading, both the app's and the control's parts remain")
    func overwritten() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.contentInset = .zero
      Screen.run(frames: 2)
      #expect(stage.list.contentInset.top == 50)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 0)
    }

    @Test("a bar that changes its height while loading does not affect the control's inset")
    func largeTitle() {
      let stage = Stage(bar: 150)
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.safeAreaInsets.top = 90
      Screen.run(frames: 10)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.contentOffset.y >= -150)
    }

    @Test("a screen reader's action has the effect of a pull")
    func action() throws {
      let stage = Stage()
      let action = try #require(stage.list.accessibilityCustomActions?.first)
      #expect(action.name == "Refresh")
      #expect(action.handler(action))
      #expect(stage.control.sent == [.refreshed])
      #expect(stage.control.isRefreshing)
    }

    @Test("switched off it is not pulled, and on again it is")
    func disabled() {
      let stage = Stage()
      stage.control.isEnabled = false
      stage.pull(to: 120)
      Screen.run(frames: 120)
      #expect(stage.control.sent.isEmpty)
      stage.control.isEnabled = true
      stage.pull(to: 120)
      #expect(stage.control.sent == [.refreshed])
    }

    @Test(
      "loading more, at the bottom, opens space there and closes it again, whichever end it was made for",
      arguments: [true, false])
    func bottom(isMadeForIt: Bool) {
      let stage = Stage()
      let more = isMadeForIt ? ElasticRefreshControl(end: .bottom) : ElasticRefreshControl()
      stage.list.elasticLoadMoreControl = more
      #expect(more.end == .bottom && more.style.edge == .bottom)
      #expect(stage.list.elasticLoadMoreControl === more)
      stage.list.contentOffset.y = 1400
      Screen.run(frames: 2)
      stage.pull(to: -120)
      #expect(more.sent == [.refreshed])
      #expect(stage.control.sent.isEmpty)
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.bottom == 50)
      #expect(stage.list.contentOffset.y == 1450)
      more.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset == .zero)
      #expect(stage.list.contentOffset.y == 1400)
    }

    @Test("scrolled away while loading, its inset shrinks, so that headers stick to the bar")
    func scrolledAway() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.touch()
      stage.list.drag(by: -30)
      #expect(stage.list.contentInset.top == 20)
      stage.list.drag(by: -300)
      #expect(stage.list.contentInset.top == 0)
      stage.list.lift()
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 0)
      #expect(stage.list.contentOffset.y == 190)
    }

    @Test("rotated while loading it is as wide as the list, and removes its own inset")
    func turned() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
      Screen.run(frames: 2)
      #expect(stage.control.frame.size == stage.list.frame.size)
      #expect(stage.list.contentInset.top == 50)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset == .zero)
    }

    @Test("removed from the window while loading, and added again, it continues and can end")
    func away() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 10)
      stage.list.removeFromSuperview()
      Screen.run(frames: 60)
      #expect(Screen.links.isEmpty)
      stage.window.addSubview(stage.list)
      Screen.run(frames: 3)
      #expect(stage.list.contentInset.top == 50)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset == .zero)
    }

    @Test("under Reduce Motion it is at its place at once")
    func reduceMotion() {
      UIAccessibility.isReduceMotionEnabled = true
      defer { UIAccessibility.isReduceMotionEnabled = false }
      let stage = Stage()
      stage.control.beginRefreshing()
      #expect(stage.list.contentInset.top == 50)
      #expect(stage.list.contentOffset.y == -140)
    }

    @Test("a view of the app's own takes the circle's place")
    func indicator() {
      let stage = Stage()
      let own = UIView(frame: .zero)
      stage.control.indicatorView = own
      var progress: [Double] = []
      stage.control.onIndicator = { value, _ in progress.append(value) }
      // A wave that does not hold all of it cuts it.
      stage.pull(to: 20)
      #expect(own.layer.mask != nil)
      stage.pull(to: 120)
      Screen.run(frames: 120)
      #expect(!own.isHidden)
      #expect(own.frame.size == CGSize(width: 30, height: 30))
      #expect(own.layer.mask == nil)
      #expect(progress.max() ?? 0 > 1)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(own.isHidden)
    }

    @Test("its constants can be set by their names, all but the edge that it was made for")
    func styleByName() {
      let stage = Stage()
      #expect(stage.control.setStyleValue("70", forName: "loadingInset"))
      stage.control.setStyleValue("left", forName: "edge")
      #expect(stage.control.style.edge == .top)
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 70)
    }

    @Test("ordinary scrolling wakes no clock")
    func quiet() {
      let stage = Stage()
      Screen.run(frames: 60)
      #expect(Screen.links.isEmpty)
      stage.list.touch()
      stage.list.drag(by: -300)
      Screen.run(frames: 2)
      stage.list.drag(by: -10)
      #expect(Screen.links.isEmpty)
    }

    @Test("nothing keeps a control alive, and no callback remains")
    func noLeak() async {
      weak var control: ElasticRefreshControl?
      do {
        let stage = Stage()
        control = stage.control
        stage.control.beginRefreshing()
        Screen.run(frames: 3)
        stage.list.removeFromSuperview()
      }
      Screen.run(frames: 3)
      // It lives until it has reported what its layouts did.
      for _ in 0..<10 { await Task.yield() }
      #expect(control == nil)
      #expect(Screen.links.isEmpty)
    }

    @Test("no layer is changed with an implicit animation")
    func actionsAreOff() {
      let stage = Stage()
      stage.pull(to: 120)
      Screen.run(frames: 60)
      #expect(CATransaction.animatedChanges == 0)
    }
  }
}
