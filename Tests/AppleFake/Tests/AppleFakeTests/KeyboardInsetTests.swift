import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A keyboard is added to the inset, by UIKit or by the app, and taken off again.
  @Suite("A keyboard over a list that loads")
  @MainActor
  struct KeyboardInsetTests {
    private let stage = Stage(bar: 0)
    private let more = ElasticRefreshControl(end: .bottom)
    private var list: UIScrollView { stage.list }

    private func load(base: CGFloat) {
      list.elasticLoadMoreControl = more
      list.contentInset.bottom = base
      list.contentOffset.y = 1400 + base
      more.beginRefreshing()
      Screen.run(frames: 120)
      #expect(list.contentInset.bottom == base + 50)
    }

    @Test("added while it loads, it is taken off to the last point", arguments: [0, 20.0])
    func takenOffAfter(base: CGFloat) {
      load(base: base)
      list.contentInset.bottom += 300
      Screen.run(frames: 10)
      more.endRefreshing()
      Screen.run(frames: 180)
      list.contentInset.bottom -= 300
      Screen.run(frames: 10)
      #expect(list.contentInset.bottom == base)
    }

    @Test("taken off while it still loads, only the control's part is left", arguments: [0, 20.0])
    func takenOffBefore(base: CGFloat) {
      load(base: base)
      list.contentInset.bottom += 300
      Screen.run(frames: 10)
      list.contentInset.bottom -= 300
      Screen.run(frames: 10)
      #expect(list.contentInset.bottom == base + 50)
      more.endRefreshing()
      Screen.run(frames: 180)
      #expect(list.contentInset.bottom == base)
    }

    @Test("assigned and assigned back it is the app's whole inset", arguments: [0, 50.0])
    func assigned(base: CGFloat) {
      load(base: base)
      list.contentInset.bottom = 336
      Screen.run(frames: 10)
      more.endRefreshing()
      Screen.run(frames: 180)
      #expect(list.contentInset.bottom == 336)
      list.contentInset.bottom = base
      Screen.run(frames: 10)
      #expect(list.contentInset.bottom == base)
    }
  }
}
