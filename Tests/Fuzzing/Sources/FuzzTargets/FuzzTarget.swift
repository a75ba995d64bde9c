import ElasticKit

/// What can be fed with bytes: a reader of untrusted bytes, a component, or what a page calls.
public enum FuzzTarget: UInt8, NamedCase {
  case path, easing
  case song, plain, lrc, srt, webVTT, ass
  case settings
  case surface, refresh, menu, ball, balloon, shape
  case page

  public static let names: [StaticString] = [
    "path", "easing", "song", "plain", "lrc", "srt", "webvtt", "ass", "settings", "surface",
    "refresh", "menu", "ball", "balloon", "shape", "page",
  ]

  /// Feeds it and stops the program where a law is broken.
  ///
  /// - Returns: one number made of every bit of every number that came of it: the same bytes give the
  ///   same number on every platform.
  public func run(_ bytes: [UInt8]) -> UInt64 {
    var sum = Checksum()
    switch self {
    case .path: readPath(bytes, &sum)
    case .easing: readEasing(bytes, &sum)
    case .song: readSong(bytes, nil, &sum)
    case .plain: readSong(bytes, .plain, &sum)
    case .lrc: readSong(bytes, .lrc, &sum)
    case .srt: readSong(bytes, .srt, &sum)
    case .webVTT: readSong(bytes, .webVTT, &sum)
    case .ass: readSong(bytes, .ass, &sum)
    case .settings: readSettings(bytes, &sum)
    case .surface: Play<SurfaceMotion>.run(bytes, &sum)
    case .refresh: Play<RefreshMotion>.run(bytes, &sum)
    case .menu: Play<MenuMotion>.run(bytes, &sum)
    case .ball: Play<BallMotion>.run(bytes, &sum)
    case .balloon: Play<BalloonMotion>.run(bytes, &sum)
    case .shape: Play<ShapeMotion>.run(bytes, &sum)
    case .page: PagePlay.run(bytes, &sum)
    }
    return sum.value
  }
}

/// Stops the program unless the law holds; prints the sentence if there is an output.
@inline(__always)
public func law(_ holds: Bool, _ sentence: StaticString) {
  if !holds { stop(sentence) }
}

@inline(never)
private func stop(_ sentence: StaticString) -> Never {
  #if hasFeature(Embedded)
  preconditionFailure(sentence)
  #else
  fatalError("broken law: \(sentence)")
  #endif
}
