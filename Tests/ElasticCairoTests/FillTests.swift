#if Cairo
import ElasticCairo
import ElasticKit
import Testing

@Suite struct FillTests {
  @Test("a picture is clear where nothing is drawn, and the colour itself where something is")
  func fill() throws {
    let image = try picture {
      $0.rect(Rect2D(x: 10, y: 5, width: 20, height: 15))
      $0.fill(ItemID(.shape), red)
    }
    #expect(image[9, 5] == 0 && image[10, 4] == 0 && image[30, 19] == 0 && image[29, 20] == 0)
    #expect(image[10, 5] == 0xFFFF_0000 && image[29, 19] == 0xFFFF_0000)
    #expect(image.area == 300)
  }

  @Test("a pixel half covered is half there, its colour multiplied by that")
  func half() throws {
    let image = try picture {
      $0.rect(Rect2D(x: 10, y: 5, width: 10.5, height: 10))
      $0.fill(ItemID(.shape), red)
    }
    #expect((126...129).contains(image.alpha(20, 9)))
    #expect(image[20, 9] >> 16 & 0xFF == image[20, 9] >> 24)
  }

  @Test("a scale makes pixels of points", arguments: [1.0, 1.5, 2, 3])
  func scale(_ scale: Double) throws {
    let image = try picture(scale: scale) {
      $0.rect(Rect2D(x: 10, y: 6, width: 20, height: 14))
      $0.fill(ItemID(.shape), red)
    }
    #expect(image.width == Int(40 * scale) && image.height == Int(30 * scale))
    #expect(image.drawn?.columns == Int(10 * scale)...Int(30 * scale) - 1)
    #expect(image.drawn?.rows == Int(6 * scale)...Int(20 * scale) - 1)
  }

  @Test("inside a double loop the even-odd rule leaves a hole and the other does not")
  func rules() throws {
    func nested(_ rule: FillRule) throws -> CairoImage {
      try picture {
        $0.rect(Rect2D(x: 0, y: 0, width: 30, height: 30))
        $0.rect(Rect2D(x: 10, y: 10, width: 10, height: 10))
        $0.fill(ItemID(.shape), red, rule: rule)
      }
    }
    #expect(try nested(.evenOdd).area == 800)
    #expect(try nested(.nonZero).area == 900)
  }

  @Test("roles have the palette's colours")
  func roles() throws {
    var palette = ElasticPalette()
    palette[.tint] = ElasticColor(hex: 0x1234_56FF)
    var drawing = Drawing()
    drawing.rect(Rect2D(x: 0, y: 0, width: 4, height: 4))
    drawing.fill(ItemID(.wave), .role(.tint))
    let image = try CairoImage(width: 4, height: 4, scale: 1)
    try image.draw(drawing, palette: palette)
    #expect(image[2, 2] == 0xFF12_3456)
    image.clear(to: .black)
    #expect(image[2, 2] == 0xFF00_0000)
    image.clear()
    #expect(image[2, 2] == 0)
  }

  @Test("a circle covers π r²", arguments: [3.0, 7.5, 14])
  func circle(_ radius: Double) throws {
    let image = try picture(scale: 4) {
      $0.arc(center: Point2D(20, 15), radius: radius, from: 0, sweep: 2 * Double.pi)
      $0.fill(ItemID(.ball), red)
    }
    #expect(abs(image.area / 16 / (Double.pi * radius * radius) - 1) < 0.002)
  }

  @Test("the wave covers the area that its curves enclose", arguments: WaveProfile.allCases)
  func wave(_ profile: WaveProfile) throws {
    var recording = ElasticRecording(
      component: .elasticSurface, size: Size2D(width: 375, height: 300))
    for (time, phase, y) in [(0.0, TouchPhase.down, 60.0), (0.1, .move, 140)] {
      recording.entries.append(
        ElasticRecording.Entry(
          time: time,
          action: .input(.touch(id: 0, phase: phase, point: Point2D(100, y)))))
    }
    var style = SurfaceMotion.Style()
    style.profile = profile
    var session = ElasticSession(replaying: recording, on: SurfaceMotion(style: style))
    session.advance(to: 0.2)
    var drawing = Drawing()
    session.component.draw(into: &drawing)
    let image = try CairoImage(size: recording.size, scale: 2)
    try image.draw(drawing)

    // Without cairo: ten strips a point between the picture's sides, past which the wave goes on.
    let path = drawing.path(of: drawing.items[0])
    let area = (0..<3750).reduce(0.0) { $0 + depth(of: path, at: (Double($1) + 0.5) / 10) / 10 }
    #expect(abs(image.area / 4 - area) < area * 1e-3)
    #expect(area > 82 * 375 * 0.9)
  }

  /// The length of a vertical line inside a path, from a fine polygon.
  private func depth(of path: BezierPath.Elements, at x: Double) -> Double {
    var crossings: [Double] = []
    var current = Point2D.origin
    var start = Point2D.origin
    func cross(_ to: Point2D) {
      if (current.x <= x) != (to.x <= x) {
        crossings.append(
          current.y + (to.y - current.y) * (x - current.x) / (to.x - current.x))
      }
      current = to
    }
    path.flattened(tolerance: 1e-4) { element in
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p): cross(p)
      case .close: cross(start)
      default: break
      }
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2)
      .reduce(0) { $0 + crossings[$1 + 1] - crossings[$1] }
  }
}
#endif
