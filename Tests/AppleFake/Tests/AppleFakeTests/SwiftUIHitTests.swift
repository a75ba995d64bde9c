import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What lies over elastic views, or hides them, in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIHitTests {
    /// A view of UIKit, such as a map or a list, in the upper left of the window.
    private struct Card: UIViewRepresentable {
      final class Coordinator {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    private struct Header: View {
      var body: some View { ElasticSurface().content { List { Text("behind") } } }
    }

    private struct Page: View {
      @State private var isOpen = false
      var body: some View {
        Text("\(isOpen)").flowingMenu(isPresented: $isOpen, edge: .left) { Card() }
      }
    }

    /// Whether a finger that goes down in the upper left, or beside that, moves a surface.
    private func moves(_ view: some View, from start: CGPoint) async throws -> Bool {
      let host = ViewHost(view)
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      let finger = await host.drag(from: start, to: CGPoint(x: start.x, y: start.y + 150))
      defer { host.close() }
      let isMoved = surface.extent > 60
      await host.lift(finger)
      return isMoved
    }

    @Test("a drag on a card over a surface with content is the card's, beside it the surface's")
    func card() async throws {
      func page(_ isTouched: Bool) -> some View {
        ZStack {
          Header()
          Card().frame(width: 100, height: 100).allowsHitTesting(isTouched)
        }
      }
      let (inside, beside) = (CGPoint(x: 50, y: 50), CGPoint(x: 200, y: 100))
      #expect(try await moves(page(true), from: beside))
      #expect(try await !moves(page(true), from: inside))
      #expect(try await moves(page(false), from: inside))
      #expect(
        try await moves(
          ZStack {
            Card().frame(width: 100, height: 100); Header()
          }, from: inside))
    }

    @Test("a surface with content that is hidden or transparent is not moved")
    func unseen() async throws {
      let start = CGPoint(x: 200, y: 100)
      #expect(try await moves(Header().opacity(0.5), from: start))
      #expect(try await !moves(Header().opacity(0), from: start))
      #expect(try await !moves(Header().hidden(), from: start))
    }

    private func isOpened(_ view: some View) async -> Bool {
      let host = ViewHost(view)
      await host.run(frames: 3)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 300, y: 50)))
      await host.run(frames: 120)
      defer { host.close() }
      return host.outcome.texts.contains("true")
    }

    @Test("a menu is not pulled through a card over its page, nor where the page is hidden")
    func menu() async {
      #expect(await isOpened(Page()))
      #expect(
        await !isOpened(
          ZStack {
            Page(); Card().frame(width: 100, height: 100)
          }))
      #expect(
        await isOpened(
          ZStack {
            Card().frame(width: 100, height: 100); Page()
          }))
      #expect(await !isOpened(Page().opacity(0)))
    }

    @Test("what is in a menu lies over its edge, and moves it")
    func content() async {
      let host = ViewHost(Page())
      await host.run(frames: 3)
      await host.lift(await host.drag(from: CGPoint(x: 5, y: 50), to: CGPoint(x: 300, y: 50)))
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["true"])
      await host.lift(await host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 20, y: 300)))
      await host.run(frames: 120)
      #expect(host.outcome.texts == ["false"])
      #expect(Updates.faults.isEmpty)
      host.close()
    }
  }
}
