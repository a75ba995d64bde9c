#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// A typing indicator: a message balloon with moving dots.
///
///     MessageBalloon(isTyping: contact.isTyping)
///       .frame(width: 100, height: 100)
public struct MessageBalloon: View {
  private var told: Told
  private var settings = SettingsChange<BalloonMotion.Style>()
  @Environment(\.messageBalloonStyle) private var inherited

  private struct Told: Equatable {
    var isTyping: Bool, isShown: Bool
    var style = BalloonMotion.Style()
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
    told.style = settings.changed(inherited)
    return HostedView(told: told) {
      MessageBalloonView(frame: .zero)
    } tell: { [told] balloon, old in
      balloon.style = told.style
      guard old?.isTyping != told.isTyping || old?.isShown != told.isShown else { return }
      // Starting shows it too.
      if told.isTyping { balloon.startAnimating() } else { balloon.stopAnimating() }
      if told.isShown { balloon.showBalloon() } else { balloon.hideBalloon() }
    }
  }

  /// The balloon with these changes of its settings.
  public func style(_ change: @escaping (inout BalloonMotion.Style) -> Void) -> MessageBalloon {
    var balloon = self
    balloon.settings.add(change)
    return balloon
  }

  /// The balloon with these settings, such as `.jelly`.
  public func style(_ style: BalloonMotion.Style) -> MessageBalloon { self.style { $0 = style } }
}

extension View {
  /// The settings of every ``MessageBalloon`` in this view, from which its own `style` goes on.
  public func elasticStyle(_ style: BalloonMotion.Style) -> some View {
    environment(\.messageBalloonStyle, style)
  }
}

extension EnvironmentValues {
  fileprivate var messageBalloonStyle: BalloonMotion.Style {
    get { self[StyleKey<BalloonMotion.Style>.self] }
    set { self[StyleKey<BalloonMotion.Style>.self] = newValue }
  }
}

struct MessageBalloon_Previews: PreviewProvider {
  static var previews: some View {
    MessageBalloon().frame(width: 100, height: 100)
  }
}
#endif
