#if canImport(QuartzCore)
import AVFoundation
import CoreText
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A ball that hops over the words of a song as they are sung.
///
/// Bind it to a player, or call `play`, `pause`, `seek` and `rate` yourself. A screen reader's activation plays and pauses it.
@IBDesignable
@objc(ELLyricBallView)
public final class LyricBallView: ElasticComponentView {
  let ball = LiveComponent(BallMotion())
  override var live: any Showable { ball }
  override var takesTouches: Bool { false }

  private(set) var player: AVPlayer?
  private var songClock: (() -> TimeInterval)?
  private var observations: [NSKeyValueObservation] = []

  /// All settings of the ball; a motion continues.
  public var style: BallMotion.Style {
    get { ball.component.style }
    set {
      ball.restyle(newValue, at: clock.now)
      tellPassages()
    }
  }

  /// The typeface of the words, for example `UIFont(name:size:)` as a `CTFont`; nil for the system's, and in SwiftUI for that of
  /// the environment where SwiftUI tells it. The words' size is `style.wordSize` and the reader's text size, whatever size this
  /// font has.
  @nonobjc public var typeface: CTFont? {
    didSet { useTypeface() }
  }
  /// The environment's, in SwiftUI.
  var hostedTypeface: CTFont? {
    didSet { useTypeface() }
  }

  private func useTypeface() {
    let new = typeface ?? hostedTypeface
    guard new != renderer.typeface else { return }
    renderer.typeface = new
    guard let measure = ball.measure else { return }
    let time = clock.now
    ball.update(at: time) { $0.handle($0.measured(measure), at: time) }
    showFrame(at: time)
  }

  /// The song; a new song continues at the same position.
  public var lyrics: Lyrics {
    get { ball.component.lyrics }
    set {
      let time = clock.now
      ball.update(at: time) { $0.change(at: time) { $0.take(newValue, at: time) } }
      tellPassages()
    }
  }

  /// The frames of your own labels, one for each word of the song, over which the ball hops; nil to draw the words.
  ///
  /// Give new ones when your labels have moved.
  public var places: WordPlaces? {
    get { ball.component.places }
    set {
      let time = clock.now
      ball.update(at: time) { $0.change(at: time) { $0.take(newValue, at: time) } }
      tellPassages()
    }
  }

  /// Loads a song file; for Objective-C.
  /// - Throws: an ``ElasticError`` with the line of the mistake; the song is then unchanged.
  @objc(loadSong:error:) public func loadSong(from file: Data) throws {
    try ElasticError.wrap { () throws(ContentError) in
      try ball.load(Array(file), at: clock.now)
    }
    tellPassages()
  }

  /// Loads a song file: plain words, LRC, SRT, WebVTT or ASS karaoke.
  /// - Throws: an error with the line of the mistake; the song is then unchanged.
  public func load(_ file: some Sequence<UInt8>) throws { lyrics = try Lyrics(file) }

  /// Loads a song file; returns false if it is invalid. For Objective-C.
  @discardableResult @objc public func loadSong(_ file: Data) -> Bool { (try? load(file)) != nil }

  /// Called with the number of each word when it is sung.
  @objc public var onWord: ((Int) -> Void)? {
    didSet {
      ball.onEvent = { [onWord] in
        if case .word(let word) = $0.event { onWord?(word) }
      }
    }
  }

  /// The state of the ball.
  public var state: BallMotion.State { ball.component.state }

  // MARK: - Reading and choosing words

  /// Whether a tap on a word, or beside one in its row, seeks to its beginning; off at first.
  @objc public var seeksOnTap = false {
    didSet {
      guard seeksOnTap != oldValue else { return }
      recognizer.onTouch = { [weak self] input, _ in self?.takeTap(input) ?? .refused }
      seeksOnTap ? addGestureRecognizer(recognizer) : removeGestureRecognizer(recognizer)
    }
  }
  var tap: (id: Int, place: Point2D)?

  /// Called instead, where a reader has chosen a word or a row to seek to, with its beginning in seconds of playback: for a
  /// song that goes by a clock of yours.
  @objc public var onSeek: ((_ time: TimeInterval) -> Void)?

  /// Called instead, where a reader wants to play or to pause: for a song that goes by a clock of yours.
  @objc public var onToggle: (() -> Void)?

  #if canImport(UIKit)
  /// How VoiceOver finds the words; as one element at first. Activating a row or a word seeks to it.
  @objc public var reading = Reading.whole {
    didSet { tellPassages() }
  }
  private var passages: [LyricsPassage] = []

  func tellPassages() {
    let new = reading == .whole ? [] : ball.component.passages(by: reading.unit)
    guard new != passages || new.isEmpty else { return }
    passages = new
    show(new)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    tellPassages()
  }

  /// False where its rows or words are elements.
  public override var isAccessibilityElement: Bool {
    get { super.isAccessibilityElement && reading == .whole }
    set { super.isAccessibilityElement = newValue }
  }

  public override func accessibilityActivate() -> Bool {
    togglePlayback()
    return true
  }

  /// Two taps with two fingers, wherever VoiceOver is in it.
  public override func accessibilityPerformMagicTap() -> Bool { accessibilityActivate() }
  #else
  func tellPassages() {}

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
  @objc public var currentTime: TimeInterval { ball.component.place }

  /// The duration of the song, in seconds of playback.
  @objc public var duration: TimeInterval { ball.component.duration }

  /// Follows any clock from now on: the closure is called for the position in the song in every frame, and four times a
  /// second while that stands. nil ends that, and the ball stops.
  @objc(bindToClock:) public func bind(toClock songClock: (() -> TimeInterval)?) {
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
      let place = songClock()
      ball.update(at: time) { session in
        session.poll(place, at: time)
        session.update(at: time) { $0.follow(place, at: time) }
      }
    }
    super.showFrame(at: time)
  }

  /// Follows a player from now on, through pauses and seeks; nil ends that.
  @objc(bindToPlayer:) public func bind(to player: AVPlayer?) {
    self.player = player
    observations = []
    guard let player else { return }
    observations = [
      player.observe(\.timeControlStatus) { [weak self] _, _ in self?.playerChanged() },
      player.observe(\.rate) { [weak self] _, _ in self?.playerChanged() },
    ]
    observeJumps()
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
  func follow(_ place: TimeInterval, isPlaying: Bool, rate: Double) {
    let time = clock.now
    ball.update(at: time) { $0.follow(place, isPlaying: isPlaying, rate: rate, at: time) }
  }

  private func perform(_ command: BallMotion.Command) {
    ball.perform(command, at: clock.now)
  }
}
#endif
