import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A list is no element, so that its custom actions may be out of a reader's reach.
  @Suite("The refresh control for screen readers")
  @MainActor
  struct RefreshForReadersTests {
    private let stage = Stage()
    private let rows = [UIView(frame: .zero), UIView(frame: .zero)]

    init() {
      for (row, y) in zip(rows, [0, 1956]) {
        row.frame = CGRect(x: 0, y: y, width: 400, height: 44)
        row.isAccessibilityElement = true
        row.accessibilityLabel = y == 0 ? "first" : "last"
        stage.list.addSubview(row)
      }
      Screen.run(frames: 1)
    }

    private var spoken: [String] {
      VoiceOver.elements(in: stage.window).map { $0.accessibilityLabel ?? "" }
    }

    @Test(
      "while VoiceOver or Switch Control runs, a button that refreshes comes before the first row")
    func first() {
      #expect(spoken == ["first", "last"])
      UIAccessibility.isVoiceOverRunning = true
      #expect(spoken == ["Refresh", "first", "last"])
      #expect(stage.control.accessibilityValue == "")
      #expect(stage.control.accessibilityTraits == .button)
      UIAccessibility.isVoiceOverRunning = false
      #expect(spoken == ["first", "last"])
      UIAccessibility.isSwitchControlRunning = true
      #expect(spoken == ["Refresh", "first", "last"])
    }

    @Test("it is at the list's upper edge, scrolls with it, and leaves touches and rows alone")
    func place() {
      UIAccessibility.isVoiceOverRunning = true
      let frame = stage.control.accessibilityFrame
      #expect(frame.minX == 0 && frame.width == 400)
      #expect(frame.minY < 90 && frame.maxY > 90)
      // VoiceOver finds the row under a finger that is anywhere in its larger part.
      #expect(frame.maxY <= 90 + 22)
      let touched = CGPoint(x: 200, y: frame.maxY - 1)
      #expect(stage.window.hitTest(touched, with: nil) === rows[0])
      stage.list.contentOffset.y += 300
      #expect(stage.control.accessibilityFrame.minY == frame.minY - 300)
      #expect(spoken == ["Refresh", "first", "last"])
    }

    @Test("activated it refreshes, and says that it is busy until it can refresh again")
    func activated() {
      UIAccessibility.isVoiceOverRunning = true
      #expect(VoiceOver.activate(stage.control) == nil)
      #expect(stage.control.sent == [.refreshed])
      Screen.run(frames: 120)
      #expect(spoken.first == "Refresh")
      #expect(stage.control.accessibilityValue == "Loading")
      #expect(stage.control.accessibilityTraits == [.button, .notEnabled])
      #expect(UIAccessibility.said == ["Loading"])
      #expect(abs(stage.control.accessibilityFrame.height - 50) < 0.01)
      // Nor does a second activation tap what lies under it.
      #expect(VoiceOver.activate(stage.control) == nil)
      #expect(stage.control.sent == [.refreshed])
      stage.control.endRefreshing()
      for _ in 0..<120 {
        #expect(spoken.first == "Refresh")
        Screen.run(frames: 1)
      }
      #expect(stage.control.accessibilityValue == "")
      #expect(stage.control.accessibilityTraits == .button)
    }

    @Test("the action of the list tells whether it refreshed")
    func action() throws {
      let action = try #require(stage.list.accessibilityCustomActions?.first)
      #expect(action.handler(action))
      #expect(!action.handler(action))
    }

    @Test("the action of the list has the app's name, whenever that is set")
    func named() throws {
      let action = try #require(stage.list.accessibilityCustomActions?.first)
      #expect(action.name == "Refresh")
      stage.control.spokenLabel = "Fetch the news"
      #expect(action.name == "Fetch the news")
      stage.control.spokenLabel = nil
      #expect(action.name == "Refresh")
    }

    @Test("at the end of the list it comes after the last row, while there may be more")
    func loadMore() {
      let more = ElasticRefreshControl(end: .bottom)
      stage.list.elasticRefreshControl = nil
      stage.list.elasticLoadMoreControl = more
      UIAccessibility.isVoiceOverRunning = true
      Screen.run(frames: 1)
      #expect(spoken == ["first", "last", "Load more"])
      #expect(more.accessibilityTraits == .button)
      #expect(VoiceOver.activate(more) == nil)
      #expect(more.sent == [.refreshed])
      Screen.run(frames: 60)
      more.endRefreshingWithNoMoreData()
      Screen.run(frames: 120)
      #expect(spoken == ["first", "last"])
      more.resetNoMoreData()
      Screen.run(frames: 60)
      #expect(spoken == ["first", "last", "Load more"])
    }

    @Test("none where pulls have no effect, where the app hides it, or outside of a list")
    func none() {
      UIAccessibility.isVoiceOverRunning = true
      stage.control.isEnabled = false
      #expect(spoken == ["first", "last"])
      stage.control.isEnabled = true
      #expect(spoken == ["Refresh", "first", "last"])
      stage.control.isAccessibilityElement = false
      #expect(spoken == ["first", "last"])
      let alone = ElasticRefreshControl(end: .top)
      alone.frame = CGRect(x: 0, y: 0, width: 400, height: 100)
      stage.window.addSubview(alone)
      #expect(spoken == ["first", "last"])
    }
  }
}
