#if GTK
import ElasticKit

/// A ball that hops over the words of a song as they are sung.
///
///     let ball = LyricBall(lyrics: try Lyrics(file))
///     ball.play()
///
/// It uses its own clock, or follows a GTK stream or any other clock: pass the position in the song
/// to ``follow(at:isPlaying:rate:)`` whenever a more accurate one is known, so that the ball does not drift.
public final class LyricBall: ComponentWidget<BallMotion> {
  /// Called with the number of each word when it is sung.
  public var onWord: @MainActor (Int) -> Void = { _ in }
  /// Called when the song is over.
  public var onFinish: @MainActor () -> Void = {}

  /// A ball over a song, at its beginning.
  public init(lyrics: Lyrics = Lyrics(), style: BallMotion.Style = BallMotion.Style()) {
    super.init(BallMotion(style: style, lyrics: lyrics))
  }

  /// The song; a new song continues at the same position.
  public var lyrics: Lyrics {
    get { component.lyrics }
    set {
      let time = clock.now
      live.change(at: time) { $0.take(newValue, at: time) }
    }
  }

  /// Plays; from the beginning if the song is over.
  public func play() { perform(.play) }

  /// Pauses at this position.
  public func pause() { perform(.pause) }

  /// Seeks to a position in seconds of playback.
  public func seek(to seconds: Double) { perform(.seek(to: seconds)) }

  /// The stream that it follows.
  public private(set) var media: GTKMedia?

  /// Follows a stream through pauses and seeks from now on; nil ends that, and the ball uses
  /// its own clock.
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

  /// Sets the position in the song in seconds, and continues from there with an external clock.
  /// - Parameter rate: the playback rate, 0 to 16.
  public func follow(at place: Double, isPlaying: Bool, rate: Double = 1) {
    let time = clock.now
    live.update { $0.follow(place, isPlaying: isPlaying, rate: rate, at: time) }
  }

  /// Sets the playback rate: 0 to 16; other values are ignored.
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
