import ElasticKit

extension SurfaceMotion: Staged {
  /// A wave let go.
  public static func staged() throws -> SurfaceMotion {
    var surface = SurfaceMotion()
    surface.handle(.resized(phone), at: -1)
    pull(&surface, from: Point2D(100, 60), by: Vector2D(40, 180))
    return surface
  }
}
