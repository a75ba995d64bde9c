import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// What apps do with a list and with a control while that loads.
  @Suite("The refresh control in an app")
  @MainActor
  struct RefreshInAppTests {
    @Test("an inset that the app assigns while loading is the app's to the last point")
    func assignedTop() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.contentInset.top = 100
      Screen.run(frames: 2)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 100)
    }

    @Test("a keyboard's inset is kept whole, over loading more and after it")
    func keyboard() {
      let stage = Stage()
      let more = ElasticRefreshControl(end: .bottom)
      stage.list.elasticLoadMoreControl = more
      stage.list.contentOffset.y = 1400
      more.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.bottom == 50)
      stage.list.contentInset.bottom = 336
      Screen.run(frames: 2)
      // Pulled to its new end, the list has the keyboard's room and the control's.
      stage.list.contentOffset.y = 1400 + 336 + 50
      Screen.run(frames: 2)
      #expect(stage.list.contentInset.bottom == 386)
      more.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.bottom == 336)
      #expect(stage.list.contentInset.top == 0)
    }

    @Test("an inset assigned in the frame in which loading begins or ends is kept whole too")
    func assignedInTime() {
      let stage = Stage()
      for step in 0..<8 {
        let app = CGFloat(20 + 60 * (step % 2))
        stage.list.contentInset.top = app
        stage.list.contentOffset.y = -90 - app
        stage.control.beginRefreshing()
        stage.list.contentInset.top = app
        Screen.run(frames: 5)
        #expect(stage.list.contentInset.top == app + 50)
        stage.control.endRefreshing()
        if step < 4 { stage.list.contentInset.top = app }
        Screen.run(frames: 60)
        #expect(stage.list.contentInset.top == app)
      }
    }

    @Test("an app's change of the other side, or the same inset again, moves nothing")
    func otherSide() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.contentInset.bottom = 336
      #expect(stage.list.contentInset.top == 50)
      stage.list.contentInset = stage.list.contentInset
      #expect(stage.list.contentInset.top == 50)
      #expect(stage.list.contentOffset.y == -140)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 0 && stage.list.contentInset.bottom == 336)
    }

    @Test("a refresh changes the list's inset twice", arguments: [true, false])
    func twoChanges(isPulled: Bool) {
      let stage = Stage()
      if isPulled { stage.pull(to: 120) } else { stage.control.beginRefreshing() }
      #expect(stage.list.insetChanges == 1)
      #expect(stage.list.contentInset.top == 50)
      Screen.run(frames: 120)
      #expect(stage.list.insetChanges == 1)
      stage.control.endRefreshing()
      #expect(stage.list.contentInset.top == 0)
      Screen.run(frames: 120)
      #expect(stage.list.insetChanges == 2)
    }

    @Test("a list held, or scrolled away, when loading ends stays where it is")
    func heldAtTheEnd() {
      for distance in [0.0, -20, -300] {
        let stage = Stage()
        stage.control.beginRefreshing()
        Screen.run(frames: 120)
        stage.list.touch()
        stage.list.drag(by: CGFloat(distance))
        Screen.run(frames: 1)
        let before = stage.seen.row
        stage.control.endRefreshing()
        for _ in 0..<30 {
          Screen.run(frames: 1)
          #expect(abs(stage.seen.row - before) < 0.01)
        }
        stage.list.lift()
        Screen.run(frames: 60)
        #expect(stage.list.contentInset.top == 0)
        #expect(stage.seen.row == min(before, 0))
      }
    }

    @Test("half scrolled away when loading ends, the list and the wave go on from where they are")
    func halfScrolledAway() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.touch()
      stage.list.drag(by: -20)
      stage.list.lift()
      Screen.run(frames: 2)
      var last = stage.seen
      #expect(last.row == 30)
      stage.control.endRefreshing()
      for frame in 0..<60 {
        #expect(abs(stage.seen.row - last.row) < 4, "frame \(frame)")
        #expect(abs(stage.seen.edge - last.edge) < 4, "frame \(frame)")
        last = stage.seen
        Screen.run(frames: 1)
      }
      #expect(abs(stage.seen.row) < 0.01 && abs(stage.seen.edge) < 0.01)
    }

    @Test("begun from code the list scrolls to its place, since it has no rows beyond its bounds")
    func rowsBelow() {
      let stage = Stage()
      let more = ElasticRefreshControl(end: .bottom)
      stage.list.elasticLoadMoreControl = more
      stage.control.beginRefreshing()
      var last = 0.0
      for frame in 0..<60 {
        #expect(stage.list.contentInset.top == 50)
        #expect(stage.list.layer.sublayerTransform.m42 > -3, "frame \(frame)")
        #expect(stage.seen.row >= last - 3 && stage.seen.row - last < 8, "frame \(frame)")
        last = stage.seen.row
        Screen.run(frames: 1)
      }
      #expect(abs(stage.seen.row - 50) < 0.1)
      stage.control.endRefreshing()
      Screen.run(frames: 60)
      stage.list.contentOffset.y = 1400
      more.beginRefreshing()
      for frame in 0..<60 {
        #expect(stage.list.contentInset.bottom == 50)
        #expect(stage.list.layer.sublayerTransform.m42 < 3, "frame \(frame)")
        Screen.run(frames: 1)
      }
      #expect(stage.list.contentOffset.y == 1450)
    }

    @Test("a list that is scrolled away does not make the wave's bounce")
    func bounceOutOfSight() {
      let stage = Stage()
      stage.pull(to: 120)
      Screen.run(frames: 23)
      #expect(stage.list.layer.sublayerTransform.m42 != 0)
      stage.list.touch()
      stage.list.drag(by: -300)
      for _ in 0..<30 {
        Screen.run(frames: 1)
        #expect(stage.list.layer.sublayerTransform.m42 == 0)
      }
      stage.list.lift()
    }

    @Test("touched or moved by the app on its way, the list is theirs from there on")
    func movedOnTheWay() {
      for isTouched in [true, false] {
        let stage = Stage()
        stage.control.beginRefreshing()
        Screen.run(frames: 8)
        if isTouched { stage.list.touch() } else { stage.list.contentOffset.y = 300 }
        let before = stage.list.contentOffset.y
        for _ in 0..<30 {
          Screen.run(frames: 1)
          #expect(stage.list.contentOffset.y == before)
        }
        if isTouched { stage.list.lift() }
        stage.control.endRefreshing()
        Screen.run(frames: 60)
        #expect(stage.list.contentInset.top == 0)
      }
    }

    @Test("it is an accessible element only while it loads, of the size of its band")
    func element() {
      let stage = Stage()
      #expect(!stage.control.isAccessibilityElement)
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.control.isAccessibilityElement)
      let frame = stage.control.accessibilityFrame
      #expect(abs(frame.minY - 90) < 0.01 && abs(frame.height - 50) < 0.01)
      #expect(frame.width == 400)
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(!stage.control.isAccessibilityElement)
    }

    @Test("an app's indicator may have a transform")
    func indicatorWithTransform() {
      let stage = Stage()
      let own = UIView(frame: .zero)
      stage.control.indicatorView = own
      stage.control.onIndicator = { progress, _ in
        let scale = 0.5 + progress
        own.transform = CGAffineTransform(a: 0, b: scale, c: -scale, d: 0, tx: 0, ty: 0)
      }
      stage.pull(to: 120)
      Screen.run(frames: 60)
      #expect(own.transform != .identity)
      #expect(own.bounds.size == CGSize(width: 30, height: 30))
      #expect(own.center.x == 200)
    }

    @Test("its primary action is called once a pull, also if it is for both events")
    func primaryAction() {
      var calls = (primary: 0, both: 0, changed: 0)
      let stage = Stage()
      let control = ElasticRefreshControl(
        frame: .zero, primaryAction: UIAction { _ in calls.primary += 1 })
      control.addAction(UIAction { _ in calls.both += 1 }, for: .refreshed)
      control.addAction(UIAction { _ in calls.changed += 1 }, for: .valueChanged)
      stage.list.elasticRefreshControl = control
      stage.pull(to: 120)
      Screen.run(frames: 60)
      #expect(calls == (1, 1, 1))
    }

    @Test("from a nib it has what the nib says")
    func nib() throws {
      let nib = Nib()
      nib.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
      nib.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      nib.isEnabled = false
      let control = try #require(ElasticRefreshControl(coder: nib))
      #expect(control.frame == nib.frame)
      #expect(control.tintColor === nib.tintColor)
      #expect(!control.isUserInteractionEnabled)
      let stage = Stage()
      stage.list.elasticRefreshControl = control
      stage.pull(to: 120)
      #expect(control.sent.isEmpty)
      control.isEnabled = true
      Screen.run(frames: 120)
      stage.pull(to: 120)
      #expect(control.sent == [.refreshed])
      Screen.run(frames: 60)
      #expect(stage.list.contentInset.top == 50)
    }
  }
}
