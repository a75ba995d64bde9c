import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A footer that loads by itself, in lists as apps have them.
  @Suite("Loading more without a pull")
  @MainActor
  struct AutomaticLoadTests {
    private let stage = Stage(bar: 0)
    private let more = ElasticRefreshControl(end: .bottom)
    private var list: UIScrollView { stage.list }
    private var asked: Int { more.sent.count { $0 == .refreshed } }

    /// The action comes after the platform's layout.
    private func scroll(to y: CGFloat) {
      list.contentOffset.y = y
      Screen.run(frames: 1)
    }

    private func attach(length: CGFloat) {
      more.loadsAutomatically = true
      list.contentSize.height = length
      list.elasticLoadMoreControl = more
      Screen.run(frames: 10)
    }

    /// The app's answer: the list's length, before or after the end is told.
    private func answer(length: CGFloat, isLate: Bool = false) {
      if !isLate { list.contentSize.height = length }
      more.endRefreshing()
      Screen.run(frames: 3)
      list.contentSize.height = length
      Screen.run(frames: 180)
    }

    @Test("pages are asked for until the view is full", arguments: [true, false])
    func short(isLate: Bool) {
      attach(length: 200)
      #expect(asked == 1)
      answer(length: 400, isLate: isLate)
      #expect(asked == 2)
      answer(length: 800, isLate: isLate)
      #expect(asked == 2)
      scroll(to: 200)
      #expect(asked == 3)
    }

    @Test("it goes on after a refresh has made the list as long as it was")
    func refreshed() {
      attach(length: 2000)
      scroll(to: 1400)
      #expect(asked == 1)
      answer(length: 4000)
      scroll(to: 0)
      list.contentSize.height = 2000
      Screen.run(frames: 10)
      #expect(asked == 1)
      scroll(to: 1400)
      #expect(asked == 2)
    }

    @Test("and after a refresh of a list that never left its end", arguments: [true, false])
    func shortRefreshed(isByControl: Bool) {
      attach(length: 400)
      answer(length: 400)
      #expect(asked == 1)
      if isByControl {
        stage.control.beginRefreshing()
        Screen.run(frames: 60)
        stage.control.endRefreshing()
        Screen.run(frames: 120)
      } else {
        more.resetNoMoreData()
      }
      #expect(asked == 2)
    }

    @Test("after a failure it does not ask again where it is, but after its end was out of sight")
    func failed() {
      attach(length: 2000)
      scroll(to: 1400)
      answer(length: 2000)
      for offset in [1400.0, 1399.75, 1400, 1450, 1400] {
        scroll(to: offset)
        Screen.run(frames: 5)
      }
      #expect(asked == 1)
      scroll(to: 1300)
      scroll(to: 1400)
      #expect(asked == 2)
      answer(length: 2000)
      #expect(asked == 2)
    }

    @Test("rows that find their heights are no new rows, while it loads and after it")
    func selfSizing() {
      attach(length: 2000)
      more.automaticDistance = 300
      scroll(to: 1400)
      #expect(asked == 1)
      for _ in 0..<5 { list.contentSize.height += 20 }
      answer(length: 2100)
      for height in [2120.0, 2090, 2240, 2000] { list.contentSize.height = height }
      Screen.run(frames: 30)
      #expect(asked == 1)
    }

    @Test("a list that is emptied and filled again begins anew")
    func emptied() {
      attach(length: 400)
      answer(length: 400)
      list.contentSize.height = 0
      list.contentSize.height = 400
      Screen.run(frames: 1)
      #expect(asked == 2)
    }
  }
}
