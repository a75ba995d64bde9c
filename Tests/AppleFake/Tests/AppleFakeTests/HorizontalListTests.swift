import ElasticKit
import Foundation
import Testing
import UIKit

@testable import Hosts

/// A list of 2,000 points that scrolls sideways, on a phone with a camera of 44 at the left.
@MainActor
private struct Shelf {
  let window = UIWindow.onScreen()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let control = ElasticRefreshControl(end: .left)
  let more = ElasticRefreshControl(end: .right)

  init(length: CGFloat = 2000) {
    list.safeAreaInsets.left = 44
    list.contentSize = CGSize(width: length, height: 600)
    list.contentOffset.x = -44
    window.addSubview(list)
    list.elasticRefreshControl = control
    list.elasticLoadMoreControl = more
    Screen.run(frames: 2)
  }

  /// The visible positions, from the camera to the right, of the list's first item and of the left wave's edge.
  var seen: (item: Double, edge: Double) {
    let moved = Double(list.layer.sublayerTransform.m41 - list.contentOffset.x - 44)
    return (moved, moved + Double(control.frame.minX))
  }

  /// Pulls to the right in steps, a frame each, to so far beyond the start, and lifts.
  func pull(to distance: CGFloat) {
    list.touch()
    for _ in 0..<20 {
      list.drag(rightBy: distance / 10)
      Screen.run(frames: 1)
    }
    list.lift()
  }

  /// Whether all that is vertical is as the app has it.
  var isUpright: Bool {
    list.contentInset.top == 0 && list.contentInset.bottom == 0 && list.contentOffset.y == 0
      && list.layer.sublayerTransform.m42 == 0 && !list.alwaysBounceVertical
      && control.frame.minY == 0
  }
}

extension OnScreen {
  @Suite("The refresh control in a list that scrolls sideways")
  @MainActor
  struct HorizontalListTests {
    @Test("pulled at the left it refreshes once, and its room is there until that ends")
    func left() throws {
      let shelf = Shelf()
      #expect(shelf.list.elasticRefreshControl === shelf.control)
      #expect(shelf.control.end == .left && shelf.control.style.edge == .left)
      shelf.pull(to: 120)
      #expect(shelf.control.sent == [.refreshed] && shelf.more.sent.isEmpty)
      #expect(UIImpactFeedbackGenerator.count == 1)
      // Nothing jumps: the room begins where the content was let go.
      #expect(abs(shelf.list.contentInset.left + shelf.list.contentOffset.x + 44) < 0.5)
      var farthest = 0.0
      for frame in 0..<60 {
        let output = shelf.control.live.output
        #expect(shelf.seen.item >= output.extent - 0.01, "frame \(frame)")
        #expect(shelf.seen.item <= output.extent + 2.9 && abs(shelf.seen.edge) < 0.01)
        #expect(shelf.isUpright)
        farthest = max(farthest, abs(shelf.seen.item - output.inset))
        Screen.run(frames: 1)
      }
      #expect(farthest > 20)
      Screen.run(frames: 60)
      #expect(shelf.list.contentInset.left == 50 && shelf.list.contentOffset.x == -94)
      #expect(shelf.list.insetChanges == 1 && shelf.control.isRefreshing)
      // The circle is in the band.
      let circle = try #require(shelf.control.refresh.output.indicator?.frame)
      #expect(abs(circle.center.x - 25) < 0.01 && abs(circle.center.y - 300) < 0.01)
      shelf.control.endRefreshing()
      for _ in 0..<120 {
        Screen.run(frames: 1)
        #expect(shelf.isUpright)
      }
      #expect(shelf.list.contentInset == .zero && shelf.list.contentOffset.x == -44)
      #expect(shelf.list.layer.sublayerTransform.m41 == 0)
      #expect(shelf.control.sent == [.refreshed])
    }

