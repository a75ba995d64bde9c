import ElasticKit

extension RefreshMotion: Staged {
  /// Pulled past the trigger and let go: it bounces, then loads.
  public static func staged() throws -> RefreshMotion {
    var refresh = RefreshMotion()
    refresh.handle(.resized(phone), at: -1)
    pull(&refresh, from: Point2D(100, 60), by: Vector2D(40, 240))
    return refresh
  }
}
