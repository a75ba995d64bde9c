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
      @Environment(\.closeFlowingMenu) private var close
      var body: some View {
        GeometryReader { proxy in
          let area = proxy.safeAreaInsets
          Text("\(direction)")
          Text("\(area.top) \(area.leading) \(area.bottom) \(area.trailing)")
          Button("Inbox") { close() }
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
      #expect(host.outcome.pictures.map(\.size) == [whole])
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

    @Test("beside a safe area it is pulled from the view's side", arguments: ElasticEdge.allCases)
    func pulled(edge: ElasticEdge) async {
      let host = host(edge)
      host.safeArea = EdgeInsets(top: 50, leading: 40, bottom: 40, trailing: 50)
      await host.run(frames: 3)
      // In the view, which is 310 by 510.
      let (start, end) =
        switch edge {
        case .left, .start: (CGPoint(x: 5, y: 250), CGPoint(x: 250, y: 250))
        case .right, .end: (CGPoint(x: 305, y: 250), CGPoint(x: 60, y: 250))
        case .top: (CGPoint(x: 150, y: 5), CGPoint(x: 150, y: 400))
        case .bottom: (CGPoint(x: 150, y: 505), CGPoint(x: 150, y: 110))
        }
      await host.drag(from: start, to: end)
      await host.lift(at: end)
      await host.run(frames: 120)
      #expect(isOpen.isOn)
      host.close()
    }

    @Test("a tap beside it is measured on the whole stage")
    func tapped() async {
      let host = host(.left)
      host.safeArea = EdgeInsets(leading: 40)
      isOpen.isOn = true
      await host.run(frames: 120)
      for (x, isStillOpen) in [(220.0, true), (235, false)] {
        let place = CGPoint(x: x, y: 300)
        await host.drag(from: place, to: place, steps: 1)
        await host.lift(at: place)
        await host.run(frames: 60)
        #expect(isOpen.isOn == isStillOpen)
      }
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
      EnvironmentValues().closeFlowingMenu()
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
