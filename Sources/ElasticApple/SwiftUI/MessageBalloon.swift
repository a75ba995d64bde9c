#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// A typing indicator: a message balloon with moving dots.
///
///     MessageBalloon(isTyping: contact.isTyping)
///       .frame(width: 100, height: 100)
public struct MessageBalloon: View {
  private var told: Told

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
    HostedView(told: told) {
      MessageBalloonView(frame: .zero)
    } tell: { balloon, old in
      balloon.style = told.style
      guard old?.isTyping != told.isTyping || old?.isShown != told.isShown else { return }
      // Starting shows it too.
      if told.isTyping { balloon.startAnimating() } else { balloon.stopAnimating() }
      if told.isShown { balloon.showBalloon() } else { balloon.hideBalloon() }
    }
  }

  /// The balloon with other settings.
  public func style(_ change: (inout BalloonMotion.Style) -> Void) -> MessageBalloon {
    var balloon = self
    change(&balloon.told.style)
    return balloon
  }
}

struct MessageBalloon_Previews: PreviewProvider {
  static var previews: some View {
    MessageBalloon().frame(width: 100, height: 100)
  }
}
#endif
