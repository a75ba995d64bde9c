#if canImport(SwiftUI) && !os(watchOS)
import AVFoundation
import CoreText
import ElasticKit
import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A ball that hops over the words of a song as they are sung.
///
///     LyricBall(lyrics: lyrics, time: player.time, isPlaying: player.isPlaying)
///
///     LyricBall(lyrics: lyrics, player: player).seeksOnTap()
///
/// A player of AVFoundation is followed by itself. Of another, update the position in the song as often as you like, at least when the player jumps; in between the ball continues
/// while it plays, and it jumps only where it is more than ``BallMotion/tolerance`` seconds off. Seeking, pausing and another
/// rate need no extra code.
///
/// It fills the proposed size. Without a proposed height, as in a scroll view, it has the height of all rows in its width, and with
/// `.fixedSize()` no line is broken.
public struct LyricBall: View {
  private var values: Values
  private var settings = AppSettings<BallMotion>()
  private var onWord: (Int) -> Void = { _ in }
  private var onSeek: ((TimeInterval) -> Void)?
  private var onToggle: (() -> Void)?

  private struct Values: Equatable {
    let lyrics: Lyrics
    let source: SongSource
    var look = Look(style: BallMotion.Style())
    var typeface: CTFont?
    var seeksOnTap = false
    var reading = LyricBallView.Reading.whole
  }

  /// A ball over a song at a position in seconds of playback.
  public init(lyrics: Lyrics, time: Double, isPlaying: Bool = false, rate: Double = 1) {
    let position = SongSource.Position(time: time, isPlaying: isPlaying, rate: rate)
    values = Values(lyrics: lyrics, source: .position(position))
  }

  /// A ball over a song that follows a player, through pauses and seeks; without one it stands.
  public init(lyrics: Lyrics, player: AVPlayer?) {
    values = Values(lyrics: lyrics, source: .player(player))
  }

  /// The words and the ball.
  public var body: some View {
    var values = values
    values.look = settings.look
    return HostedView(values: values) {
      LyricBallView(frame: .zero)
    } apply: { [values] ball, old in
      values.look.show(in: ball, at: \.style)
      ball.typeface = values.typeface
      if ball.seeksOnTap != values.seeksOnTap { ball.seeksOnTap = values.seeksOnTap }
      if ball.reading != values.reading { ball.reading = values.reading }
      let isOther = old?.lyrics != values.lyrics
      if isOther { ball.lyrics = values.lyrics }
      values.source.follow(in: ball, since: isOther ? nil : old?.source)
    } listen: { ball in
      settings.listeners.listen(to: ball)
      ball.onWord = onWord
      ball.onSeek = onSeek
      ball.onToggle = onToggle
    }
  }

  /// The ball with words in a typeface; nil for the environment's `font`, which SwiftUI reports from iOS, tvOS, visionOS and
  /// macOS 26 on, and before that for the system's. The size stays that of the style.
  public func typeface(_ font: CTFont?) -> LyricBall {
    with { $0.values.typeface = font }
  }

  #if canImport(UIKit)
  /// The ball with words in a font of UIKit; the size stays that of the style.
  public func typeface(_ font: UIFont) -> LyricBall {
    typeface(font.coreText)
  }
  #else
  /// The ball with words in a font of AppKit; the size stays that of the style.
  public func typeface(_ font: NSFont) -> LyricBall {
    typeface(font.coreText)
  }
  #endif

  /// The ball with these changes of its settings.
  public func style(_ change: @escaping (inout BallMotion.Style) -> Void) -> LyricBall {
    with { $0.settings.add(change) }
  }

  /// The ball with these settings, such as `.jelly`.
  public func style(_ style: BallMotion.Style) -> LyricBall { self.style { $0 = style } }

  /// The ball with these colours, as in `[\.ballColor: .mint]`.
  public func colors(_ colors: ElasticColors<BallMotion.Style>) -> LyricBall {
    with { $0.settings.add(colors) }
  }

  /// The ball, which calls `action` with each of its events.
  public func onEvent(perform action: @escaping (BallMotion.Event) -> Void) -> LyricBall {
    with { $0.settings.listeners.onEvent = action }
  }

  /// The ball, which calls `action` with its state when that becomes another.
  public func onState(perform action: @escaping (BallMotion.State) -> Void) -> LyricBall {
    with { $0.settings.listeners.onState = action }
  }
}

extension LyricBall {
  /// The ball, which calls `action` with the number of each word when it is sung.
  public func onWord(perform action: @escaping (Int) -> Void) -> LyricBall {
    with { $0.onWord = action }
  }

  /// The ball, on which a tap on a word, or beside one in its row, seeks to its beginning.
  public func seeksOnTap(_ seeks: Bool = true) -> LyricBall {
    with { $0.values.seeksOnTap = seeks }
  }

  /// The ball, whose words VoiceOver finds as one element, as rows or one by one; pressing a row or a word seeks to it.
  public func reading(_ reading: LyricBallView.Reading) -> LyricBall {
    with { $0.values.reading = reading }
  }

  /// The ball, which calls `action` instead of seeking itself, with the beginning in seconds of playback of what a reader has chosen:
  /// for a song whose position is the app's.
  public func onSeek(perform action: @escaping (TimeInterval) -> Void) -> LyricBall {
    with { $0.onSeek = action }
  }

  /// The ball, which calls `action` instead of playing or pausing itself.
  public func onToggle(perform action: @escaping () -> Void) -> LyricBall {
    with { $0.onToggle = action }
  }
}

extension View {
  /// The settings of every ``LyricBall`` in this view, from which its own `style` goes on.
  public func lyricBallStyle(_ style: BallMotion.Style) -> some View {
    environment(\.[StyleKey<BallMotion.Style>()], style)
  }
}

#if DEBUG
struct LyricBall_Previews: PreviewProvider {
  static var previews: some View {
    let song = (try? Lyrics("Hop over every word".utf8)) ?? Lyrics()
    LyricBall(lyrics: song, time: 0, isPlaying: true)
  }
}
#endif
#endif
