#if canImport(QuartzCore)
import AVFoundation
import CoreText
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A ball that hops over the words of a song as they are sung.
///
/// Bind it to a player, or call `play`, `pause`, `seek` and `rate` yourself. A screen reader's activation plays and pauses it.
///
/// Its `intrinsicContentSize` is the width of its longest line and the height of all rows that it has in the width of now; in less
/// height it scrolls. It has any size without words, and over labels of the app's.
@IBDesignable
@objc(ELLyricBallView)
public final class LyricBallView: ElasticComponentView {
  let ball = ComponentController(BallMotion())
  override var live: any HostedComponent { ball }
  override var handlesTouches: Bool { false }

  /// Is notified of the ball's events.
  @objc public weak var delegate: (any LyricBallViewDelegate)?

  override func listen() {
    clock.isCalm = { true }
    ball.onEvent = { [weak self] in
      self?.notifyDelegate($0.event)
      self?.streams.send($0.event)
    }
  }

  /// All events from now on, for `for await`; it ends with the view.
  public var events: AsyncStream<BallMotion.Event> { streams.make() }
  private let streams = EventStreams<BallMotion.Event>()

  private(set) var player: AVPlayer?
  private var songClock: (() -> TimeInterval)?
  private var observations: [NSKeyValueObservation] = []

  /// All settings of the ball; a motion continues.
  public var style: BallMotion.Style {
    get { ball.component.style }
    set {
      ball.restyle(newValue, at: clock.now)
      contentChanged()
    }
  }

  #if canImport(UIKit)
  /// The font of the words; nil for the system's, and in SwiftUI for that of the environment where SwiftUI reports it. Its size has no
  /// effect: the words have ``wordSize``, times the reader's text size.
  @objc dynamic public var font: UIFont? {
    get { typeface?.native }
    set { typeface = newValue?.coreText }
  }
  #else
  public override var font: NSFont? {
    get { typeface?.native }
    set { typeface = newValue?.coreText }
  }
  #endif

  /// The same font as a `CTFont`, which a `UIFont` and an `NSFont` are: they are toll-free bridged.
  @nonobjc public var typeface: CTFont? {
    didSet { useTypeface() }
  }
  /// The environment's, in SwiftUI.
  var hostedTypeface: CTFont? {
    didSet { useTypeface() }
  }

  private func useTypeface() {
    let new = typefaceForReader
    guard new != renderer.typeface else { return }
    renderer.typeface = new
    guard let measure = ball.measure else { return }
    let time = clock.now
    ball.update(at: time) { $0.handle($0.measured(measure), at: time) }
    showFrame(at: time)
    contentChanged()
  }

  /// The song; a new song continues at the same position. If it has no words, the delegate is notified, and screen readers say
  /// "no words".
  public var lyrics: Lyrics {
    get { ball.component.lyrics }
    set {
      let time = clock.now
      ball.update(at: time) { $0.change(at: time) { $0.setLyrics(newValue, at: time) } }
      passages = nil
      contentChanged()
      notifyDelegateIfEmpty(newValue)
    }
  }

  /// The frames of your own labels, one for each word of the song, over which the ball hops; nil to draw the words.
  ///
  /// Give new ones when your labels have moved.
  public var wordFrames: WordFrames? {
    get { ball.component.wordFrames }
    set {
      let time = clock.now
      ball.update(at: time) { $0.change(at: time) { $0.setWordFrames(newValue, at: time) } }
      contentChanged()
    }
  }

  /// Called with the number of each word when it is sung.
  @objc public var onWord: ((Int) -> Void)?

  /// The state of the ball.
  public var motionState: BallMotion.State { ball.component.state }

  // MARK: - Reading and choosing words

  /// Whether a tap on a word, or beside one in its row, seeks to its beginning; off at first.
  @objc public var seeksOnTap = false {
    didSet {
      guard seeksOnTap != oldValue else { return }
      recognizer.onTouch = { [weak self] input, _ in self?.handleTap(input) ?? .refused }
      seeksOnTap ? addGestureRecognizer(recognizer) : removeGestureRecognizer(recognizer)
    }
  }
  var tap: (id: Int, point: Point2D)?

  /// Called instead, where a reader has chosen a word or a row to seek to, with its beginning in seconds of playback: for a
  /// song that goes by a clock of yours.
  @objc public var onSeek: ((_ time: TimeInterval) -> Void)?

  /// Called instead, where a reader wants to play or to pause: for a song that goes by a clock of yours.
  @objc public var onToggle: (() -> Void)?

