import ElasticApple
import SwiftUI

struct Chat: View {
  @State private var isTyping = true
  @State private var likes = 0

  var body: some View {
    MessageBalloon(isTyping: isTyping)
      .style { $0.dotStyle = .wave }
      .frame(width: 100, height: 100)
    ElasticShape { likes += 1 }
      .style(.button)
      .frame(width: 160, height: 56)
  }
}
