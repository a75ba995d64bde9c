import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A chat: a pull loads older messages above those that are read.
  @Suite("Rows that come above")
  @MainActor
  struct KeepPlaceTests {
    @Test(
      "what is read stays where it is, before the end of the loading and after it",
      arguments: [true, false], [true, false])
    func above(isLate: Bool, isScrolled: Bool) {
      let stage = Stage()
      stage.control.keepsPlace = true
      stage.pull(to: 120)
      Screen.run(frames: 120)
      if isScrolled { stage.list.contentOffset.y = 300 }
      #expect(stage.control.isRefreshing && (isScrolled || stage.list.contentOffset.y == -140))
      var row = stage.seen.row
      // The rows have come above the one that was the first.
      if !isLate { stage.list.contentSize.height += 800 }
      #expect(isLate || abs(stage.seen.row + 800 - row) < 0.5)
      if !isLate { row -= 800 }
      stage.control.endRefreshing()
      if isLate {
        Screen.run(frames: 1)
        row = stage.seen.row - 800
        stage.list.contentSize.height += 800
      }
      for _ in 0..<180 {
        Screen.run(frames: 1)
        #expect(abs(stage.seen.row - row) < 0.5)
      }
      #expect(stage.list.contentInset.top == 0 && !stage.control.isRefreshing)
      // The band has closed, out of sight: rows that come now are others.
      let offset = stage.list.contentOffset.y
      stage.list.contentSize.height += 800
      #expect(stage.list.contentOffset.y == offset)
    }

    @Test("rows that come at any other time, or without the setting, are the app's to scroll by")
    func others() {
      let stage = Stage()
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.contentSize.height += 800
      Screen.run(frames: 2)
      #expect(stage.list.contentOffset.y == -140)
      stage.control.endRefreshing()
      Screen.run(frames: 180)
      stage.control.keepsPlace = true
      stage.list.contentSize.height += 800
      Screen.run(frames: 2)
      #expect(stage.list.contentOffset.y == -90)
      // Fewer rows are another list.
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      stage.list.contentSize.height = 900
      Screen.run(frames: 2)
      #expect(stage.list.contentOffset.y == -140)
    }
  }
}
