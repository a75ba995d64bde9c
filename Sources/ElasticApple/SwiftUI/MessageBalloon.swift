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
  private var values: Values
  private var settings = AppSettings<BalloonMotion>()
  private var outline: Outline?

  private struct Values: Equatable {
    var isTyping: Bool, isShown: Bool
    var look = Look(style: BalloonMotion.Style())
    var path: BezierPath?
    var writers: [String] = []
  }

  /// A balloon whose dots move while `isTyping` is true.
  /// - Parameters:
  ///   - isTyping: whether the dots move.
  ///   - isShown: whether it is shown; it appears and disappears with a short motion.
  public init(isTyping: Bool = true, isShown: Bool = true) {
    values = Values(isTyping: isTyping, isShown: isShown)
  }

  /// The balloon.
  public var body: some View {
    var values = values
    values.look = settings.look
    return OutlinedView(outline: outline, room: values.look.style.room) { [values] path in
      hosted(values, path)
    }
  }

  private func hosted(_ values: Values, _ path: BezierPath?) -> some View {
    var values = values
    values.path = path
    return HostedView(values: values) {
      MessageBalloonView(frame: .zero)
    } apply: { [values] balloon, old in
      values.look.show(in: balloon, at: \.style)
      if old?.path != values.path { balloon.setShape(values.path) }
      balloon.writers = values.writers
      guard old?.isTyping != values.isTyping || old?.isShown != values.isShown else { return }
      // Starting shows it too.
      if values.isTyping { balloon.startAnimating() } else { balloon.stopAnimating() }
      if values.isShown { balloon.showBalloon() } else { balloon.hideBalloon() }
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

  /// The balloon with the names of who writes in a line below it, which a screen reader says: "Anna and Ben are typing". Pictures are
  /// the app's, in an `HStack` with it.
  public func writers(_ names: [String]) -> MessageBalloon {
    with { $0.values.writers = names }
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