    @Test("pulled at the right it loads more")
    func right() {
      let shelf = Shelf()
      #expect(shelf.list.elasticLoadMoreControl === shelf.more && shelf.more.style.edge == .right)
      shelf.list.contentOffset.x = 1600
      Screen.run(frames: 2)
      shelf.pull(to: -120)
      #expect(shelf.more.sent == [.refreshed] && shelf.control.sent.isEmpty)
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset.right == 50 && shelf.list.contentInset.left == 0)
      #expect(shelf.list.contentOffset.x == 1650 && shelf.isUpright)
      // The band is at the right of the content.
      #expect(shelf.list.convert(shelf.more.band, from: shelf.more).minX == 2000)
      shelf.more.endRefreshing()
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset == .zero && shelf.list.contentOffset.x == 1600)
    }

    @Test("the content never jumps on its way to its rest, at the release and at the end")
    func smooth() {
      let shelf = Shelf()
      shelf.pull(to: 120)
      var last = shelf.seen.item
      #expect(last > 110)
      for frame in 0..<240 {
        if frame == 120 { shelf.control.endRefreshing() }
        Screen.run(frames: 1)
        let now = shelf.seen.item
        #expect(now <= last + 3 && last - now < 14, "frame \(frame)")
        #expect(abs(shelf.seen.edge) < 0.01, "frame \(frame)")
        last = now
      }
      #expect(last == 0)
    }

    @Test("short content can be pulled too, and bounces as the app had it when the last has left")
    func short() {
      let shelf = Shelf(length: 200)
      #expect(shelf.list.alwaysBounceHorizontal && !shelf.list.alwaysBounceVertical)
      shelf.pull(to: 120)
      #expect(shelf.control.sent == [.refreshed])
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset.left == 50 && shelf.list.contentOffset.x == -94)
      shelf.list.elasticRefreshControl = nil
      #expect(shelf.list.contentInset == .zero && shelf.list.alwaysBounceHorizontal)
      shelf.list.elasticLoadMoreControl = nil
      #expect(!shelf.list.alwaysBounceHorizontal)
      shelf.list.alwaysBounceHorizontal = true
      shelf.list.elasticRefreshControl = ElasticRefreshControl(end: .left)
      shelf.list.elasticRefreshControl = nil
      #expect(shelf.list.alwaysBounceHorizontal)
    }

    @Test("an inset that the app assigns, and one that it had, is the app's to the last point")
    func insets() {
      let shelf = Shelf()
      shelf.list.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 6, right: 7)
      shelf.list.contentOffset = CGPoint(x: -64, y: -5)
      shelf.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(
        shelf.list.contentInset == UIEdgeInsets(top: 5, left: 70, bottom: 6, right: 7))
      #expect(shelf.list.contentOffset == CGPoint(x: -114, y: -5))
      shelf.list.contentInset.left = 30
      Screen.run(frames: 2)
      shelf.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(
        shelf.list.contentInset == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 7))
    }

    @Test("scrolled away while it loads, its inset shrinks, and the list stays at the end of that")
    func scrolledAway() {
      let shelf = Shelf()
      shelf.control.beginRefreshing()
      Screen.run(frames: 120)
      shelf.list.touch()
      shelf.list.drag(rightBy: -30)
      #expect(shelf.list.contentInset.left == 20)
      shelf.list.drag(rightBy: -300)
      #expect(shelf.list.contentInset.left == 0)
      shelf.list.lift()
      shelf.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset == .zero && shelf.list.contentOffset.x == 236)
    }

    @Test("items that come at the left leave what is read where it is")
    func keepsPlace() {
      let shelf = Shelf()
      shelf.control.keepsPlace = true
      shelf.pull(to: 120)
      Screen.run(frames: 120)
      let item = shelf.seen.item
      shelf.list.contentSize.width += 800
      #expect(abs(shelf.seen.item + 800 - item) < 0.5 && shelf.isUpright)
      shelf.control.endRefreshing()
      for _ in 0..<180 {
        Screen.run(frames: 1)
        #expect(abs(shelf.seen.item + 800 - item) < 0.5)
      }
      #expect(shelf.list.contentInset == .zero)
      // Content that grows downward has no items at the left.
      shelf.control.beginRefreshing()
      let offset = shelf.list.contentOffset
      shelf.list.contentSize.height += 800
      #expect(shelf.list.contentOffset == offset)
    }

    @Test("it loads more by itself as the right end comes near")
    func automatic() {
      let shelf = Shelf()
      shelf.more.loadsAutomatically = true
      Screen.run(frames: 2)
      #expect(shelf.more.sent.isEmpty)
      shelf.list.contentOffset.x = 1600
      Screen.run(frames: 1)
      #expect(shelf.more.sent == [.refreshed])
    }

    @Test("for readers it is a button at the side of the items, and a band while it loads")
    func readers() {
      let shelf = Shelf()
      for (name, x) in [("first", 0.0), ("last", 1900)] {
        let item = UIView(frame: CGRect(x: x, y: 0, width: 100, height: 600))
        item.isAccessibilityElement = true
        item.accessibilityLabel = name
        shelf.list.addSubview(item)
      }
      #expect(!shelf.control.isAccessibilityElement)
      UIAccessibility.isVoiceOverRunning = true
      let spoken = VoiceOver.elements(in: shelf.window).map { $0.accessibilityLabel ?? "" }
      #expect(spoken == ["Refresh", "first", "last", "Load more"])
      let frame = shelf.control.accessibilityFrame
      #expect(frame == CGRect(x: 32, y: 0, width: 24, height: 600))
      let names = shelf.list.accessibilityCustomActions?.map(\.name)
      #expect(names == ["Refresh", "Load more"])
      #expect(VoiceOver.activate(shelf.control) == nil && shelf.control.sent == [.refreshed])
      Screen.run(frames: 120)
      let band = shelf.control.accessibilityFrame
      #expect(abs(band.minX - 44) < 0.01 && abs(band.width - 50) < 0.01 && band.height == 600)
    }

    @Test("beside a camera the wave reaches the view's side")
    func besideCamera() {
      let shelf = Shelf()
      shelf.pull(to: 60)
      Screen.run(frames: 1)
      let points = shelf.control.strip.layer.path?.points ?? []
      #expect(abs((points.map(\.x).min() ?? 0) + 44) < 0.01)
      #expect(points.map(\.x).max() == 0 && points.map(\.y).max() == 600)
    }

    @Test("a note has no room, and the result of a loading is announced only")
    func note() {
      let shelf = Shelf()
      UIAccessibility.said = []
      shelf.control.note = "Updated 10:42"
      shelf.control.attributedTitle = NSAttributedString(string: "Two new")
      shelf.pull(to: 120)
      Screen.run(frames: 120)
      #expect(shelf.control.line.layer.superlayer == nil)
      shelf.control.endRefreshing(.succeeded, saying: "Three letters")
      #expect(UIAccessibility.said.last == "Three letters")
      #expect(!shelf.control.isRefreshing && shelf.control.outcome == .succeeded)
      #expect(shelf.control.line.layer.superlayer == nil)
      #expect(shelf.control.style.indicator == .circle)
    }

    @Test("a control for the other end is one for the top or the bottom, as for any list")
    func otherEnd() {
      let shelf = Shelf()
      let (first, last) = (ElasticRefreshControl(end: .right), ElasticRefreshControl(end: .left))
      shelf.list.elasticRefreshControl = first
      shelf.list.elasticLoadMoreControl = last
      #expect(first.end == .top && first.style.edge == .top)
      #expect(last.end == .bottom && last.style.edge == .bottom)
      #expect(shelf.control.superview == nil && shelf.more.superview == nil)
      // A control that is at the left of one list can be at the left of another.
      let other = Shelf()
      other.list.elasticRefreshControl = shelf.control
      #expect(shelf.control.end == .left && other.list.elasticRefreshControl === shelf.control)
    }

    @Test("left is left in a right-to-left layout too, and what is asked for is a setting")
    func rightToLeft() {
      let shelf = Shelf()
      shelf.list.semanticContentAttribute = .forceRightToLeft
      shelf.more.semanticContentAttribute = .forceRightToLeft
      shelf.more.style.purpose = .refresh
      Screen.run(frames: 2)
      #expect(shelf.more.end == .right && shelf.more.style.edge == .right)
      shelf.list.contentOffset.x = 1600
      shelf.pull(to: -120)
      #expect(shelf.more.sent == [.refreshed])
      #expect(shelf.more.accessibilityLabel == "Refresh")
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset.right == 50)
    }

    @Test("a control at the top of the same scroll view has its own axis")
    func bothAxes() {
      let shelf = Shelf()
      let top = ElasticRefreshControl(end: .top)
      shelf.list.contentSize.height = 1500
      shelf.list.elasticLoadMoreControl = nil
      shelf.list.addSubview(top)
      #expect(shelf.list.alwaysBounceHorizontal && shelf.list.alwaysBounceVertical)
      Screen.run(frames: 2)
      shelf.pull(to: 120)
      #expect(shelf.control.sent == [.refreshed] && top.sent.isEmpty)
      shelf.list.touch()
      for _ in 0..<20 {
        shelf.list.drag(by: 12)
        Screen.run(frames: 1)
      }
      shelf.list.lift()
      #expect(top.sent == [.refreshed] && shelf.control.sent == [.refreshed])
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset == UIEdgeInsets(top: 50, left: 50, bottom: 0, right: 0))
      #expect(shelf.list.contentOffset == CGPoint(x: -94, y: -50))
      shelf.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(shelf.list.contentInset == UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
      top.removeFromSuperview()
      #expect(shelf.list.contentInset == .zero && !shelf.list.alwaysBounceVertical)
      #expect(shelf.list.alwaysBounceHorizontal)
    }

    @Test("two that bounce at the same time move the content along both axes")
    func bothBounces() {
      let shelf = Shelf()
      let top = ElasticRefreshControl(end: .top)
      shelf.list.addSubview(top)
      Screen.run(frames: 2)
      shelf.control.beginRefreshing()
      top.beginRefreshing()
      var farthest = 0.0
      for frame in 0..<60 {
        let moved = shelf.list.layer.sublayerTransform
        #expect(moved.m41 == moved.m42, "frame \(frame)")
        farthest = max(farthest, Double(moved.m41))
        Screen.run(frames: 1)
      }
      #expect(farthest > 3)
      Screen.run(frames: 60)
      #expect(shelf.list.layer.sublayerTransform == CATransform3DMakeTranslation(0, 0, 0))
    }

    @Test("a large title stays as it is, and no wave is drawn in its bar")
    func largeTitle() {
      let (shelf, page) = (Shelf(), UIViewController())
      let navigation = UINavigationController()
      navigation.view.frame = shelf.window.bounds
      shelf.window.addSubview(navigation.view)
      navigation.pushViewController(page, animated: false)
      page.view.frame = shelf.window.bounds
      page.view.addSubview(shelf.list)
      navigation.navigationBar.prefersLargeTitles = true
      #expect(shelf.list.largeTitleBar != nil)
      Screen.run(frames: 2)
      shelf.pull(to: 120)
      #expect(shelf.list.insetChanges == 1)
      #expect(shelf.control.renderer.root.superlayer === shelf.control.layer)
    }
  }
}
