import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Clips that are left out")
  @MainActor
  struct ClipTests {
    /// Places all over a rectangle, but not on its sides.
    private func places(in rect: Rect2D) -> [Point2D] {
      let shares = stride(from: 0.001, through: 0.999, by: 0.0998)
      return shares.flatMap { x in
        shares.map { Point2D(rect.minX + x * rect.width, rect.minY + $0 * rect.height) }
      }
    }

    @Test("a path that surely contains a rectangle contains every place in it")
    func contained() {
      var pull = SurfaceMotion()
      pull.handle(.resized(Size2D(width: 300, height: 400)), at: 0)
      pull.handle(.touch(id: 0, phase: .down, point: Point2D(200, 50)), at: 0)
      pull.handle(.touch(id: 0, phase: .move, point: Point2D(150, 200)), at: 0.1)
      pull.handle(.touch(id: 0, phase: .up, point: Point2D(150, 200)), at: 0.1)
      var (found, missed) = (0, 0)
      for step in 0..<60 {
        pull.advance(to: 0.1 + Double(step) / 60)
        var drawing = Drawing()
        pull.draw(into: &drawing)
        let outline = drawing.path(of: drawing.items[0])
        for depth in stride(from: 10.0, through: 150, by: 10) {
          for start in [0.0, 100, 250] {
            let rect = Rect2D(x: start, y: 0, width: 50, height: depth)
            let isWhole = places(in: rect).allSatisfy { outline.contains($0) }
            if outline.surelyContains(rect, .nonZero) {
              found += 1
              #expect(isWhole)
            } else if isWhole {
              missed += 1
            }
          }
        }
      }
      #expect(found > 10 * missed)
    }

    @Test("two clips that are the same leave one")
    func same() {
      var drawing = Drawing()
      let renderer = LayerRenderer()
      for index in 0..<2 {
        drawing.ellipse(in: Rect2D(x: 0, y: 0, width: 50, height: 50))
        drawing.beginGroup(ItemID(.edge, index), clip: .nonZero)
      }
      drawing.slot(ItemID(.path), Rect2D(x: 0, y: 0, width: 100, height: 100))
      for index in (0..<2).reversed() { drawing.endGroup(ItemID(.edge, index)) }
      renderer.show(drawing)
      #expect(renderer.slot(ItemID(.path))?.clips.isEmpty == false)
      var narrow = Drawing()
      for index in 0..<2 {
        narrow.rect(Rect2D(x: 0, y: 0, width: 50, height: 50))
        narrow.beginGroup(ItemID(.edge, index), clip: .nonZero)
      }
      narrow.slot(ItemID(.path), Rect2D(x: 0, y: 0, width: 100, height: 100))
      renderer.show(narrow)
      #expect(renderer.slot(ItemID(.path))?.clips.count == 1)
    }

    @Test("the view in a menu is seen where all clips of the drawing show it, in every frame")
    func menu() throws {
      let window = UIWindow.onScreen()
      let stage = MenuStage(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      stage.setContent(UIView())
      window.addSubview(stage)
      Screen.run(frames: 3)
      var counts: Set<Int> = []
      for deed in [MenuMotion.Command.open, .close] {
        stage.liveMenu.perform(deed, at: stage.clock.now)
        for _ in 0..<60 {
          Screen.run(frames: 1)
          let drawn = stage.liveMenu.withDrawing { $0.slot(ItemID(.menu)) }
          let slot = stage.renderer.slot(ItemID(.menu))
          #expect((drawn == nil) == (slot == nil))
          guard let drawn, let slot else { continue }
          #expect(slot.frame == drawn.frame && slot.opacity == drawn.opacity)
          counts.insert(slot.clips.count)
          let kept = slot.clips.map(\.path.points)
          let clips = drawn.clips.filter {
            kept.contains(CGPath.make($0.path.elements).points)
          }
          #expect(clips.count == kept.count)
          for place in places(in: slot.frame) {
            let isSeen = drawn.clips.allSatisfy { $0.path.contains(place, rule: $0.rule) }
            #expect(isSeen == clips.allSatisfy { $0.path.contains(place, rule: $0.rule) })
          }
        }
      }
      #expect(counts == [0, 1, 2])
    }
  }
}
