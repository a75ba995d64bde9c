#if canImport(SwiftUI) && !os(watchOS)
import AVFoundation

/// What a song's position in SwiftUI comes from.
enum SongSource: Equatable {
  case position(Position)
  case player(AVPlayer?)

  /// What the app says. Compared as a whole, because a player that pauses says so with an old position.
  struct Position: Equatable {
    let time: Double, isPlaying: Bool, rate: Double
  }

  static func == (a: SongSource, b: SongSource) -> Bool {
    switch (a, b) {
    case (.position(let a), .position(let b)): a == b
    case (.player(let a), .player(let b)): a === b
    default: false
    }
  }

  /// Tells a ball the position, if it is another than before; `old` is nil for a new song.
  @MainActor
  func follow(in ball: LyricBallView, since old: SongSource?) {
    guard self != old else { return }
    switch self {
    case .player(let player): ball.bind(to: player)
    case .position(let new):
      if ball.player != nil { ball.bind(to: nil) }
      // A position that was told before is an old one: the ball is further by now.
      var isNew = true
      if case .position(let before)? = old { isNew = before.time != new.time }
      ball.follow(isNew ? new.time : ball.currentTime, isPlaying: new.isPlaying, rate: new.rate)
    }
  }
}
#endif
