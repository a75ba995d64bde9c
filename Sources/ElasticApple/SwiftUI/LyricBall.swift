#if canImport(SwiftUI)
import ElasticKit
import SwiftUI

/// A ball that hops over the words of a song as they are sung.
///
///     LyricBall(lyrics: lyrics, time: player.time, isPlaying: player.isPlaying)
///
/// Update the position in the song as often as you like, at least when the player jumps; in between the ball continues
/// while it plays, and it jumps only where it is more than ``BallMotion/tolerance`` seconds off. Seeking, pausing and another
/// rate need no extra code.
public struct LyricBall: View {
  @StateObject private var model: ComponentModel<BallMotion>
  private let lyrics: Lyrics
  private let player: Player
  /// The last position that the app gave.
  @State private var toldTime: Double?
  private var style = BallMotion.Style()
  private var onWord: (Int) -> Void = { _ in }

  /// A ball over a song at a position in seconds of playback.
  public init(lyrics: Lyrics, time: Double, isPlaying: Bool = false, rate: Double = 1) {
    _model = StateObject(
      wrappedValue: ComponentModel(BallMotion(lyrics: lyrics)))
    self.lyrics = lyrics
    player = Player(time: time, isPlaying: isPlaying, rate: rate)
  }

  /// What the app says of its player. Compared as a whole, because one that pauses says so with an old position.
  private struct Player: Equatable {
    var time: Double, isPlaying: Bool, rate: Double
  }

  /// The words and the ball.
  public var body: some View {
    let model = self.model.telling { [onWord] in
      if case .word(let word) = $0.event { onWord(word) }
    }
    ComponentCanvas(model: model, style: style)
      .onAppear { follow(player) }
      .onChange(of: lyrics) { song in
        let time = model.now
        model.live.update(at: time) { $0.change(at: time) { $0.take(song, at: time) } }
        toldTime = nil
        follow(player)
      }
      .onChange(of: player) { follow($0) }
  }

  /// Follows the app's player: to its position if that is new, or else from where the ball is.
  private func follow(_ player: Player) {
    let time = model.now
    model.live.update(at: time) {
      let place = player.time == toldTime ? $0.component.place : player.time
      $0.follow(place, isPlaying: player.isPlaying, rate: player.rate, at: time)
    }
    toldTime = player.time
  }

  /// The ball with other settings.
  public func style(_ change: (inout BallMotion.Style) -> Void) -> LyricBall {
    var ball = self
    change(&ball.style)
    return ball
  }
}

extension LyricBall {
  /// The ball, which calls `action` with the number of each word when it is sung.
  public func onWord(perform action: @escaping (Int) -> Void) -> LyricBall {
    var ball = self
    ball.onWord = action
    return ball
  }
}

struct LyricBall_Previews: PreviewProvider {
  static var previews: some View {
    let song = (try? Lyrics("Hop over every word".utf8)) ?? Lyrics()
    LyricBall(lyrics: song, time: 0, isPlaying: true)
  }
}
#endif
