import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Refreshing and loading more in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIRefreshTests {
    /// Work that ends when the test sets `isDone`, or is cancelled; and what was told.
    @MainActor
    private final class Work {
      var begun = 0, cancelled = 0, isDone = false, isLoading = false, hasMore = true
      var told: [String] = []
      func run() async {
        begun += 1
        while !isDone, !Task.isCancelled { await Task.yield() }
        if Task.isCancelled { cancelled += 1 }
      }
      var binding: Binding<Bool> {
        Binding(
          get: { MainActor.assumeIsolated { self.isLoading } },
          set: { new in
            MainActor.assumeIsolated {
              self.isLoading = new
              Updates.isDue = true
            }
          })
      }
      func set(_ isLoading: Bool) {
        self.isLoading = isLoading
        Updates.isDue = true
      }
    }
    private let work = Work()

    private struct Rows: View {
      var body: some View { List { ForEach(0..<3) { Text("Row \($0)") } } }
    }

    private func list<V>(in host: ViewHost<V>) throws -> UIScrollView {
      try #require(host.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }

    private func pull<V>(_ list: UIScrollView, by step: CGFloat = 12, in host: ViewHost<V>) async {
      list.touch()
      for _ in 0..<20 {
        list.drag(by: step)
        await host.run(frames: 1)
      }
      list.lift()
      await host.run(frames: 60)
    }

    @Test("the binding is true while it loads, however that began, and setting it begins and ends")
    func binding() async throws {
      let host = ViewHost(
        Rows().elasticRefreshable(isRefreshing: work.binding) { [work] in await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      let control = try #require(list.elasticRefreshControl)
      await pull(list, in: host)
      #expect(work.isLoading && work.begun == 1 && control.isRefreshing)
      work.isDone = true
      await host.run(frames: 120)
      #expect(!work.isLoading && !control.isRefreshing && work.cancelled == 0)
      work.isDone = false
      work.set(true)
      await host.run(frames: 60)
      #expect(control.isRefreshing && work.begun == 2)
      work.set(false)
      await host.run(frames: 120)
      #expect(!control.isRefreshing && work.cancelled == 1 && list.contentInset.top == 0)
      #expect(Updates.faults.isEmpty)
    }

    @Test("an app that loads by itself ends the loading with its binding")
    func elsewhere() async throws {
      let host = ViewHost(Rows().elasticRefreshable(isRefreshing: work.binding))
      await host.run(frames: 3)
      let list = try list(in: host)
      await pull(list, in: host)
      #expect(work.isLoading && list.elasticRefreshControl?.isRefreshing == true)
      work.set(false)
      await host.run(frames: 120)
      #expect(list.elasticRefreshControl?.isRefreshing == false)
    }

    @Test(
      "work is cancelled when the view is disabled or the control stops, and the next pull works again"
    )
    func cancelled() async throws {
      let host = ViewHost(
        Rows().elasticRefreshable(isRefreshing: work.binding) { [work] in await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      let control = try #require(list.elasticRefreshControl)
      await pull(list, in: host)
      host.environment.isEnabled = false
      await host.run(frames: 60)
      #expect(work.cancelled == 1 && !work.isLoading && !control.isRefreshing)
      host.environment.isEnabled = true
      await host.run(frames: 60)
      await pull(list, in: host)
      #expect(work.begun == 2 && work.isLoading)
      let live = try #require(control.live as? ComponentController<RefreshMotion>)
      live.perform(.cancel, at: control.clock.now)
      await host.run(frames: 60)
      #expect(work.cancelled == 2 && !work.isLoading)
      await pull(list, in: host)
      #expect(work.begun == 3 && control.isRefreshing)
    }

    @Test("a push or another tab ends the work, and coming back finds no list that loads")
    func left() async throws {
      let host = ViewHost(
        Rows().elasticRefreshable(
          isRefreshing: work.binding, onEvent: { [work] in work.told.append("\($0)") }
        ) { [work] in await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      let control = try #require(list.elasticRefreshControl)
      await pull(list, in: host)
      #expect(work.isLoading && list.contentInset.top == 50)
      host.leave()
      await host.run(frames: 5)
      #expect(work.cancelled == 1 && !work.isLoading)
      host.comeBack()
      await host.run(frames: 120)
      #expect(!control.isRefreshing && list.contentInset.top == 0)
      #expect(work.told.contains("ended"))
      await pull(list, in: host)
      #expect(work.begun == 2 && control.isRefreshing && work.isLoading)
      #expect(Updates.faults.isEmpty)
    }

    @Test("work that is the app's own goes on when its view has left")
    func leftElsewhere() async throws {
      let host = ViewHost(Rows().elasticRefreshable(isRefreshing: work.binding))
      await host.run(frames: 3)
      let list = try list(in: host)
      await pull(list, in: host)
      host.leave()
      await host.run(frames: 5)
      host.comeBack()
      await host.run(frames: 5)
      #expect(work.isLoading && list.elasticRefreshControl?.isRefreshing == true)
      work.set(false)
      await host.run(frames: 120)
      #expect(list.elasticRefreshControl?.isRefreshing == false && list.contentInset.top == 0)
    }

    @Test("events and states are told, and colours taken")
    func told() async throws {
      let host = ViewHost(
        Rows().elasticRefreshable(
          colors: [\.fill: .mint], onEvent: { [work] in work.told.append("\($0)") },
          onState: { [work] in work.told.append("\($0)") }
        ) { [work] in await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      await pull(list, in: host)
      #expect(work.told.prefix(4) == ["dragging", "armed", "bouncing", "refresh"])
      #expect(
        list.elasticRefreshControl?.style.fill == .color(ElasticColor(red: 0, green: 1, blue: 0.5)))
      work.isDone = true
      await host.run(frames: 120)
      #expect(work.told.contains("ended") && work.told.last == "settled")
    }

    @Test("a list loads more at its end, beside refreshing, until there is no more")
    func more() async throws {
      func page(hasMore: Bool) -> some View {
        Rows().elasticRefreshable {}.elasticLoadMore(hasMore: hasMore, isLoading: work.binding) {
          [work] in await work.run()
        }
      }
      let host = ViewHost(page(hasMore: true))
      await host.run(frames: 3)
      let list = try list(in: host)
      let more = try #require(list.elasticLoadMoreControl)
      #expect(list.elasticRefreshControl != nil && more.end == .bottom)
      list.contentOffset.y = list.contentSize.height - list.bounds.height
      await pull(list, by: -12, in: host)
      #expect(work.begun == 1 && work.isLoading && more.isRefreshing)
      // While it loads, the last of the data has come: the work goes on to its end.
      host.view = page(hasMore: false)
      await host.run(frames: 5)
      #expect(more.isRefreshing && work.cancelled == 0)
      work.isDone = true
      await host.run(frames: 120)
      #expect(
        !work.isLoading && more.live.stateName.description == "no-more-data" && work.cancelled == 0)
      await pull(list, by: -12, in: host)
      #expect(work.begun == 1)
      host.view = page(hasMore: true)
      await host.run(frames: 60)
      #expect(more.live.stateName.description == "stopped")
    }

    @Test("an indicator of the app's own follows the pull in the circle's place")
    func indicator() async throws {
      let host = ViewHost(
        Rows().elasticRefreshable { [work] in
          await work.run()
        } indicator: { progress, isBusy in
          Text(isBusy ? "busy" : progress >= 1 ? "release" : progress > 0 ? "pull" : "rest")
        })
      await host.run(frames: 3)
      let list = try list(in: host)
      let control = try #require(list.elasticRefreshControl)
      #expect(control.style.indicator == .custom && control.indicatorView is any UIContentView)
      list.touch()
      for _ in 0..<5 {
        list.drag(by: 12)
        await host.run(frames: 2)
      }
      #expect(host.outcome.texts.last == "pull")
      for _ in 0..<15 {
        list.drag(by: 12)
        await host.run(frames: 2)
      }
      #expect(host.outcome.texts.last == "release")
      list.lift()
      await host.run(frames: 60)
      #expect(host.outcome.texts.last == "busy")
      #expect(Updates.faults.isEmpty)
    }
  }
}
