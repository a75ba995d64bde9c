import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Views in our substitute for SwiftUI")
  @MainActor
  struct SwiftUITests {

    /// The callbacks that an app gets from views.
    private final class Log {
      var entries: [String] = []
      var isOpen = false
      var count = 0
    }
    private let log = Log()

    @Test(
      "a surface follows the finger, bounces when it is let go, and rests: nothing is drawn then")
    func surface() async {
      let host = ViewHost(ElasticSurface().onSettle { [log] in log.count += 1 })
      await host.run(frames: 3)
      #expect(host.outcome.pictures.count == 1)
      #expect(host.outcome.pictures[0].bottom == 50)
      #expect(!host.outcome.isMoving)
      await host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 220))
      #expect(host.outcome.pictures[0].bottom > 120)
      await host.lift(at: CGPoint(x: 200, y: 220))
      #expect(host.outcome.isMoving)
      await host.run(frames: 240)
      #expect(host.outcome.pictures[0].bottom == 50)
      #expect(log.count == 1 && !host.outcome.isMoving)
      let passes = host.passes
      await host.run(frames: 60)
      #expect(host.passes == passes)
      #expect(Updates.faults.isEmpty)
    }

    @Test("a drag that the system cancels is a cancel, and another can begin")
    func cancelled() async {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      for _ in 0..<2 {
        await host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 220))
        #expect(host.outcome.pictures[0].bottom > 120)
        await host.cancelDrag()
        await host.run(frames: 240)
        #expect(host.outcome.pictures[0].bottom == 50)
      }
    }

    @Test("the key away from the edge pulls a surface until it is let go, unless it is disabled")
    func keys() async {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      #expect(host.outcome.focusable == [true])
      #expect(!(await host.press(.upArrow, .down)))
      #expect(await host.press(.downArrow, .down))
      #expect(!(await host.press(.downArrow, .repeat)))
      await host.run(frames: 2)
      #expect(host.outcome.pictures[0].bottom > 150)
      #expect(await host.press(.downArrow, .up))
      await host.run(frames: 240)
      #expect(host.outcome.pictures[0].bottom == 50)
      host.environment.isEnabled = false
      await host.run(frames: 2)
      #expect(host.outcome.focusable == [false])
      #expect(!(await host.press(.downArrow, .down)))
    }

    @Test(
      "a button is pressed by a tap, a key and a screen reader, and calls what it was given last")
    func shape() async {
      func button(_ name: String) -> ElasticShape {
        ElasticShape { [log] in log.entries.append(name) }.style { $0 = .button }
      }
      let host = ViewHost(button("first"))
      await host.run(frames: 3)
      #expect(host.outcome.traits == .isButton && host.outcome.hidden == [false])
      #expect(host.outcome.labels == ["Button"])
      let middle = CGPoint(x: 200, y: 300)
      await host.drag(from: middle, to: middle, steps: 2)
      await host.lift(at: middle)
      host.view = button("second")
      await host.run(frames: 2)
      await host.act("default")
      #expect(await host.press(.space, .down))
      #expect(await host.press(.space, .up))
      #expect(log.entries == ["first", "second", "second"])
    }

    @Test("an ornament is hidden from screen readers and has no focus")
    func ornament() async {
      let host = ViewHost(ElasticShape())
      await host.run(frames: 3)
      #expect(host.outcome.hidden == [true] && host.outcome.focusable == [false])
      await host.act("default")
      #expect(!(await host.press(.space, .down)))
    }

    @Test(
      "a balloon announces typing once, moves during it, and only while it is visible")
    func balloon() async {
      let host = ViewHost(MessageBalloon(isTyping: false))
      await host.run(frames: 60)
      #expect(!host.outcome.isMoving && UIAccessibility.said.isEmpty)
      host.view = MessageBalloon(isTyping: true)
      await host.run(frames: 120)
      #expect(host.outcome.isMoving)
      #expect(host.outcome.values == ["is typing"])
      #expect(UIAccessibility.said == ["is typing"])
      host.view = MessageBalloon(isTyping: false)
      await host.run(frames: 200)
      #expect(!host.outcome.isMoving && host.outcome.values == [""])
      host.view = MessageBalloon(isTyping: true, isShown: false)
      await host.run(frames: 120)
      #expect(host.outcome.pictures[0].fills.isEmpty)
      #expect(Updates.faults.isEmpty)
    }

    @Test("a removed view is not drawn, and comes back unchanged")
    func disappears() async {
      struct Page: View {
        let isShown: Bool
        var body: some View { if isShown { MessageBalloon() } }
      }
      let host = ViewHost(Page(isShown: true))
      await host.run(frames: 10)
      #expect(host.outcome.isMoving)
      host.view = Page(isShown: false)
      await host.run(frames: 10)
      let passes = host.passes
      await host.run(frames: 60)
      #expect(host.passes == passes)
      host.view = Page(isShown: true)
      await host.run(frames: 10)
      #expect(host.outcome.isMoving)
    }

    @Test("a ball follows the song, draws its words in the reader's text size, and reports them")
    func ball() async throws {
      let song = try Lyrics(plain: "Hop over every word".utf8, durations: [0.5, 0.5, 0.5, 0.5])
      func ball(at time: Double, plays: Bool) -> LyricBall {
        LyricBall(lyrics: song, time: time, isPlaying: plays)
          .onWord { [log] in log.entries.append("\($0)") }
      }
      let host = ViewHost(ball(at: 0, plays: false))
      await host.run(frames: 3)
      #expect(
        host.outcome.pictures[0].texts.map(\.text).joined(separator: " ") == "Hop over every word")
      let usual = try #require(host.outcome.pictures[0].texts.first).size
      host.environment.textScale = 2
      await host.run(frames: 2)
      #expect(host.outcome.pictures[0].texts.first?.size == 2 * usual)
      host.view = ball(at: 0, plays: true)
      await host.run(frames: 60)
      #expect(log.entries == ["0", "1"])
      #expect(host.outcome.values == ["playing"])
      host.view = ball(at: 1.5, plays: true)
      await host.run(frames: 30)
      #expect(log.entries == ["0", "1", "3"])
      // Half a second later the player says so: it tells nothing twice.
      host.view = ball(at: 2.02, plays: true)
      await host.run(frames: 1)
      #expect(log.entries == ["0", "1", "3"])
      host.view = ball(at: 2.02, plays: false)
      await host.run(frames: 5)
      #expect(!host.outcome.isMoving && host.outcome.values == ["paused"])
      #expect(Updates.faults.isEmpty)
    }

    private struct Page: View {
      let isOpen: Binding<Bool>
      var body: some View { Text("Page").flowingMenu(isPresented: isOpen) { Text("Folders") } }
    }

    private func menuHost() -> ViewHost<Page> {
      ViewHost(
        Page(
          isOpen: Binding(
            get: { [log] in log.isOpen },
            set: { [log] in
              log.isOpen = $0
              Updates.isDue = true
            })))
    }

    @Test("a menu opens by its binding, has the right frame, hides the page, and Escape closes it")
    func menu() async throws {
      let host = menuHost()
      await host.run(frames: 3)
      #expect(host.outcome.texts == ["Page"] && host.outcome.places.isEmpty)
      log.isOpen = true
      Updates.isDue = true
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["Page", "Folders"])
      let place = try #require(host.outcome.places.first)
      #expect(abs(place.minX) < 0.5 && abs(place.width - 400 * 2 / 3) < 0.5 && place.height == 600)
      #expect(host.outcome.hidden.contains(true) && host.outcome.traits.contains(.isModal))
      #expect(host.outcome.buttons.map(\.title) == ["Close menu"])
      await host.act("escape")
      await host.run(frames: 120)
      #expect(!log.isOpen && host.outcome.texts == ["Page"])
      #expect(!host.outcome.traits.contains(.isModal))
      #expect(Updates.faults.isEmpty)
    }

    @Test("a menu is pulled from its edge, which sets the binding, or opened by a screen reader")
    func menuPulled() async {
      let host = menuHost()
      await host.run(frames: 3)
      await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300))
      await host.lift(at: CGPoint(x: 250, y: 300))
      await host.run(frames: 120)
      #expect(log.isOpen && host.outcome.texts == ["Page", "Folders"])
      await host.act("escape")
      await host.run(frames: 120)
      #expect(!log.isOpen)
      await host.act("Open menu")
      await host.run(frames: 120)
      #expect(log.isOpen && host.outcome.texts == ["Page", "Folders"])
    }

    @Test("a menu at the start lies at the right in right-to-left layouts")
    func menuRightToLeft() async throws {
      let host = menuHost()
      host.environment.layoutDirection = .rightToLeft
      log.isOpen = true
      await host.run(frames: 120)
      let place = try #require(host.outcome.places.first)
      #expect(abs(place.maxX - 400) < 0.5)
    }

    @Test("dark mode, Increase Contrast and Reduce Motion take effect while it is shown")
    func environment() async {
      let host = ViewHost(ElasticSurface().style { $0.fill = .role(.highlight) })
      await host.run(frames: 3)
      let light = host.outcome.pictures[0].fills[0].color
      host.environment.colorSchemeContrast = .increased
      await host.run(frames: 3)
      #expect(host.outcome.pictures[0].fills[0].color != light)
      host.environment.accessibilityReduceMotion = true
      await host.run(frames: 3)
      await host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 220))
      await host.lift(at: CGPoint(x: 200, y: 220))
      await host.run(frames: 2)
      #expect(host.outcome.pictures[0].bottom == 50 && !host.outcome.isMoving)
    }

    // MARK: - Refreshing

    private struct Inbox: View {
      let isShown: Bool
      let load: @MainActor @Sendable () async -> Void
      var body: some View {
        if isShown {
          List { ForEach(0..<3) { Text("Row \($0)") } }.elasticRefreshable(action: load)
        }
      }
    }

    private func list(in host: ViewHost<Inbox>) throws -> UIScrollView {
      try #require(host.window.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }

    private func pull(_ list: UIScrollView, in host: ViewHost<Inbox>) async {
      list.touch()
      for _ in 0..<20 {
        list.drag(by: 12)
        await host.run(frames: 1)
      }
      list.lift()
      await host.run(frames: 60)
    }

    /// Work that ends when the test sets `isDone`, or is cancelled.
    @MainActor
    private final class Work {
      var begun = 0, wasCancelled = false, isDone = false
      func run() async {
        begun += 1
        while !isDone, !Task.isCancelled { await Task.yield() }
        wasCancelled = Task.isCancelled
      }
    }

    @Test("a list is found and pulled, the work runs once, and the loading ends with it")
    func refreshable() async throws {
      let work = Work()
      let host = ViewHost(Inbox(isShown: true) { await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      let control = try #require(list.elasticRefreshControl)
      await pull(list, in: host)
      #expect(work.begun == 1 && control.isRefreshing && list.contentInset.top == 50)
      control.beginRefreshing()
      await host.run(frames: 10)
      #expect(work.begun == 1)
      work.isDone = true
      await host.run(frames: 120)
      #expect(!control.isRefreshing && list.contentInset.top == 0)
      #expect(!work.wasCancelled)
    }

    @Test("work is cancelled when its view is gone, and the list's inset is removed")
    func refreshableGone() async throws {
      let work = Work()
      let host = ViewHost(Inbox(isShown: true) { await work.run() })
      await host.run(frames: 3)
      let list = try list(in: host)
      await pull(list, in: host)
      #expect(work.begun == 1 && list.contentInset.top == 50)
      host.view = Inbox(isShown: false) { await work.run() }
      await host.run(frames: 5)
      #expect(work.wasCancelled)
      #expect(list.contentInset.top == 0 && list.elasticRefreshControl == nil)
    }

    private struct TwoLists: View {
      let isFirst: Bool
      var body: some View {
        if isFirst { List { Text("First") } } else { List { Text("Second") } }
      }
    }

    private struct Mailboxes: View {
      let isFirst: Bool
      var body: some View { TwoLists(isFirst: isFirst).elasticRefreshable {} }
    }

    @Test("a new list in the place of another gets the control, also while it loads")
    func newList() async throws {
      let host = ViewHost(Mailboxes(isFirst: true))
      func lists() -> [UIScrollView] { host.window.subviews.compactMap { $0 as? UIScrollView } }
      await host.run(frames: 3)
      let old = try #require(lists().first)
      let control = try #require(old.elasticRefreshControl)
      control.beginRefreshing()
      await host.run(frames: 60)
      host.view = Mailboxes(isFirst: false)
      await host.run(frames: 3)
      let new = try #require(lists().first)
      #expect(new !== old && lists().count == 1)
      #expect(new.elasticRefreshControl === control && old.elasticRefreshControl == nil)
      #expect(new.contentInset.top == 50 && old.contentInset.top == 0)
      control.endRefreshing()
      await host.run(frames: 60)
      #expect(new.contentInset.top == 0)
      // And if the list alone is replaced, of which the view behind it hears nothing.
      let third = UIScrollView(frame: new.frame)
      third.contentSize = new.contentSize
      new.removeFromSuperview()
      host.window.addSubview(third)
      await host.run(frames: 3)
      #expect(third.elasticRefreshControl === control)
    }

    @Test("one piece of work runs at a time, and the next after it")
    func oneAtATime() async {
      let (task, work) = (RefreshTask(), Work())
      task.action = { await work.run() }
      task.onEnd = { [log] in log.count += 1 }
      task.begin()
      task.begin()
      for _ in 0..<5 { await Task.yield() }
      #expect(work.begun == 1 && task.isRunning)
      work.isDone = true
      for _ in 0..<5 { await Task.yield() }
      #expect(!task.isRunning && log.count == 1)
      task.begin()
      for _ in 0..<5 { await Task.yield() }
      #expect(work.begun == 2 && log.count == 2)
    }

    @Test("each preview shows something")
    func previews() async {
      func pictures(_ view: some View) async -> Int {
        let host = ViewHost(view)
        await host.run(frames: 5)
        defer { host.close() }
        return host.outcome.pictures.count + host.outcome.texts.count
      }
      #expect(await pictures(ElasticSurface_Previews.previews) > 0)
      #expect(await pictures(ElasticShape_Previews.previews) > 0)
      #expect(await pictures(LyricBall_Previews.previews) > 0)
      #expect(await pictures(MessageBalloon_Previews.previews) > 0)
      #expect(await pictures(FlowingMenu_Previews.previews) > 0)
      #expect(await pictures(ElasticRefreshable_Previews.previews) > 0)
    }
  }
}
