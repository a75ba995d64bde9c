#if canImport(SwiftUI)
import ElasticKit
import SwiftUI

/// A typing indicator: a message balloon with moving dots.
///
///     MessageBalloon(isTyping: contact.isTyping)
///       .frame(width: 100, height: 100)
public struct MessageBalloon: View {
  @StateObject private var model = ComponentModel(BalloonMotion())
  private let isTyping: Bool
  private let isShown: Bool
  private var style = BalloonMotion.Style()

  /// A balloon whose dots move while `isTyping` is true.
  /// - Parameters:
  ///   - isTyping: whether the dots move.
  ///   - isShown: whether it is shown; it appears and disappears with a short motion.
  public init(isTyping: Bool = true, isShown: Bool = true) {
    self.isTyping = isTyping
    self.isShown = isShown
  }

  /// The balloon.
  public var body: some View {
    ComponentCanvas(model: model, style: style)
      .onAppear { tell(isTyping: isTyping, isShown: isShown) }
      .onChange(of: isTyping) { tell(isTyping: $0, isShown: isShown) }
      .onChange(of: isShown) { tell(isTyping: isTyping, isShown: $0) }
  }

  private func tell(isTyping: Bool, isShown: Bool) {
    // Starting shows it too.
    model.live.perform(isTyping ? .start : .stop, at: model.now)
    model.live.perform(isShown ? .show : .hide, at: model.now)
  }

  /// The balloon with other settings.
  public func style(_ change: (inout BalloonMotion.Style) -> Void) -> MessageBalloon {
    var balloon = self
    change(&balloon.style)
    return balloon
  }
}

struct MessageBalloon_Previews: PreviewProvider {
  static var previews: some View {
    MessageBalloon().frame(width: 100, height: 100)
  }
}
#endif
