import ElasticKit

/// A new stage with a component's standard second; nil for a name there is not.
public func stage(named name: String) throws -> (any Showing)? {
  switch name {
  case "elastic-surface": Stage(releasedSurface())
  case "pull-to-refresh": Stage(pulledRefresh())
  case "flowing-menu": Stage(openingMenu())
  case "lyric-ball": Stage(try playingBall())
  case "message-balloon": Stage(typingBalloon())
  case "elastic-shape": Stage(try flungShape())
  default: nil
  }
}

/// A shape of 501 control points, flung just before the second begins.
public func flungShape() throws -> ShapeMotion {
  var data = "M100 0"
  for index in 1...167 {
    let angle = 2 * Double.pi * Double(index % 167) / 167
    let (sine, cosine) = (ElasticMath.sin(angle), ElasticMath.cos(angle))
    let (x, y) = (100 * cosine, 100 * sine)
    data += "C\(x + 2 * sine) \(y - 2 * cosine) \(x + sine) \(y - cosine) \(x) \(y)"
  }
  var shape = ShapeMotion(style: ShapeMotion.Style(), path: try BezierPath(svg: data + "Z"))
  shape.handle(.resized(Size2D(width: 375, height: 667)), at: -1)
  precondition(shape.controlPointCount == 501, "as its name says")
  shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.2)
  shape.handle(.touch(id: 1, phase: .move, point: Point2D(330, 260)), at: -0.1)
  shape.handle(.touch(id: 1, phase: .up, point: Point2D(350, 250)), at: -0.06)
  return shape
}

/// The shape caught while it wobbles.
public func held(_ shape: ShapeMotion) -> ShapeMotion {
  var shape = shape
  shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.01)
  return shape
}

/// A finger that goes on.
public func drag(_ shape: inout ShapeMotion, _ time: Double) {
  shape.handle(
    .touch(id: 1, phase: .move, point: Point2D(300 + 50 * time, 300 + 9 * time)), at: time)
  shape.advance(to: time)
}

/// Dots that breathe.
public func typingBalloon() -> BalloonMotion {
  var balloon = BalloonMotion()
  balloon.handle(.resized(Size2D(width: 100, height: 100)), at: -1)
  return balloon
}

private let phone = Size2D(width: 375, height: 667)

/// Three moves of a finger and its release, just before the second begins.
private func pull(_ component: inout some ElasticComponent, from start: Point2D, by way: Vector2D) {
  component.handle(.touch(id: 1, phase: .down, point: start), at: -0.2)
  for step in 1...3 {
    let place = start + way * (Double(step) / 3)
    component.handle(.touch(id: 1, phase: .move, point: place), at: -0.2 + 0.05 * Double(step))
  }
  component.handle(.touch(id: 1, phase: .up, point: start + way), at: -0.04)
}

/// A wave let go.
public func releasedSurface() -> SurfaceMotion {
  var surface = SurfaceMotion()
  surface.handle(.resized(phone), at: -1)
  pull(&surface, from: Point2D(100, 60), by: Vector2D(40, 180))
  return surface
}

/// Pulled past the trigger and let go: it bounces, then loads.
public func pulledRefresh() -> RefreshMotion {
  var refresh = RefreshMotion()
  refresh.handle(.resized(phone), at: -1)
  pull(&refresh, from: Point2D(100, 60), by: Vector2D(40, 240))
  return refresh
}

/// Let go on its way.
public func openingMenu() -> MenuMotion {
  // So slow that the bubble is open in part all the second.
  var style = MenuMotion.Style()
  style.releaseDuration = 1.5
  var menu = MenuMotion(style: style)
  menu.handle(.resized(phone), at: -1)
  pull(&menu, from: Point2D(5, 300), by: Vector2D(180, 20))
  precondition(menu.state == .opening, "as its name says")
  return menu
}

/// Words of six letters, eight a line, in the middle of the song.
public func playingBall() throws -> BallMotion {
  let words = String(repeating: String(repeating: "lyrics ", count: 8) + "\n", count: 50)
  var ball = BallMotion()
  ball.handle(.resized(phone), at: -1)
  try ball.load(Array(words.utf8), at: -1)
  precondition(ball.wordCount == 400, "as its name says")
  let widths = [Double](repeating: 60, count: 400)
  ball.handle(.measured(widths: widths, lineHeight: 24), at: -1)
  ball.perform(.seek(to: 60), at: -0.5)
  ball.perform(.play, at: -0.5)
  return ball
}
