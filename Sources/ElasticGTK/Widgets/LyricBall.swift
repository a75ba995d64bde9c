#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// A ball that hops over the words of a song as they are sung.
///
///     let ball = LyricBall(lyrics: try Lyrics(songFile: file))
///     ball.play()
///
/// It uses its own clock, or follows a GTK stream or any other clock: pass the position in the song
/// to ``follow(at:isPlaying:rate:)`` whenever a more accurate one is known, so that the ball does not drift.
///
/// Screen readers read the song as a text, whose caret is at the word that is sung, and play and pause it.
public final class LyricBall: ComponentWidget<BallMotion> {
  /// Called with the number of each word when it is sung.
  public var onWord: @MainActor (Int) -> Void = { _ in }
  /// Called when the song is over.
  public var onFinish: @MainActor () -> Void = {}
  /// Called when a screen reader asks to play (true) or to pause; by default nil, which does so with the stream
  /// that it follows, or else with the ball. Set it if another player is followed.
  public var onPlayRequest: (@MainActor (Bool) -> Void)?

  private let text = SongText()

  override class var part: WidgetPart? { WidgetPart(name: "ball", role: .highlight) }

  /// A ball over a song, at its beginning.
  public init(lyrics: Lyrics = Lyrics(), style: BallMotion.Style = BallMotion.Style()) {
    super.init(BallMotion(style: style, lyrics: lyrics))
    adopt(text.view)
    updateReader()
  }

  /// The song; a new song continues at the same position.
  public var lyrics: Lyrics {
    get { component.lyrics }
    set {
      let time = clock.now
      live.update(at: time) { $0.change(at: time) { $0.setLyrics(newValue, at: time) } }
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
        // A player may begin where it is shown, in the midst of GTK's work.
        PlatformPhase.run { followMedia() }
      }
    }
    followMedia()
  }

  /// The seconds that a stream may be behind the ball: GTK leaves it to a stream how often it reports its position.
  private static let longestLag = 1.0

  /// A stream that waits for data says that it plays, and reports nothing: the ball waits where the sound is.
  override func showFrame(at time: Double) -> NextFrame {
    if let media, isPlaying, currentTime - media.position > Self.longestLag {
      follow(at: media.position, isPlaying: false)
    }
    return super.showFrame(at: time)
  }

  private func followMedia() {
    guard let media else { return }
    follow(at: media.position, isPlaying: media.isPlaying)
    updateReader()
  }

  /// Sets the position in the song in seconds, and continues from there with an external clock.
  /// - Parameter rate: the playback rate, 0 to 16.
  public func follow(at position: Double, isPlaying: Bool, rate: Double = 1) {
    let time = clock.now
    live.update(at: time) { $0.follow(position, isPlaying: isPlaying, rate: rate, at: time) }
  }

  /// The playback rate: 0 to 16; other values are ignored.
  public var rate: Double {
    get { component.rate }
    set { perform(.rate(newValue)) }
  }

  /// Whether the song plays.
  public var isPlaying: Bool { component.isPlaying }

  /// The position in the song, in seconds of playback.
  public var currentTime: Double { component.position }

  /// The duration of the song, in seconds of playback.
  public var duration: Double { component.duration }

  // MARK: - Screen readers

  /// After the last word the music may go on.
  private var isSounding: Bool { media?.isPlaying ?? isPlaying }

  override var action: StaticString {
    lyrics.words.isEmpty ? "" : isSounding ? "Pause" : "Play"
  }

  override func activate() {
    let plays = !isSounding
    if let onPlayRequest { return onPlayRequest(plays) }
    if let media { return plays ? media.play() : media.pause() }
    plays ? play() : pause()
  }

  override func updateReader() {
    super.updateReader()
    text.label = spokenLabel ?? "\(live.output.accessibility.label)"
    text.follow(component)
  }

  override func allocate(width: Double, height: Double) {
    super.allocate(width: width, height: height)
    allocate(text.view, in: Rect2D(x: 0, y: 0, width: width, height: height))
  }

  override func note(_ occurrence: Occurrence<BallMotion.Event>) {
    switch occurrence.event {
    case .word(let word): onWord(word)
    case .finished: onFinish()
    case .line, .settled: break
    }
  }
}
#endif
