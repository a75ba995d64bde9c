#if GTK
import ElasticKit

/// A ball that hops over the words of a song as they are sung.
///
///     let ball = LyricBall(lyrics: try Lyrics(file))
///     ball.play()
///
/// It goes by its own clock, or follows a stream of GTK's, or any clock: say the place in the song
/// with ``follow(at:isPlaying:rate:)`` whenever you know it better; nothing drifts then.
public final class LyricBall: ComponentWidget<BallMotion> {
  /// Called with the number of each word when it is sung.
  public var onWord: @MainActor (Int) -> Void = { _ in }
  /// Called when the song is over.
  public var onFinish: @MainActor () -> Void = {}

  /// A ball over a song, at its beginning.
  public init(lyrics: Lyrics = Lyrics(), style: BallMotion.Style = BallMotion.Style()) {
    super.init(BallMotion(style: style, lyrics: lyrics))
  }

  /// The song; what plays goes on from its place.
  public var lyrics: Lyrics {
    get { component.lyrics }
    set {
      let time = clock.now
      live.change(at: time) { $0.take(newValue, at: time) }
    }
  }

  /// Goes on; from the beginning if the song is over.
  public func play() { perform(.play) }

  /// Stays at this place.
  public func pause() { perform(.pause) }

  /// Goes to a place, in seconds of playback.
  public func seek(to seconds: Double) { perform(.seek(to: seconds)) }

  /// What it follows.
  public private(set) var media: GTKMedia?

  /// Follows a stream from now on, wherever that goes; nil lets go of it, and the ball goes on by
  /// itself.
  public func follow(_ media: GTKMedia?) {
    guard media !== self.media else { return }
    self.media = media
    guard let media else { return }
    for property in ["timestamp", "playing", "prepared", "seeking", "ended"] {
      media.connect("notify::\(property)") { [weak self, weak media] _ in
        guard let self, let media, self.media === media else { return }
        followMedia()
      }
    }
    followMedia()
  }

  private func followMedia() {
    if let media { follow(at: media.place, isPlaying: media.isPlaying) }
  }

  /// Is at a place in the song, in seconds, and goes on from there as some clock does.
  /// - Parameter rate: how many times as fast, 0 to 16.
  public func follow(at place: Double, isPlaying: Bool, rate: Double = 1) {
    let time = clock.now
    live.update { $0.follow(place, isPlaying: isPlaying, rate: rate, at: time) }
  }

  /// Goes on so many times as fast: 0 to 16, anything else is ignored.
  public func setRate(_ rate: Double) { perform(.rate(rate)) }

  override func note(_ occurrence: Occurrence<BallMotion.Event>) {
    switch occurrence.event {
    case .word(let word): onWord(word)
    case .finished: onFinish()
    case .line, .settled: break
    }
  }
}
#endif
