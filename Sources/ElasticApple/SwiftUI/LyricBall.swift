#if canImport(SwiftUI) && !os(watchOS)
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
/// Update the position in the song as often as you like, at least when the player jumps; in between the ball continues
/// while it plays, and it jumps only where it is more than ``BallMotion/tolerance`` seconds off. Seeking, pausing and another
/// rate need no extra code.
///
/// It fills the proposed size. Without a proposed height, as in a scroll view, it has the height of all rows in its width, and with
/// `.fixedSize()` no line is broken.
public struct LyricBall: View {
  private var told: Told
  private var settings = AppSettings<BallMotion>()
  private var onWord: (Int) -> Void = { _ in }

  private struct Told: Equatable {
    let lyrics: Lyrics
    let player: Player
    var look = Look(style: BallMotion.Style())
    var typeface: CTFont?
  }

  /// What the app says of its player. Compared as a whole, because one that pauses says so with an old position.
  private struct Player: Equatable {
    let time: Double, isPlaying: Bool, rate: Double
  }

  /// A ball over a song at a position in seconds of playback.
  public init(lyrics: Lyrics, time: Double, isPlaying: Bool = false, rate: Double = 1) {
    told = Told(lyrics: lyrics, player: Player(time: time, isPlaying: isPlaying, rate: rate))
  }

  /// The words and the ball.
  public var body: some View {
    var told = told
    told.look = settings.look
    return HostedView(told: told) {
      LyricBallView(frame: .zero)
    } tell: { [told] ball, old in
      told.look.show(in: ball, at: \.style)
      ball.typeface = told.typeface
      let isOther = old?.lyrics != told.lyrics
      if isOther { ball.lyrics = told.lyrics }
      let player = told.player
      guard isOther || old?.player != player else { return }
      // A position that was told before is an old one: the ball is further by now.
      let isNew = isOther || old?.player.time != player.time
      ball.follow(
        isNew ? player.time : ball.currentTime, isPlaying: player.isPlaying, rate: player.rate)
    } listen: { ball in
      settings.listeners.listen(to: ball)
      ball.onWord = onWord
    }
  }

  /// The ball with words in a typeface; nil for the environment's `font`, which SwiftUI tells from iOS, tvOS, visionOS and
  /// macOS 26 on, and before that for the system's. The size stays that of the style.
  public func typeface(_ font: CTFont?) -> LyricBall {
    with { $0.told.typeface = font }
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
}

extension View {
  /// The settings of every ``LyricBall`` in this view, from which its own `style` goes on.
  public func elasticStyle(_ style: BallMotion.Style) -> some View {
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
