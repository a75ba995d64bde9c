#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// A typing indicator: a message balloon with moving dots.
///
///     MessageBalloon(isTyping: contact.isTyping)
///       .frame(width: 100, height: 100)
///     MessageBalloon().shape(Capsule()).colors([\.fill: .mint])
///
/// It fills the proposed size; where none is proposed, as in a lazy stack or with `.fixedSize()`, it is as large as its path.
public struct MessageBalloon: View {
  private var told: Told
  private var settings = AppSettings<BalloonMotion>()
  private var outline: Outline?

  private struct Told: Equatable {
    var isTyping: Bool, isShown: Bool
    var look = Look(style: BalloonMotion.Style())
    var path: BezierPath?
  }

  /// A balloon whose dots move while `isTyping` is true.
  /// - Parameters:
  ///   - isTyping: whether the dots move.
  ///   - isShown: whether it is shown; it appears and disappears with a short motion.
  public init(isTyping: Bool = true, isShown: Bool = true) {
    told = Told(isTyping: isTyping, isShown: isShown)
  }

  /// The balloon.
  public var body: some View {
    var told = told
    told.look = settings.look
    return OutlinedView(outline: outline, room: told.look.style.room) { [told] path in
      hosted(told, path)
    }
  }

  private func hosted(_ told: Told, _ path: BezierPath?) -> some View {
    var told = told
    told.path = path
    return HostedView(told: told) {
      MessageBalloonView(frame: .zero)
    } tell: { [told] balloon, old in
      told.look.show(in: balloon, at: \.style)
      if old?.path != told.path { balloon.setShape(told.path) }
      guard old?.isTyping != told.isTyping || old?.isShown != told.isShown else { return }
      // Starting shows it too.
      if told.isTyping { balloon.startAnimating() } else { balloon.stopAnimating() }
      if told.isShown { balloon.showBalloon() } else { balloon.hideBalloon() }
    } listen: { balloon in
      settings.listeners.listen(to: balloon)
    }
  }

  /// The balloon with these changes of its settings.
  public func style(_ change: @escaping (inout BalloonMotion.Style) -> Void) -> MessageBalloon {
    with { $0.settings.add(change) }
  }

  /// The balloon with these settings, such as `.jelly`.
  public func style(_ style: BalloonMotion.Style) -> MessageBalloon { self.style { $0 = style } }

  /// The balloon in a shape of SwiftUI, or in a `Path`, with the dots in the middle of its bounds.
  public func shape(_ shape: some Shape) -> MessageBalloon {
    with { $0.outline = .shape(shape) }
  }

  /// The balloon in a path; nil for the original's balloon.
  public func shape(path: BezierPath?) -> MessageBalloon {
    with { $0.outline = path.map { .path($0) } }
  }

  /// The balloon with these colours, as in `[\.fill: .mint]`.
  public func colors(_ colors: ElasticColors<BalloonMotion.Style>) -> MessageBalloon {
    with { $0.settings.add(colors) }
  }

  /// The balloon, which calls `action` with each of its events.
  public func onEvent(perform action: @escaping (BalloonMotion.Event) -> Void) -> MessageBalloon {
    with { $0.settings.listeners.onEvent = action }
  }

  /// The balloon, which calls `action` with its state when that becomes another.
  public func onState(perform action: @escaping (BalloonMotion.State) -> Void) -> MessageBalloon {
    with { $0.settings.listeners.onState = action }
  }
}

extension View {
  /// The settings of every ``MessageBalloon`` in this view, from which its own `style` goes on.
  public func messageBalloonStyle(_ style: BalloonMotion.Style) -> some View {
    environment(\.[StyleKey<BalloonMotion.Style>()], style)
  }
}

#if DEBUG
struct MessageBalloon_Previews: PreviewProvider {
  static var previews: some View {
    MessageBalloon().frame(width: 100, height: 100)
  }
}
#endif
#endif
