import AVFoundation
import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What an app's views in SwiftUI reach for")
  @MainActor
  struct SwiftUIActionTests {
    @MainActor
    private final class Work {
      var begun = 0, returned = 0, isDone = false
      func run() async {
        begun += 1
        while !isDone, !Task.isCancelled { await Task.yield() }
      }
    }
    private let work = Work()

    private struct Rows: View {
      let work: Work
      @Environment(\.elasticRefresh) private var refresh
      @Environment(\.elasticLoadMore) private var more
      var body: some View {
        List { ForEach(0..<3) { Text("Row \($0)") } }
        Button("Refresh \(refresh == nil ? "never" : "now")") { ask(refresh) }
        Button("More \(more == nil ? "never" : "now")") { ask(more) }
      }

      private func ask(_ action: ElasticRefreshAction?) {
        Task {
          await action?()
          work.returned += 1
        }
      }
    }

    private func press<V>(_ title: String, in host: ViewHost<V>) throws {
      try #require(host.outcome.buttons.first { $0.title == title }).call()
    }

    @Test("a view in a list refreshes it and goes on when that has ended, however often it asks")
    func refresh() async throws {
      let host = ViewHost(Rows(work: work).elasticRefreshable { [work] in await work.run() })
      await host.run(frames: 3)
      let list = try #require(host.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let control = try #require(list.elasticRefreshControl)
      #expect(host.outcome.buttons.map(\.title) == ["Refresh now", "More never"])
      try press("Refresh now", in: host)
      await host.run(frames: 30)
      try press("Refresh now", in: host)
      await host.run(frames: 30)
      #expect(control.isRefreshing && work.begun == 1 && work.returned == 0)
      work.isDone = true
      await host.run(frames: 120)
      #expect(!control.isRefreshing && work.returned == 2 && list.contentInset.top == 0)
      #expect(Updates.faults.isEmpty)
    }

    @Test("where a pull has no effect it returns at once, and it returns when the list disappears")
    func withoutEffect() async throws {
      let host = ViewHost(
        Rows(work: work).elasticRefreshable { [work] in await work.run() }
          .elasticLoadMore(hasMore: false) { [work] in await work.run() })
      await host.run(frames: 3)
      try press("More now", in: host)
      await host.run(frames: 3)
      #expect(work.begun == 0 && work.returned == 1)
      try press("Refresh now", in: host)
      await host.run(frames: 30)
      #expect(work.begun == 1 && work.returned == 1)
      host.leave()
      await host.run(frames: 10)
      #expect(work.returned == 2)
    }

    @Test("work of the app's own ends the waiting with its binding, or when the list goes")
    func elsewhere() async throws {
      var isLoading = false
      let binding = Binding(
        get: { MainActor.assumeIsolated { isLoading } },
        set: { new in
          MainActor.assumeIsolated {
            isLoading = new
            Updates.isDue = true
          }
        })
      let host = ViewHost(Rows(work: work).elasticRefreshable(isRefreshing: binding))
      await host.run(frames: 3)
      try press("Refresh now", in: host)
      await host.run(frames: 30)
      #expect(isLoading && work.returned == 0)
      isLoading = false
      Updates.isDue = true
      await host.run(frames: 60)
      #expect(work.returned == 1)
      try press("Refresh now", in: host)
      await host.run(frames: 30)
      host.leave()
      await host.run(frames: 3)
      #expect(isLoading && work.returned == 2)
    }

    @Test("on a Mac it refreshes too")
    func mac() async throws {
      let look = Look(style: RefreshMotion.Style())
      let plan = RefreshPlan(look: look, listeners: Listeners()) { [work] in await work.run() }
      let host = ViewHost(
        Rows(work: work).modifier(MacRefreshable<EmptyView>(plan: plan, indicator: nil)))
      await host.run(frames: 3)
      try press("Refresh now", in: host)
      await host.run(frames: 3)
      #expect(work.begun == 1 && work.returned == 0)
      work.isDone = true
      await host.run(frames: 5)
      #expect(work.returned == 1)
    }

    @Test("a refresh says a note and keeps the reader's place, if the app says so")
    func noted() async throws {
      let host = ViewHost(
        Rows(work: work).elasticRefreshable(keepsPlace: true) { [work] in await work.run() }
          .elasticRefreshNote("Updated 10:42"))
      await host.run(frames: 10)
      let list = try #require(host.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let control = try #require(list.elasticRefreshControl)
      #expect(control.keepsPlace && control.note == "Updated 10:42")
    }

    @Test("a list loads more by itself as its end comes near, if the app says how near")
    func automatic() async throws {
      let host = ViewHost(
        Rows(work: work).elasticLoadMore(automaticDistance: 300) { [work] in await work.run() })
      await host.run(frames: 10)
      let list = try #require(host.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
      let control = try #require(list.elasticLoadMoreControl)
      #expect(control.loadsAutomatically && control.automaticDistance == 300)
      list.contentSize.height = 400
      await host.run(frames: 30)
      #expect(work.begun == 1 && control.isRefreshing)
    }

    @Test("a ball follows a player, and a tap on a word seeks in it")
    func player() async throws {
      let song = try Lyrics(plain: "Hop over every word".utf8, durations: [1, 1, 1, 1])
      let player = AVPlayer()
      let host = ViewHost(LyricBall(lyrics: song, player: player).seeksOnTap().reading(.words))
      await host.run(frames: 3)
      let ball = try host.shown(LyricBallView.self)
      #expect(ball.seeksOnTap && ball.reading == .words && player.observerCount == 2)
      player.play()
      await host.run(frames: 90)
      #expect(ball.isPlaying && abs(ball.currentTime - 1.5) < 0.05)
      ball.seekAsChosen(to: 3.3)
      await host.run(frames: 3)
      #expect(abs(player.currentTime().seconds - 3.3) < 0.1 && abs(ball.currentTime - 3.3) < 0.1)
      // The same player again binds nothing anew, and a position takes its place.
      host.view = LyricBall(lyrics: song, player: player)
      await host.run(frames: 2)
      #expect(!ball.seeksOnTap && player.observerCount == 2)
      host.view = LyricBall(lyrics: song, time: 0.5)
      await host.run(frames: 2)
      #expect(player.observerCount == 0 && abs(ball.currentTime - 0.5) < 0.01)
      var chosen: [Double] = []
      host.view = LyricBall(lyrics: song, time: 0.5).onSeek { chosen.append($0) }
      await host.run(frames: 2)
      ball.seekAsChosen(to: 2.3)
      #expect(chosen == [2.3])
    }

    private struct Stack: View {
      let isPushed: Bool
      @State private var isOpen = false
      var body: some View {
        ZStack {
          Text("Inbox")
          if isPushed { Text("Message").flowingMenuDisabled() }
        }
        .flowingMenu(isPresented: $isOpen) { Text("Folders") }
      }
    }

    @Test("no drag opens a menu while a page that forbids it is in sight")
    func disabledMenu() async throws {
      let host = ViewHost(Stack(isPushed: true))
      await host.run(frames: 3)
      let menu = try host.shown(MenuEdgeView.self)
      #expect(menu.liveMenu.component.style.opensFrom == .nowhere && menu.style.opensFrom == .edge)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 250, y: 250)))
      await host.run(frames: 60)
      #expect(menu.liveMenu.component.state == .closed)
      // Another tab is chosen, and this one again.
      host.leave()
      #expect(menu.opensByDrag)
      host.comeBack()
      #expect(!menu.opensByDrag)
      host.view = Stack(isPushed: false)
      await host.run(frames: 3)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 250), to: CGPoint(x: 250, y: 250)))
      await host.run(frames: 120)
      #expect(menu.liveMenu.component.state == .open)
      #expect(Updates.faults.isEmpty)
    }

    @Test(
      "a header hangs in the surface, and is moved with its edge",
      arguments: [ElasticEdge.top, .bottom, .start])
    func header(edge: ElasticEdge) async throws {
      let host = ViewHost(
        ElasticSurface().style { $0.edge = edge }.content {
          Text("behind")
        } header: {
          Text("Title")
        })
      await host.run(frames: 3)
      let rest = [
        ElasticEdge.top: CGRect(x: 0, y: 0, width: 400, height: 50),
        .bottom: CGRect(x: 0, y: 550, width: 400, height: 50),
        .start: CGRect(x: 0, y: 0, width: 50, height: 600),
      ][edge]
      #expect(host.outcome.places.last == rest && host.outcome.texts == ["behind", "Title"])
      let surface = try host.shown(ElasticSurfaceView.self)
      let (start, way) =
        edge == .top
        ? (CGPoint(x: 200, y: 100), CGSize(width: 0, height: 120))
        : edge == .bottom
          ? (CGPoint(x: 200, y: 500), CGSize(width: 0, height: -120))
          : (CGPoint(x: 100, y: 300), CGSize(width: 120, height: 0))
      let finger = await host.drag(
        from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height))
      await host.run(frames: 1)
      let moved = try #require(host.outcome.places.last), before = try #require(rest)
      #expect(moved.size == before.size && surface.inset > 60)
      #expect(
        abs(abs(moved.minX - before.minX) + abs(moved.minY - before.minY) - surface.inset + 50)
          < 0.001)
      await host.lift(finger)
    }

    @Test("a view comes and goes by the kit's spring")
    func transition() throws {
      #expect(AnyTransition.elastic.name == "scale 0.6, opacity")
      let snappy = AnyTransition.elastic(.snappy, scale: 0.9)
      #expect(snappy.name == "scale 0.9, opacity")
      let animation = try #require(snappy.animation?.base as? ElasticAnimation)
      #expect(animation.spring == .snappy)
    }
  }
}
