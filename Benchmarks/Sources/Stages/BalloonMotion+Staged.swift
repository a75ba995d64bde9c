import ElasticKit

extension BalloonMotion: Staged {
  /// Dots that breathe.
  public static func staged() throws -> BalloonMotion {
    var balloon = BalloonMotion()
    balloon.handle(.resized(Size2D(width: 100, height: 100)), at: -1)
    return balloon
  }
}