  /// How VoiceOver finds the words; as one element at first. Pressing a row or a word seeks to it, and pressing the view itself
  /// plays and pauses, which in UIKit two taps with two fingers do anywhere in it.
  @objc public var reading = Reading.whole {
    didSet { contentChanged() }
  }
  /// What screen readers have instead of the words as a whole; nil if that was another song's.
  private(set) var passages: [LyricsPassage]? = []

  /// The height of all its rows in a width, and the width that they take of it; of no width, as wide as without a broken line.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = super.sizeThatFits(size)
    return size.width > 0 ? CGSize(width: min(own.width, size.width), height: own.height) : own
  }

  override func contentChanged() {
    useTypeface()
    super.contentChanged()
    let new = reading.passages(of: ball.component)
    guard new != passages else { return }
    passages = new
    show(new)
  }

  #if canImport(UIKit)
  /// False where its rows or words are elements.
  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && passages?.isEmpty != false }
    set { super.isAccessibilityElement = newValue }
  }

  public override func accessibilityActivate() -> Bool {
    togglePlayback()
    return true
  }

  /// Two taps with two fingers, wherever VoiceOver is in it.
  public override func accessibilityPerformMagicTap() -> Bool { accessibilityActivate() }
  #else
  public override func accessibilityPerformPress() -> Bool {
    togglePlayback()
    return true
  }
  #endif

  // MARK: - Playback

  /// Plays; from the beginning if the song is over.
  @objc public func play() { perform(.play) }

  /// Pauses at this position.
  @objc public func pause() { perform(.pause) }

  /// Seeks to a position in seconds of playback.
  @objc(seekToTime:) public func seek(to time: TimeInterval) { perform(.seek(to: time)) }

  /// The playback rate: 0 to 16; other values are ignored.
  @objc public var rate: Double {
    get { ball.component.rate }
    set { perform(.rate(newValue)) }
  }

  /// Whether the song plays.
  @objc(playing) public var isPlaying: Bool {
    @objc(isPlaying) get { ball.component.isPlaying }
  }

  /// The position in the song, in seconds of playback.
  @objc public var currentTime: TimeInterval { ball.component.position }

  /// The duration of the song, in seconds of playback.
  @objc public var duration: TimeInterval { ball.component.duration }

  /// Follows any clock from now on, and no player any more: the closure is called for the position in the song in every frame, and
  /// four times a second while that stands. nil ends that, and the ball stops.
  @objc(bindToClock:) public func bind(toClock songClock: (() -> TimeInterval)?) {
    player = nil
    observations = []
    self.songClock = songClock
    if songClock == nil {
      pause()
      rate = 1
      ball.update(at: clock.now) { $0.poll(nil, at: clock.now) }
    } else {
      showFrame(at: clock.now)
      followPace()
    }
  }

  override func showFrame(at time: Double) {
    if let songClock {
      let position = songClock()
      ball.update(at: time) { session in
        session.poll(position, at: time)
        session.update(at: time) { $0.follow(position, at: time) }
      }
    }
    super.showFrame(at: time)
  }

  /// Follows a player from now on, through pauses and seeks, and no clock any more; nil ends that, and the ball stops.
  @objc(bindToPlayer:) public func bind(to player: AVPlayer?) {
    guard let player else { return bind(toClock: nil) }
    songClock = nil
    self.player = player
    observations = [
      player.observe(\.timeControlStatus) { [weak self] _, _ in self?.playerChanged() },
      player.observe(\.rate) { [weak self] _, _ in self?.playerChanged() },
    ]
    observeJumps()
    ball.update(at: clock.now) { $0.poll(nil, at: clock.now) }
    followPlayer()
  }

  /// Posted on the thread that changed it.
  nonisolated private func playerChanged() {
    Task { @MainActor [weak self] in self?.followPlayer() }
  }

  /// Takes the player's position and rate.
  func followPlayer() {
    guard let player else { return }
    follow(
      player.currentTime().seconds, isPlaying: player.timeControlStatus == .playing,
      rate: player.rate > 0 ? Double(player.rate) : 1)
  }

  /// Follows a player that is at this position now, in seconds of playback.
  func follow(_ position: TimeInterval, isPlaying: Bool, rate: Double) {
    let time = clock.now
    ball.update(at: time) { $0.follow(position, isPlaying: isPlaying, rate: rate, at: time) }
  }

  private func perform(_ command: BallMotion.Command) {
    ball.perform(command, at: clock.now)
  }
}
#endif
