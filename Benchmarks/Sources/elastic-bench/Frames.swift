import ElasticKit

/// What one frame of a component costs that moves.
func frames() throws -> [Benchmark] {
  let shape = try flungShape()
  var keeping = shape
  var style = shape.style
  style.keepsArea = true
  keeping.restyle(style, at: -0.05)
  return [
    Benchmark(name: "frame, shape of 501 points", limit: 80_000, sample: Stage(shape).frame),
    Benchmark(
      name: "frame, shape of 501 points that keeps its area", limit: 80_000,
      sample: Stage(keeping).frame),
    Benchmark(
      name: "frame, shape of 501 points under a finger", limit: 80_000,
      sample: Stage(held(shape), step: drag).frame),
    Benchmark(
      name: "frame, shape of 501 points that keeps its area under a finger", limit: 80_000,
      sample: Stage(held(keeping), step: drag).frame),
    Benchmark(
      name: "frame, shape of 501 points, with its drawing", sample: Stage(shape).drawnFrame),
    Benchmark(
      name: "frame, message balloon, with its drawing", limit: 5000,
      sample: Stage(typingBalloon()).drawnFrame),
  ]
}

/// A component that is shown a second, over and over.
private final class Stage<C: Component> {
  private let start: C
  private var component: C
  private var drawing = Drawing()
  private var latest = -1.0
  private let step: ((inout C, Double) -> Void)?

  init(_ start: C, step: ((inout C, Double) -> Void)? = nil) {
    self.start = start
    component = start
    self.step = step
  }

  func frame(_ time: Double) -> Double {
    if time < latest { component = start }
    latest = time
    if let step { step(&component, time) } else { component.advance(to: time) }
    return component.place()
  }

  func drawnFrame(_ time: Double) -> Double {
    if time < latest { component = start }
    latest = time
    component.advance(to: time)
    drawing.removeAll()
    component.show(in: &drawing)
    return Double(drawing.paths.pointCount)
  }
}

/// Mutating only so that the component is not copied whole for each question it is asked.
extension Component {
  fileprivate mutating func place() -> Double { controlPoint(0).x }
  fileprivate mutating func show(in drawing: inout Drawing) { draw(into: &drawing) }
}

/// A shape of 501 control points, flung just before the second begins.
private func flungShape() throws -> ShapeMotion {
  var data = "M100 0"
  for index in 1...167 {
    let angle = 2 * Double.pi * Double(index % 167) / 167
    let (sine, cosine) = (Math.sin(angle), Math.cos(angle))
    let (x, y) = (100 * cosine, 100 * sine)
    data += "C\(x + 2 * sine) \(y - 2 * cosine) \(x + sine) \(y - cosine) \(x) \(y)"
  }
  var shape = ShapeMotion(style: ShapeStyle(), path: try BezierPath(svg: data + "Z"))
  shape.handle(.resized(Size2D(width: 375, height: 667)), at: -1)
  precondition(shape.controlPointCount == 501, "as its name says")
  shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.2)
  shape.handle(.touch(id: 1, phase: .move, point: Point2D(330, 260)), at: -0.1)
  shape.handle(.touch(id: 1, phase: .up, point: Point2D(350, 250)), at: -0.06)
  return shape
}

/// The shape caught while it wobbles.
private func held(_ shape: ShapeMotion) -> ShapeMotion {
  var shape = shape
  shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.01)
  return shape
}

private func drag(_ shape: inout ShapeMotion, _ time: Double) {
  shape.handle(
    .touch(id: 1, phase: .move, point: Point2D(300 + 50 * time, 300 + 9 * time)), at: time)
  shape.advance(to: time)
}

private func typingBalloon() -> BalloonMotion {
  var balloon = BalloonMotion(style: BalloonStyle())
  balloon.handle(.resized(Size2D(width: 100, height: 100)), at: -1)
  return balloon
}
