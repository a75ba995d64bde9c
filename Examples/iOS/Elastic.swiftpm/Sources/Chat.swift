import ElasticApple
import SwiftUI

struct Chat: View {
  @State private var isTyping = true
  @State private var likes = 0

  var body: some View {
    MessageBalloon(isTyping: isTyping)
      .style { $0.dotStyle = .wave }
      .colors([\.dotColor: .accentColor])
      .frame(width: 100, height: 100)
    ElasticShape(action: { likes += 1 }) {
      Text("Like").padding(24)
    }
    .style(.button)
    .tap(at: likes)
    Button(isTyping ? "Send" : "Type") { isTyping.toggle() }
      .buttonStyle(.elastic)
  }
}

extension View {
  /// A haptic tap each time the value changes, from iOS 17 on.
  @ViewBuilder
  fileprivate func tap(at value: some Equatable) -> some View {
    if #available(iOS 17, *) { sensoryFeedback(.selection, trigger: value) } else { self }
  }
}
