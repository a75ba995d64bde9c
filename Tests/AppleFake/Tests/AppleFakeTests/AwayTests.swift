import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A screen that is left while it loads: another tab, or a page on top.
  @Suite("A list that is away while it loads")
  @MainActor
  struct AwayTests {
    private let stage = Stage()
    private var list: UIScrollView { stage.list }
    private var control: ElasticRefreshControl { stage.control }

    private func leave() {
      stage.pull(to: 120)
      Screen.run(frames: 120)
      list.removeFromSuperview()
      Screen.run(frames: 30)
    }

    private func comeBack() {
      stage.window.addSubview(list)
      Screen.run(frames: 120)
    }

    @Test("ended while it is away, it comes back at rest")
    func ended() {
      leave()
      control.endRefreshing()
      Screen.run(frames: 60)
      comeBack()
      #expect(list.contentInset.top == 0 && list.contentOffset.y == -90)
      #expect(!control.isRefreshing && control.motionState == .stopped && Screen.links.isEmpty)
    }

    @Test("ended at once before it comes back, it is not disabled, and can be pulled")
    func endedLate() {
      leave()
      control.endRefreshing()
      comeBack()
      #expect(control.isEnabled && control.motionState == .stopped && stage.seen.row == 0)
      stage.pull(to: 120)
      #expect(control.sent == [.refreshed, .refreshed])
    }

    @Test("still loading it comes back loading, and can be ended")
    func loading() {
      leave()
      comeBack()
      #expect(control.isRefreshing && list.contentInset.top == 50 && list.contentOffset.y == -140)
      control.endRefreshing()
      Screen.run(frames: 120)
      #expect(list.contentInset.top == 0 && list.contentOffset.y == -90)
    }

    @Test("begun while it is away, it comes back loading")
    func begun() {
      list.removeFromSuperview()
      control.beginRefreshing()
      Screen.run(frames: 60)
      comeBack()
      #expect(control.isRefreshing && list.contentInset.top == 50 && list.contentOffset.y == -140)
    }
  }
}
