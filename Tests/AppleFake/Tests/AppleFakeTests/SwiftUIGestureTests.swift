import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Touches that SwiftUI itself finds, from iOS 18 on")
  @MainActor
  struct SwiftUIGestureTests {
    /// A window of iOS 18.
    private func hosted<V: View>(_ view: V) -> ViewHost<V> {
      let host = ViewHost(view)
      Screen.version = 18
      return host
    }

    /// SwiftUI's alone, in the upper left of the window.
    private var card: some View { Color.mint.frame(width: 100, height: 100) }

    private struct Header: View {
      var body: some View { ElasticSurface().content { Text("behind") } }
    }

    private struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Text("\(isOpen)").flowingMenu(isPresented: $isOpen, edge: .left) { Text("Folders") }
      }
    }

    /// Whether a finger that goes down in the upper left, or beside that, moves a surface.
    private func moves(_ view: some View, from start: CGPoint) async throws -> Bool {
      let host = hosted(view)
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      #expect(host.window.gestureRecognizers.isEmpty)
      let finger = await host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150))
      defer { host.close() }
      let isMoved = surface.extent > 60
      await host.lift(finger)
      return isMoved
    }

    @Test("a drag on a card of SwiftUI's over a surface with content is the card's")
    func card() async throws {
      func page(_ isTouched: Bool) -> some View {
        ZStack {
          Header()
          card.allowsHitTesting(isTouched)
        }
      }
      let (inside, beside) = (CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 100))
      #expect(try await moves(page(true), from: beside))
      #expect(try await !moves(page(true), from: inside))
      #expect(try await moves(page(false), from: inside))
      #expect(
        try await moves(
          ZStack {
            card; Header()
          }, from: inside))
    }

    @Test("a surface with content that allows no hit testing is not moved, nor is a hidden one")
    func withoutHits() async throws {
      let start = CGPoint(x: 200, y: 100)
      #expect(try await moves(Header().allowsHitTesting(true), from: start))
      #expect(try await !moves(Header().allowsHitTesting(false), from: start))
      #expect(try await !moves(Header().hidden(), from: start))
      #expect(try await !moves(Header().opacity(0), from: start))
    }

    /// Whether a drag from the edge opens the menu of a page.
    private func isOpened(_ view: some View) async -> Bool {
      let host = hosted(view)
      await host.run(frames: 3)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 300, y: 50)))
      await host.run(frames: 120)
      defer { host.close() }
      return host.outcome.texts.contains("true")
    }

    @Test("a menu is not pulled through a card of SwiftUI's over its page")
    func menu() async {
      #expect(await isOpened(Page()))
      #expect(
        await !isOpened(
          ZStack {
            Page(); card
          }))
      #expect(
        await isOpened(
          ZStack {
            card; Page()
          }))
      #expect(await !isOpened(Page().allowsHitTesting(false)))
    }

    @Test(
      "an open menu is pushed back, and closed by a tap beside it; each touch has a new recogniser")
    func sequences() async {
      let host = hosted(Page())
      await host.run(frames: 3)
      for _ in 0..<2 {
        let finger = await host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 300, y: 50))
        #expect(host.hasGestures)
        await host.lift(finger)
        #expect(!host.hasGestures)
        await host.run(frames: 120)
        #expect(host.outcome.texts == ["true", "Folders"])
        await host.lift(await host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 20, y: 300)))
        await host.run(frames: 120)
        #expect(host.outcome.texts == ["false"])
      }
      await host.act("Open menu")
      await host.run(frames: 120)
      let beside = CGPoint(x: 380, y: 300)
      await host.lift(await host.drag(from: beside, to: beside, steps: 1))
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["false"] && Updates.faults.isEmpty)
      host.close()
    }

    @Test(
      "a list in a surface keeps a drag that scrolls it, and at its top leaves it to the surface")
    func list() async throws {
      let host = hosted(ElasticSurface().content { List { Text("behind") } })
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      let list = try #require(host.window.subviews.compactMap { $0 as? UIScrollView }.first)
      list.contentOffset.y = 300
      let start = CGPoint(x: 200, y: 100)
      await host.lift(await host.drag(from: start, to: CGPoint(x: 200, y: 250)))
      #expect(surface.extent < 60)
      list.contentOffset.y = 0
      let finger = await host.drag(from: start, to: CGPoint(x: 200, y: 250))
      #expect(surface.extent > 60)
      await host.lift(finger)
      host.close()
    }

    @Test(
      "what is around SwiftUI's own view is not under a touch, though the recogniser is in no view")
    func around() {
      let (controller, window) = (UIViewController(), UIWindow.onScreen())
      Screen.version = 18
      let outer = UIScrollView(frame: window.bounds)
      outer.contentSize = CGSize(width: 4000, height: 4000)
      let view = MenuEdgeView(frame: .zero)
      view.sharesTouches = true
      let row = UIScrollView(frame: window.bounds)
      row.contentSize = CGSize(width: 4000, height: 100)
      window.addSubview(outer)
      outer.addSubview(controller.view)
      controller.view.addSubview(row)
      controller.view.addSubview(view)
      let recognizer = TouchRecognizer()
      recognizer.serve(view)
      let touch = UITouch()
      touch.view = row
      #expect(recognizer.view == nil && recognizer.around === controller.view)
      let start = Point2D(touch.location(in: view))
      let under = TouchedViews(under: touch, for: recognizer, at: start).scrollViews
      #expect(under.count == 1 && under.first === row)
    }
  }
}
