import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A control with the look of an app.
private final class BrandRefresh: ElasticRefreshControl {
  override init(end: End) {
    super.init(end: end)
    color = .red
    note = "Pull"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Listener: ElasticRefreshControlDelegate {
  var ended = 0, settled = 0
  func elasticRefreshControlDidEnd(_ control: ElasticRefreshControl) { ended += 1 }
  func elasticRefreshControlDidSettle(_ control: ElasticRefreshControl) { settled += 1 }
}

extension OnScreen {
  @Suite("A refresh control as an app has it")
  @MainActor
  struct UnseenRefreshTests {
    @Test("in a list that is scrolled away it ends in time, and tells so")
    func scrolledAway() {
      let (stage, listener) = (Stage(), Listener())
      stage.control.delegate = listener
      stage.pull(to: 120)
      Screen.run(frames: 120)
      stage.list.contentOffset.y = 900
      Screen.run(frames: 60)
      #expect(!stage.control.isInSight && stage.control.isRefreshing && listener.ended == 0)
      stage.control.endRefreshing()
      Screen.run(frames: 180)
      #expect(listener.ended == 1 && stage.list.contentOffset.y == 900)
      #expect(listener.settled == 1 && stage.list.contentInset.top == 0)
      #expect(Screen.links.isEmpty)
    }

    @Test(
      "begun from code it is open, in a list at its start; one that is scrolled away stays there")
    func begun() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(stage.control.isRefreshing && stage.control.band.height >= 50)
      #expect(stage.list.contentOffset.y == -140 && stage.seen.row == 50)
      let other = Stage()
      other.list.contentOffset.y = 900
      other.control.beginRefreshing()
      Screen.run(frames: 120)
      #expect(other.control.isRefreshing && other.list.contentOffset.y == 900)
    }

    @Test("a subclass has a look of its own, in code and from a nib")
    func subclass() throws {
      let stage = Stage()
      stage.list.elasticRefreshControl = BrandRefresh(end: .top)
      let control = try #require(stage.list.elasticRefreshControl)
      #expect(control.style.fill == .color(ElasticColor(red: 1, green: 0, blue: 0)))
      stage.pull(to: 120)
      #expect(control.isRefreshing)
      #expect(try #require(BrandRefresh(coder: Nib())).note == nil)
    }
  }
}
