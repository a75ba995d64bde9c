import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A menu in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIMenuTests {
    /// Freed with the last closure that refers to it.
    private final class Switch { var isOn = false }

    /// Says in which direction and with what safe area it is, and closes the menu.
    private struct Folders: View {
      @Environment(\.layoutDirection) private var direction
      @Environment(\.flowingMenu) private var menu
      var body: some View {
        GeometryReader { proxy in
          let area = proxy.safeAreaInsets
          Text("\(direction)")
          Text("\(area.top) \(area.leading) \(area.bottom) \(area.trailing)")
          Button("Inbox") { menu.close() }
        }
      }
    }

    private struct Page: View {
      let isOpen: Binding<Bool>
      let edge: ElasticEdge
      var body: some View {
        Text("Page").flowingMenu(isPresented: isOpen, edge: edge) { Folders() }
      }
    }

    private let isOpen = Switch()

    private func host(_ edge: ElasticEdge, isOpen: Switch? = nil) -> ViewHost<Page> {
      let isOpen = isOpen ?? self.isOpen
      let binding = Binding(
        get: { isOpen.isOn },
        set: {
          isOpen.isOn = $0
          MainActor.assumeIsolated { Updates.isDue = true }
        })
      return ViewHost(Page(isOpen: binding, edge: edge))
    }

    /// Opens its menu, and moves with it.
    private struct Drawer: View {
      @State private var isOpen = false
      @State private var progress = 0.0
      @State private var events: [String] = []
      private struct Content: View {
        @Environment(\.flowingMenu) private var menu
        let name: String
        var body: some View {
          Text("\(name) \(menu.isOpen)")
          Button("Toggle of \(name)") { menu.toggle() }
          Button("Open of \(name)") { menu.open() }
        }
      }
      var body: some View {
        Text("progress \(Int(100 * progress))")
        Text(events.joined(separator: " "))
        Content(name: "page")
          .flowingMenu(
            isPresented: $isOpen, progress: $progress, colors: [\.fill: .mint],
            onEvent: { if case .slide = $0 {} else { events.append("\($0)") } },
            onState: { events.append("\($0)!") }
          ) { Content(name: "menu") }
      }
    }

    @Test("its page and its content toggle it from anywhere; it tells progress, events and states")
    func toggled() async throws {
      let host = ViewHost(Drawer())
      func press(_ title: String) { host.outcome.buttons.first { $0.title == title }?.call() }
      await host.run(frames: 3)
      #expect(host.outcome.texts.prefix(3) == ["progress 0", "", "page false"])
      press("Toggle of page")
      await host.run(frames: 5)
      #expect(!["progress 0", "progress 100"].contains(host.outcome.texts[0]))
      await host.run(frames: 120)
      #expect(
        host.outcome.texts == [
          "progress 100", "opening! opening open! opened settled", "page true", "menu true",
        ])
      press("Open of menu")
      await host.run(frames: 5)
      press("Toggle of menu")
      await host.run(frames: 120)
      #expect(host.outcome.texts[0] == "progress 0" && host.outcome.texts[2] == "page false")
      let stage = try host.shown(MenuEdgeView.self)
      #expect(stage.style.fill == .color(ElasticColor(red: 0, green: 1, blue: 0.5)))
      #expect(Updates.faults.isEmpty)
    }

    @Test(
      "it is seen whole at every edge, for readers of both directions",
      arguments: ElasticEdge.allCases, [LayoutDirection.leftToRight, .rightToLeft])
    func whole(edge: ElasticEdge, direction: LayoutDirection) async throws {
      isOpen.isOn = true
      let host = host(edge)
      host.environment.layoutDirection = direction
      await host.run(frames: 120)
      let place = try #require(host.outcome.places.first)
      #expect(!place.isEmpty && host.outcome.shown == [place])
      // An offset may be mirrored for readers from right to left: here it must not be, the menu's content must.
      #expect(host.outcome.directions == [.leftToRight])
      #expect(host.outcome.texts.contains("\(direction)"))
      host.close()
    }

    @Test("edge and veil cover the safe area, the menu keeps its content in it")
    func safeArea() async throws {
      let host = host(.left)
      host.safeArea = EdgeInsets(top: 50, leading: 40, bottom: 30, trailing: 20)
      isOpen.isOn = true
      await host.run(frames: 120)
      let whole = CGSize(width: 400, height: 600)
      #expect(try host.shown(MenuEdgeView.self).frame.size == whole)
      #expect(host.outcome.clips.allSatisfy { $0.bounds.size == whole })
      let place = try #require(host.outcome.places.first)
      #expect(abs(place.width - 400 * 2 / 3) < 0.5 && place.height == 600)
      #expect(host.outcome.texts.contains("50.0 40.0 30.0 0.0"))
      host.close()
    }

    @Test("the safe area is at the side where the reader has it", arguments: [true, false])
    func mirroredSafeArea(isAtStart: Bool) async {
      let host = host(isAtStart ? .start : .end)
      host.environment.layoutDirection = .rightToLeft
      host.safeArea = EdgeInsets(leading: 40, trailing: 20)
      isOpen.isOn = true
      await host.run(frames: 120)
      // From left to right: a reader's leading side is the right one.
      #expect(host.outcome.texts.contains(isAtStart ? "0.0 0.0 0.0 40.0" : "0.0 20.0 0.0 0.0"))
      host.close()
    }

    @Test(
      "it is pulled from the stage's edge, over a safe area too", arguments: ElasticEdge.allCases)
    func pulled(edge: ElasticEdge) async {
      let host = host(edge)
      host.safeArea = EdgeInsets(top: 50, leading: 40, bottom: 40, trailing: 50)
      await host.run(frames: 3)
      let (start, end) =
        switch edge {
        case .left, .start: (CGPoint(x: 5, y: 250), CGPoint(x: 250, y: 250))
        case .right, .end: (CGPoint(x: 395, y: 250), CGPoint(x: 60, y: 250))
        case .top: (CGPoint(x: 150, y: 5), CGPoint(x: 150, y: 400))
        case .bottom: (CGPoint(x: 150, y: 595), CGPoint(x: 150, y: 110))
        }
      await host.lift(await host.drag(from: start, to: end))
      await host.run(frames: 120)
      #expect(isOpen.isOn)
      #expect(Updates.faults.isEmpty)
      host.close()
    }

    @Test("a tap beside it is measured on the whole stage")
    func tapped() async {
      let host = host(.left)
      host.safeArea = EdgeInsets(leading: 40)
      isOpen.isOn = true
      await host.run(frames: 120)
      for (x, isStillOpen) in [(260.0, true), (275, false)] {
        let place = CGPoint(x: x, y: 300)
        await host.lift(await host.drag(from: place, to: place, steps: 1))
        await host.run(frames: 60)
        #expect(isOpen.isOn == isStillOpen)
      }
      host.close()
    }

    @Test("the touches that it does not want stay the page's: a list scrolls, a row is tapped")
    func listScrolls() async throws {
      let host = host(.start)
      await host.run(frames: 3)
      let recognizer = try host.shown(MenuEdgeView.self).recognizer
      #expect(recognizer.view === host.window)
      // In the middle of the page the recogniser gives up at once; a list's own never waits for it.
      await host.lift(await host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400)))
      #expect(recognizer.history == [.failed, .possible])
      // Along the page from its edge it gives up when it knows the way.
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 5, y: 400)))
      #expect(recognizer.history == [.failed, .possible, .failed, .possible])
      // A tap at the edge was undecided until it was over.
      let place = CGPoint(x: 5, y: 100)
      await host.lift(await host.drag(from: place, to: place, steps: 1))
      #expect(recognizer.history.dropLast().last == .failed && !recognizer.history.contains(.began))
      #expect(!isOpen.isOn)
      host.close()
    }

    @Test("a second finger does not move it, and the first still does")
    func secondFinger() async throws {
      let host = host(.start)
      await host.run(frames: 3)
      let view = try host.shown(MenuEdgeView.self)
      let first = await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 150, y: 300))
      let progress = view.liveMenu.output.progress
      #expect(view.recognizer.state == .changed && progress > 0.3)
      let second = UITouch()
      second.place = CGPoint(x: 390, y: 500)
      host.pass(second, .began)
      await host.run(frames: 2)
      second.place = CGPoint(x: 300, y: 500)
      host.pass(second, .moved)
      host.pass(second, .ended)
      await host.run(frames: 2)
      #expect(view.recognizer.ignored.contains(second))
      #expect(abs(view.liveMenu.output.progress - progress) < 0.01)
      first.place.x = 280
      host.pass(first, .moved)
      await host.lift(first)
      await host.run(frames: 120)
      #expect(isOpen.isOn)
      host.close()
    }

    @Test("a touch that the system takes away moves it back")
    func takenAway() async {
      let host = host(.start)
      await host.run(frames: 3)
      let finger = await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300))
      await host.lift(finger, isCancelled: true)
      await host.run(frames: 120)
      #expect(!isOpen.isOn && host.outcome.texts == ["Page"])
      host.close()
    }

    @Test("touches outside of the page are not its: beside a sheet or in another column")
    func outside() async throws {
      let host = host(.start)
      await host.run(frames: 3)
      let view = try host.shown(MenuEdgeView.self)
      view.frame = CGRect(x: 200, y: 0, width: 200, height: 600)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 150, y: 300)))
      #expect(view.recognizer.history == [.failed, .possible] && !isOpen.isOn)
      await host.lift(await host.drag(from: CGPoint(x: 205, y: 300), to: CGPoint(x: 380, y: 300)))
      await host.run(frames: 120)
      #expect(isOpen.isOn)
      host.close()
    }

    @Test("its recogniser is in the view of the nearest controller, and goes with it")
    func controller() {
      let (outer, inner, window) = (UIViewController(), UIViewController(), UIWindow.onScreen())
      let view = MenuEdgeView(frame: .zero)
      view.sharesTouches = true
      let between = UIView(frame: .zero)
      between.addSubview(view)
      for (child, parent) in [
        (outer.view!, window), (inner.view!, outer.view!), (between, inner.view!),
      ] {
        parent.addSubview(child)
      }
      #expect(view.recognizer.view === inner.view && inner.view.gestureRecognizers.count == 1)
      between.removeFromSuperview()
      #expect(view.recognizer.view == nil && inner.view.gestureRecognizers.isEmpty)
      outer.view.addSubview(between)
      #expect(view.recognizer.view === outer.view)
      // No touch finds the view itself: SwiftUI's views under it are reached.
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(!view.point(inside: CGPoint(x: 1, y: 1), with: nil))
    }

    @Test("laid out by SwiftUI, as AppKit does at once, it publishes its place after that")
    func publishedAfterLayout() async throws {
      let host = host(.start)
      isOpen.isOn = true
      await host.run(frames: 120)
      let view = try host.shown(MenuEdgeView.self)
      let place = try #require(host.outcome.places.first)
      Updates.isUpdating = true
      view.frame.size.width = 300
      view.layOutComponent()
      Updates.isUpdating = false
      #expect(Updates.faults.isEmpty)
      for _ in 0..<4 { await Task.yield() }
      #expect(Updates.isDue)
      await host.run(frames: 1)
      #expect(host.outcome.places.first != place && Updates.faults.isEmpty)
      host.close()
    }

    @Test("a disabled page's menu is not pulled")
    func disabled() async {
      let host = host(.start)
      host.environment.isEnabled = false
      await host.run(frames: 3)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300)))
      await host.run(frames: 120)
      #expect(!isOpen.isOn)
      host.close()
    }

    @Test("what is in it closes it")
    func closed() async throws {
      let host = host(.start)
      isOpen.isOn = true
      await host.run(frames: 120)
      try #require(host.outcome.buttons.first { $0.title == "Inbox" }).call()
      await host.run(frames: 120)
      #expect(!isOpen.isOn && host.outcome.texts == ["Page"])
      #expect(Updates.faults.isEmpty)
      EnvironmentValues().flowingMenu.toggle()
      host.close()
    }

    @Test("gone from the screen it leaves nothing behind")
    func noLeak() async {
      weak var left: Switch?
      do {
        let isOpen = Switch()
        left = isOpen
        let host = host(.start, isOpen: isOpen)
        isOpen.isOn = true
        await host.run(frames: 120)
        host.close()
      }
      for _ in 0..<5 { await Task.yield() }
      #expect(left == nil)
      Screen.clear()
    }
  }
}
