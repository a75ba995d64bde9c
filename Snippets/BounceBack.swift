import ElasticKit

var header = SurfaceMotion()
header.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
header.handle(.touch(id: 1, phase: .down, point: Point2D(180, 20)), at: 0)
header.handle(.touch(id: 1, phase: .move, point: Point2D(180, 100)), at: 0.1)
header.handle(.touch(id: 1, phase: .up, point: Point2D(180, 100)), at: 0.5)
for frame in 30... where header.advance(to: Double(frame) / 60) == .never {
  print("at rest after", frame - 30, "frames, at", header.output.inset)
  break
}
