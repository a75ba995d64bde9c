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
      "a surface follows the finger, bounces when it is let go, and rests: nothing is made or drawn then"
    )
    func surface() async throws {
      let host = ViewHost(ElasticSurface().onSettle { [log] in log.count += 1 })
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      #expect(surface.frame.size == host.window.bounds.size && surface.extent == 50)
      let passes = host.passes
      let finger = await host.drag(surface, from: CGPoint(x: 200, y: 100), by: 120)
      #expect(surface.extent > 120)
      await host.lift(finger, of: surface)
      #expect(host.moves)
      await host.run(frames: 240)
      #expect(surface.extent == 50 && log.count == 1 && !host.moves)
      // Frames make no views of SwiftUI.
      #expect(host.passes == passes)
      #expect(Updates.faults.isEmpty)
    }

    @Test("content can follow a surface's edge")
    func inset() async throws {
      struct Page: View {
        @State var inset: CGFloat?
        var body: some View {
          Text("content at \(inset ?? 0)")
          ElasticSurface().onInset { inset = $0 }
        }
      }
      let host = ViewHost(Page())
      await host.run(frames: 3)
      #expect(host.outcome.texts == ["content at 50.0"])
      let surface = try host.shown(ElasticSurfaceView.self)
      _ = await host.drag(surface, from: CGPoint(x: 200, y: 100), by: 120)
      await host.run(frames: 2)
      #expect(host.outcome.texts == ["content at \(surface.inset)"] && surface.inset > 60)
      #expect(Updates.faults.isEmpty)
    }

    @Test("a drag that the system cancels is a cancel, and another can begin")
    func cancelled() async throws {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      for _ in 0..<2 {
        _ = await host.drag(surface, from: CGPoint(x: 200, y: 100), by: 120)
        #expect(surface.extent > 120)
        surface.recognizer.start()
        await host.run(frames: 240)
        #expect(surface.extent == 50)
      }
    }

    @Test("a second finger, and a tap, are left to others")
    func others() async throws {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      await host.lift(await host.drag(surface, from: CGPoint(x: 200, y: 100), by: 0), of: surface)
      #expect(surface.recognizer.history.last == .failed)
    }

    @Test("the key away from the edge pulls a surface until it is let go, unless it is disabled")
    func keys() async throws {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      #expect(surface.canBecomeFocused)
      surface.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      await host.run(frames: 2)
      #expect(surface.extent > 150)
      surface.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      await host.run(frames: 240)
      #expect(surface.extent == 50)
      host.environment.isEnabled = false
      await host.run(frames: 2)
      #expect(!surface.canBecomeFocused)
      surface.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      #expect(surface.unanswered == [.keyboardDownArrow])
    }

    @Test(
      "a button is pressed by a tap, a key and a screen reader, and calls what it was given last")
    func shape() async throws {
      func button(_ name: String) -> ElasticShape<EmptyView> {
        ElasticShape().onActivate { [log] in log.entries.append(name) }.style { $0 = .button }
      }
      let host = ViewHost(button("first"))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(shape.isAccessibilityElement && shape.accessibilityTraits == .button)
      #expect(shape.accessibilityLabel == "Button")
      await host.lift(await host.drag(shape, from: CGPoint(x: 200, y: 300), by: 0), of: shape)
      host.view = button("second")
      await host.run(frames: 2)
      #expect(shape.accessibilityActivate())
      await host.run(frames: 1)
      shape.pressesBegan([UIPress(.keyboardSpacebar)], with: nil)
      shape.pressesEnded([UIPress(.keyboardSpacebar)], with: nil)
      #expect(log.entries == ["first", "second", "second"])
    }

    @Test("a path and a style that are given later take effect")
    func later() async throws {
      let host = ViewHost(ElasticShape())
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      let motion = try #require(shape.live as? ComponentController<ShapeMotion>)
      let usual = motion.component.controlPoints.count
      host.view = ElasticShape(path: try BezierPath(svg: "M0 0h10l-5 9z"))
      await host.run(frames: 2)
      #expect(motion.component.controlPoints.count != usual)
      host.view = ElasticShape().style { $0.lineWidth = 9 }
      await host.run(frames: 2)
      #expect(motion.component.controlPoints.count == usual && shape.style.lineWidth == 9)
    }

    @Test("an ornament is hidden from screen readers and has no focus")
    func ornament() async throws {
      let host = ViewHost(ElasticShape())
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(!shape.isAccessibilityElement && !shape.canBecomeFocused)
      #expect(!shape.accessibilityActivate())
    }

    @Test(
      "a balloon announces typing once, moves during it, and only while it is visible")
    func balloon() async throws {
      let host = ViewHost(MessageBalloon(isTyping: false))
      await host.run(frames: 60)
      let balloon = try host.shown(MessageBalloonView.self)
      #expect(!host.moves && UIAccessibility.said.isEmpty)
      host.view = MessageBalloon(isTyping: true)
      await host.run(frames: 120)
      #expect(host.moves && balloon.accessibilityValue == "is typing")
      #expect(UIAccessibility.said == ["is typing"])
      host.view = MessageBalloon(isTyping: false)
      await host.run(frames: 200)
      #expect(!host.moves && balloon.accessibilityValue == "")
      host.view = MessageBalloon(isTyping: true, isShown: false)
      await host.run(frames: 120)
      #expect(balloon.live.stateName.description == "hidden")
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
      #expect(host.moves)
      host.view = Page(isShown: false)
      await host.run(frames: 10)
      #expect(!host.moves && host.window.subviews.isEmpty)
      host.view = Page(isShown: true)
      await host.run(frames: 10)
      #expect(host.moves)
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
      let shown = try host.shown(LyricBallView.self)
      let component = try #require(shown.live as? ComponentController<BallMotion>)
      #expect(shown.lyrics == song)
      let usual = component.session.component.wordSize
      host.environment.textScale = 2
      await host.run(frames: 2)
      #expect(component.session.component.wordSize == 2 * usual)
      host.view = ball(at: 0, plays: true)
      await host.run(frames: 60)
      #expect(log.entries == ["0", "1"])
      #expect(shown.accessibilityValue == "playing")
      host.view = ball(at: 1.5, plays: true)
      await host.run(frames: 30)
      #expect(log.entries == ["0", "1", "3"])
      // Half a second later the player says so: it tells nothing twice.
      host.view = ball(at: 2.02, plays: true)
      await host.run(frames: 1)
      #expect(log.entries == ["0", "1", "3"])
      host.view = ball(at: 2.02, plays: false)
      await host.run(frames: 5)
      #expect(!host.moves && shown.accessibilityValue == "paused")
      #expect(Updates.faults.isEmpty)
    }

    @Test("what an app does at a word may change what its views are made of")
    func wordsOutsideOfUpdates() async throws {
      let song = try Lyrics(plain: "Hop over every word".utf8, durations: [0.5, 0.5, 0.5, 0.5])
      struct Page: View {
        let song: Lyrics
        let time: Double
        @State var word: Int?
        var body: some View {
          Text("word \(word ?? -1)")
          LyricBall(lyrics: song, time: time, isPlaying: true).onWord { word = $0 }
        }
      }
      let host = ViewHost(Page(song: song, time: 0))
      await host.run(frames: 10)
      // The update itself tells the word that it jumps to.
      host.view = Page(song: song, time: song.words[2].start)
      await host.run(frames: 2)
      #expect(host.outcome.texts == ["word 2"])
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
      await host.lift(
        await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300)))
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

    @Test(
      "dark mode, the direction and the text size of a place in a tree of views take effect there")
    func environment() async throws {
      let host = ViewHost(ElasticSurface())
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      #expect(Surroundings(of: surface) == Surroundings())
      host.environment.layoutDirection = .rightToLeft
      host.environment.colorScheme = .dark
      host.environment.textScale = 1.5
      await host.run(frames: 3)
      #expect(
        try #require(surface.live as? ComponentController<SurfaceMotion>).surroundings
          == Surroundings(direction: .rightToLeft, scheme: .dark, textScale: 1.5))
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

    @Test(
      "a still draws a component as it is, with its words and in the reader's settings, and has no clock"
    )
    func still() async throws {
      var balloon = BalloonMotion()
      balloon.perform(.start, at: 0)
      balloon.advance(to: 0.4)
      let host = ViewHost(ElasticStill(balloon))
      await host.run(frames: 3)
      #expect(host.outcome.pictures.count == 1 && host.outcome.pictures[0].fills.count > 2)
      #expect(host.outcome.values == ["is typing"] && !host.moves)
      let song = try Lyrics(plain: "Hop over every word".utf8, durations: [0.5, 0.5, 0.5, 0.5])
      let words = ViewHost(ElasticStill(BallMotion(lyrics: song)))
      words.environment.textScale = 2
      await words.run(frames: 3)
      let texts = words.outcome.pictures[0].texts
      #expect(texts.map(\.text).joined(separator: " ") == "Hop over every word")
      #expect(texts.first?.size == 48)
    }

    @Test("each preview shows something")
    func previews() async {
      func pictures(_ view: some View) async -> Int {
        let host = ViewHost(view)
        await host.run(frames: 5)
        defer { host.close() }
        return host.window.subviews.count + host.outcome.pictures.count + host.outcome.texts.count
      }
      #expect(await pictures(ElasticSurface_Previews.previews) > 0)
      #expect(await pictures(ElasticShape_Previews.previews) > 0)
      #expect(await pictures(ElasticStill_Previews.previews) > 0)
      #expect(await pictures(LyricBall_Previews.previews) > 0)
      #expect(await pictures(MessageBalloon_Previews.previews) > 0)
      #expect(await pictures(FlowingMenu_Previews.previews) > 0)
      #expect(await pictures(ElasticRefreshable_Previews.previews) > 0)
    }
  }
}
