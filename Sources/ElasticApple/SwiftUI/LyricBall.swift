#if canImport(SwiftUI)
import ElasticKit
import SwiftUI

/// A ball that hops over the words of a song as they are sung.
///
///     LyricBall(lyrics: lyrics, time: player.time, isPlaying: player.isPlaying)
///
/// Update the position in the song whenever a more accurate one is known; in between the ball continues while it
/// plays. Seeking, pausing and another rate need no extra code.
public struct LyricBall: View {
  @StateObject private var model: ComponentModel<BallMotion>
  private let lyrics: Lyrics
  private let time: Double
  private let isPlaying: Bool
  private let rate: Double
  private var style = BallMotion.Style()
  private var onWord: (Int) -> Void = { _ in }

  /// A ball over a song at a position in seconds of playback.
  public init(lyrics: Lyrics, time: Double, isPlaying: Bool = false, rate: Double = 1) {
    _model = StateObject(
      wrappedValue: ComponentModel(BallMotion(lyrics: lyrics)))
    self.lyrics = lyrics
    self.time = time
    self.isPlaying = isPlaying
    self.rate = rate
  }

  /// The words and the ball.
  public var body: some View {
    let model = self.model.telling { [onWord] in
      if case .word(let word) = $0.event { onWord(word) }
    }
    ComponentCanvas(model: model, style: style)
      .onAppear {
        perform(.rate(rate))
        perform(.seek(to: time))
        perform(isPlaying ? .play : .pause)
      }
      .onChange(of: lyrics) { song in
        let time = model.now
        model.live.update(at: time) { $0.change(at: time) { $0.take(song, at: time) } }
      }
      .onChange(of: rate) { perform(.rate($0)) }
      .onChange(of: time) { perform(.seek(to: $0)) }
      .onChange(of: isPlaying) { perform($0 ? .play : .pause) }
  }

  private func perform(_ command: BallMotion.Command) {
    model.live.perform(command, at: model.now)
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
