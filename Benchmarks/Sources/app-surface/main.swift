import ElasticKit

// The least that an app does with a component: a session of a surface, one pull, and what is drawn of it.
var session = ElasticSession(SurfaceMotion())
session.layOut(Size2D(width: 375, height: 667), Surroundings(), at: 0)
session.handle(.touch(id: 1, phase: .down, point: Point2D(180, 20)), at: 0)
session.handle(.touch(id: 1, phase: .move, point: Point2D(180, 150)), at: 0.2)
session.handle(.touch(id: 1, phase: .up, point: Point2D(180, 150)), at: 0.3)
for frame in 0..<120 {
  session.advance(to: 0.3 + Double(frame) / 60)
  session.withDrawing { drawing in print(frame, drawing.items.count) }
}
