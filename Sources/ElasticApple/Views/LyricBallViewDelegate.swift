#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives the events of a ball over a song; all methods are optional.
@objc(ELLyricBallViewDelegate)
@MainActor
public protocol LyricBallViewDelegate: NSObjectProtocol {
  /// This word of the song, counted from 0, is sung.
  @objc optional func lyricBallView(_ view: LyricBallView, didBeginWord word: Int)
  /// This line of the song, counted from 0, begins; called before its first word.
  @objc optional func lyricBallView(_ view: LyricBallView, didBeginLine line: Int)
  /// The ball has left, and the song does not start again.
  @objc optional func lyricBallViewDidFinish(_ view: LyricBallView)
  /// The ball stands until it is played again: the song is over, is paused, or has the rate 0.
  @objc optional func lyricBallViewDidSettle(_ view: LyricBallView)
  /// The song that was set has no words.
  @objc optional func lyricBallViewHasNoWords(_ view: LyricBallView)
}

extension LyricBallView {
  /// Tells the delegate what has happened, and ``onWord`` of a word.
  func notifyDelegate(_ event: BallMotion.Event) {
    switch event {
    case .word(let word):
      onWord?(word)
      delegate?.lyricBallView?(self, didBeginWord: word)
    case .line(let line): delegate?.lyricBallView?(self, didBeginLine: line)
    case .finished: delegate?.lyricBallViewDidFinish?(self)
    case .settled: delegate?.lyricBallViewDidSettle?(self)
    }
  }

  /// Tells the delegate of a song without words.
  func notifyDelegateIfEmpty(_ song: Lyrics) {
    if song.words.isEmpty { delegate?.lyricBallViewHasNoWords?(self) }
  }
}
#endif
