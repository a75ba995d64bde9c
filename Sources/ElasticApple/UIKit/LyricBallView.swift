#if canImport(UIKit)
import AVFoundation
import ElasticKit
import UIKit

/// A ball that hops over the words of a song as they are sung.
///
/// Bind it to a player, or say `play`, `pause`, `seek` and `rate` yourself.
@objc(ELLyricBallView)
public final class LyricBallView: ElasticComponentView {
  private let ball = LiveComponent(BallMotion())
  override var live: any Showable { ball }

  private(set) var player: AVPlayer?
  private var songClock: (() -> TimeInterval)?
  private var observations: [NSKeyValueObservation] = []

  /// Every constant of the ball; what moves goes on.
  public var style: BallMotion.Style {
    get { ball.component.style }
    set { ball.restyle(newValue, at: clock.now) }
  }

  /// The song; what plays goes on from its place.
  public var lyrics: Lyrics {
    get { ball.component.lyrics }
    set {
      let time = clock.now
      ball.change(at: time) { $0.take(newValue, at: time) }
    }
  }

  /// Takes a song file: plain words, LRC, SRT, WebVTT or ASS karaoke.
  /// - Throws: an error that says in which line the fault lies; the song stays as it was.
  public func load(_ file: some Sequence<UInt8>) throws { lyrics = try Lyrics(file) }

  /// Takes a song file, where it is one; for Objective-C.
  @discardableResult @objc public func loadSong(_ file: Data) -> Bool { (try? load(file)) != nil }

  /// Called with the number of each word when it is sung.
  @objc public var onWord: ((Int) -> Void)? {
    didSet {
      ball.onEvent = { [onWord] in
        if case .word(let word) = $0.event { onWord?(word) }
      }
    }
  }

  // MARK: - Playback

  /// Goes on; from the beginning if the song is over.
  @objc public func play() { perform(.play) }

  /// Stays at this place.
  @objc public func pause() { perform(.pause) }

  /// Goes to a place, in seconds of playback.
  @objc(seekToTime:) public func seek(to time: TimeInterval) { perform(.seek(to: time)) }

  /// How many times as fast it goes on: 0 to 16; anything else is ignored.
  @objc public var rate: Double {
    get { ball.component.rate }
    set { perform(.rate(newValue)) }
  }

  /// Whether the place in the song moves on.
  @objc(playing) public var isPlaying: Bool {
    @objc(isPlaying) get { ball.component.isPlaying }
  }

  /// The place in the song, in seconds of playback.
  @objc public var currentTime: TimeInterval { ball.component.place }

  /// How long the song is, in seconds of playback.
  @objc public var duration: TimeInterval { ball.component.duration }

  /// Follows any clock from now on: it is asked for the place in the song in every frame. nil lets go
  /// of it, and the ball stands.
  @objc(bindToClock:) public func bind(toClock songClock: (() -> TimeInterval)?) {
    self.songClock = songClock
    if songClock == nil {
      pause()
      rate = 1
    }
    clock.start()
  }

  override func showFrame(at time: Double) -> NextFrame {
    guard let songClock else { return super.showFrame(at: time) }
    ball.update { $0.follow(songClock(), at: time) }
    _ = super.showFrame(at: time)
    return .now
  }

  /// Follows a player from now on, wherever it goes; nil lets go of it.
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

  /// Said on the thread that changed it.
  nonisolated private func playerChanged() {
    Task { @MainActor [weak self] in self?.followPlayer() }
  }

  /// Is where the player is, and goes on as it does.
  func followPlayer() {
    guard let player else { return }
    let time = clock.now
    ball.update {
      $0.follow(
        player.currentTime().seconds, isPlaying: player.timeControlStatus == .playing,
        rate: player.rate > 0 ? Double(player.rate) : 1, at: time)
    }
  }

  private func perform(_ command: BallMotion.Command) {
    ball.perform(command, at: clock.now)
  }
}
#endif
