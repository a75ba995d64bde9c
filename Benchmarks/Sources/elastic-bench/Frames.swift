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
    Benchmark(
      name: "frame, elastic surface let go, with its drawing", limit: 3000,
      sample: Stage(releasedSurface()).drawnFrame),
    Benchmark(
      name: "frame, refresh control loading, with its drawing", limit: 4900,
      sample: Stage(pulledRefresh()).drawnFrame),
    Benchmark(
      name: "frame, flowing menu in flight, with its drawing", limit: 6000,
      sample: Stage(openingMenu()).drawnFrame),
    Benchmark(
      name: "frame, ball over a song of 400 words, with its drawing", limit: 6000,
      sample: Stage(try playingBall()).drawnFrame),
  ]
}

/// A component that is shown a second, over and over.
private final class Stage<C: Component> {
  private let start: C
  // Behind pointers: a class's own variables are checked for access from elsewhere each time.
  private let component = UnsafeMutablePointer<C>.allocate(capacity: 1)
  private let drawing = UnsafeMutablePointer<Drawing>.allocate(capacity: 1)
  private var latest = -1.0
  private let step: ((inout C, Double) -> Void)?

  init(_ start: C, step: ((inout C, Double) -> Void)? = nil) {
    self.start = start
    component.initialize(to: start)
    drawing.initialize(to: Drawing())
    self.step = step
  }

  func frame(_ time: Double) -> Double {
    if time < latest { component.pointee = start }
    latest = time
    if let step { step(&component.pointee, time) } else { component.pointee.advance(to: time) }
    return component.pointee.place()
  }

  func drawnFrame(_ time: Double) -> Double {
    if time < latest { component.pointee = start }
    latest = time
    component.pointee.advance(to: time)
    drawing.pointee.removeAll()
    component.pointee.show(in: &drawing.pointee)
    return Double(drawing.pointee.paths.pointCount)
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

private let phone = Size2D(width: 375, height: 667)

/// Three moves of a finger and its release, just before the second begins.
private func pull(_ component: inout some Component, from start: Point2D, by way: Vector2D) {
  component.handle(.touch(id: 1, phase: .down, point: start), at: -0.2)
  for step in 1...3 {
    let place = start + way * (Double(step) / 3)
    component.handle(.touch(id: 1, phase: .move, point: place), at: -0.2 + 0.05 * Double(step))
  }
  component.handle(.touch(id: 1, phase: .up, point: start + way), at: -0.04)
}

private func releasedSurface() -> SurfaceMotion {
  var surface = SurfaceMotion(style: SurfaceStyle())
  surface.handle(.resized(phone), at: -1)
  pull(&surface, from: Point2D(100, 60), by: Vector2D(40, 180))
  return surface
}

private func pulledRefresh() -> RefreshMotion {
  var refresh = RefreshMotion(style: RefreshStyle())
  refresh.handle(.resized(phone), at: -1)
  pull(&refresh, from: Point2D(100, 60), by: Vector2D(40, 240))
  return refresh
}

private func openingMenu() -> MenuMotion {
  // So slow that the bubble is open in part all the second.
  var style = MenuStyle()
  style.releaseDuration = 1.5
  var menu = MenuMotion(style: style)
  menu.handle(.resized(phone), at: -1)
  pull(&menu, from: Point2D(5, 300), by: Vector2D(180, 20))
  precondition(menu.state == .opening, "as its name says")
  return menu
}

/// Words of six letters, eight a line, in the middle of the song.
private func playingBall() throws -> BallMotion {
  let words = String(repeating: String(repeating: "lyrics ", count: 8) + "\n", count: 50)
  var ball = BallMotion(style: BallStyle())
  ball.handle(.resized(phone), at: -1)
  try ball.load(Array(words.utf8), at: -1)
  precondition(ball.wordCount == 400, "as its name says")
  let widths = [Double](repeating: 60, count: 400)
  ball.handle(.measured(widths: widths, lineHeight: 24), at: -1)
  ball.perform(.seek, value: 60, at: -0.5)
  ball.perform(.play, at: -0.5)
  return ball
}
