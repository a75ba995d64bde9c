import ElasticKit
import SwiftUI
import Testing

@testable import Hosts

extension OnScreen {
  @Suite("Refreshing and loading more in SwiftUI on a Mac")
  @MainActor
  struct MacRefreshableTests {
    @MainActor
    private final class Work {
      var begun = 0, isDone = false
      var told: [String] = []
    }
    private let work = Work()

    private func host(
      isAtEnd: Bool = false, hasMore: Bool = true, isDisabled: Bool = false
    ) -> ViewHost<some View> {
      let plan = RefreshPlan(
        isAtEnd: isAtEnd, hasMore: hasMore,
        look: Look(style: RefreshMotion.Style(), colors: [:]),
        listeners: Listeners(onEvent: { [work] in work.told.append("\($0)") }, onState: { _ in }),
        action: { [work] in
          work.begun += 1
          while !work.isDone { await Task.yield() }
        })
      return ViewHost(
        List { Text("Row") }
          .modifier(
            MacRefreshable(plan: plan, indicator: { _, isBusy in Text(isBusy ? "Busy" : "Pull") })
          )
          .disabled(isDisabled))
    }

    /// The app's work is on no thread of ours, and so begins and ends in any frame.
    private func run<V>(_ host: ViewHost<V>, until isSo: () -> Bool) async {
      let end = ContinuousClock.now + .seconds(30)
      while !isSo(), .now < end { await host.run(frames: 1) }
      #expect(isSo())
    }

    private func end<V>(_ host: ViewHost<V>) async {
      work.isDone = true
      await host.run(frames: 5)
      host.close()
    }

    @Test(
      "Command-R and an action of screen readers refresh, once at a time, and no button is seen")
    func refreshed() async {
      let host = host()
      await host.run(frames: 2)
      #expect(!host.outcome.buttons.contains { $0.isSeen || $0.isOver })
      host.outcome.keys["r"]?()
      await run(host) { work.begun == 1 && host.outcome.texts == ["Busy", "Row"] }
      #expect(host.outcome.keys["r"] == nil)
      await host.act("Refresh")
      #expect(work.begun == 1)
      work.isDone = true
      await run(host) { host.outcome.texts == ["Row"] && work.told == ["refresh", "ended"] }
      await host.act("Refresh")
      await run(host) { work.begun == 2 }
      await end(host)
    }

    @Test("a disabled list does not refresh")
    func disabled() async {
      let host = host(isDisabled: true)
      await host.run(frames: 2)
      #expect(host.outcome.keys["r"] == nil)
      await host.act("Refresh")
      #expect(work.begun == 0)
      await end(host)
    }

    @Test("a button below the list loads more, and lies over no row", arguments: [true, false])
    func more(hasMore: Bool) async throws {
      let host = host(isAtEnd: true, hasMore: hasMore)
      await host.run(frames: 2)
      #expect(host.outcome.keys["r"] == nil)
      let button = try #require(host.outcome.buttons.first)
      #expect(button.title == "Load more" && button.isSeen && !button.isOver)
      await host.act("Load more")
      if hasMore { await run(host) { work.begun == 1 } }
      #expect(work.begun == (hasMore ? 1 : 0))
      await end(host)
    }
  }
}
