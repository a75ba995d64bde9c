import ElasticSettings
import Foundation
import Testing

@testable import ElasticKit

/// `classic` compared with each original's own numbers, repeated here.
@Suite("The originals, to the last number")
struct ClassicTests {
  private let size = Size2D(width: 375, height: 667)

  /// The seven control points of the originals' wave, for a base, a wave and a finger.
  private func wave(_ base: Double, _ wave: Double, finger p: Double, width: Double) -> [Point2D] {
    let lean = 0.28 * (p - width / 2)
    let (left, right) = (min(lean, 0), max(width + lean, width))
    let (lp, rp) = (p - left, right - p)
    return [
      Point2D(left, base), Point2D(left + 0.44 * lp, base),
      Point2D(left + 0.71 * lp, base + 0.64 * wave), Point2D(p, base + 1.36 * wave),
      Point2D(right - 0.71 * rp, base + 0.64 * wave), Point2D(right - 0.44 * rp, base),
      Point2D(right, base),
    ]
  }

  private func apart(_ a: [Point2D], _ b: [Point2D]) -> Double {
    a.count == b.count ? zip(a, b).map { ($0 - $1).length }.max() ?? 0 : .infinity
  }

  private func points<C: ElasticComponent>(_ component: C) -> [Point2D] {
    component.controlPoints
  }

  // MARK: Surface

  @Test("the bounce view: 50 deep, six tenths of the pull in the wave up to 100, under the finger")
  func surface() {
    var surface = SurfaceMotion(style: .classic)
    surface.handle(.resized(size), at: 0)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 0)
    for (x, ty) in [(100.0, 10.0), (40, 90), (300, 166), (210, 260), (60, 30)] {
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(x, 20 + ty)), at: 0.1)
      let w = min(0.6 * ty, 100)
      #expect(apart(points(surface), wave(50 + ty - w, w, finger: x, width: 375)) < 1e-9)
    }
  }

  @Test(
    "the Objective-C port: the crest goes as far as the finger; past 150 all of it stands still")
  func port() {
    var surface = SurfaceMotion(style: .objectiveC)
    surface.handle(.resized(size), at: 0)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 0)
    func move(_ tx: Double, _ ty: Double, at time: Double) {
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(100 + tx, 20 + ty)), at: time)
    }
    for (tx, ty) in [(5.0, 10.0), (40, 60), (-30, 149.5), (20, 150)] {
      move(tx, ty, at: 0.1)
      let w = min(0.6 * ty, 100)
      #expect(apart(points(surface), wave(50 + ty - w, w, finger: 187.5 + tx, width: 375)) < 1e-9)
    }
    let still = points(surface)
    for (tx, ty, time) in [(60.0, 150.001, 0.2), (-150, 300, 0.3), (120, 420, 0.5), (-80, 151, 1)] {
      move(tx, ty, at: time)
      #expect(apart(points(surface), still) < 1e-9)
      surface.advance(to: time + 0.05)
      #expect(apart(points(surface), still) < 1e-9)
    }
    // The move back below 150 moves no point further than about 1; then the crest glides.
    move(-80, 149.5, at: 1.1)
    #expect(apart(points(surface), still) < 1.5)
    var last = points(surface)
    for frame in 1...240 {
      surface.advance(to: 1.1 + Double(frame) / 120)
      #expect(apart(points(surface), last) < 8)
      last = points(surface)
    }
    #expect(apart(last, wave(50 + 149.5 - 89.7, 89.7, finger: 187.5 - 80, width: 375)) < 1e-3)
  }

  @Test("the port's dots are red, green, orange, blue, orange, purple and white")
  func dots() {
    var style = SurfaceMotion.Style.objectiveC
    style.showsControlPoints = true
    var surface = SurfaceMotion(style: style)
    surface.handle(.resized(size), at: 0)
    var drawing = Drawing()
    surface.draw(into: &drawing)
    #expect(drawing.paint(of: .surface) == .color(ElasticColor(rgb: 91, 144, 212)))
    let dots = drawing.items.filter { $0.id.part == .control }.compactMap(\.paint)
    let colors: [(UInt8, UInt8, UInt8)] = [
      (255, 0, 0), (0, 255, 0), (255, 128, 0), (0, 0, 255), (255, 128, 0), (128, 0, 128),
      (255, 255, 255),
    ]
    #expect(dots == colors.map { .color(ElasticColor(rgb: $0.0, $0.1, $0.2)) })
  }

  // MARK: Refresh

  @Test("pull-to-refresh: the library's wave, and its sample's thin white circle on the tint")
  func refresh() {
    for (pull, w, b) in [(60.0, 32.0, 28.0), (120, 64, 56), (160, 70, 90)] {
      var refresh = RefreshMotion(style: .classic)
      refresh.handle(.resized(size), at: 0)
      refresh.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 0)
      refresh.handle(.touch(id: 1, phase: .move, point: Point2D(130, 20 + pull)), at: 0.1)
      #expect(apart(points(refresh), wave(b, w, finger: 130, width: 375)) < 1e-9)
      var drawing = Drawing()
      refresh.draw(into: &drawing)
      #expect(drawing.paint(of: .wave) == .role(.tint))
      let circle = drawing.items.first { $0.id.part == .indicator && $0.paint != nil }
      #expect(circle?.paint == .color(ElasticColor(rgb: 255, 255, 255)))
      guard case .stroke(_, let stroke) = circle?.content else {
        Issue.record("no circle")
        continue
      }
      #expect(stroke.width == 1)
      #expect((stroke.end - min(0.9 * pull / 95, 0.9)).magnitude < 1e-12)
    }
  }

  @Test("in every preset of pull-to-refresh the inset takes its 0.36 s and 0.4 s")
  func insets() {
    for preset in RefreshMotion.Style.presets {
      let style = RefreshMotion.Style(preset: preset)
      #expect(style.insetDuration == 0.36 && style.stopDuration == 0.4)
    }
  }
}

extension Drawing {
  /// The paint of the first item of a part.
  func paint(of part: ItemID.Part) -> Paint? {
    items.lazy.filter { $0.id.part == part }.compactMap(\.paint).first
  }
}

extension Drawing.Item {
  var paint: Paint? {
    switch content {
    case .fill(let paint, _): paint
    case .stroke(let paint, _): paint
    default: nil
    }
  }
}
