import ElasticApple
import SwiftUI

/// The app's own colours and one feel for all of a page.
struct BrandView: View {
  @State private var isTyping = true
  @State private var likes = 0

  private static let brand: ElasticColors<ShapeMotion.Style> = [
    \.fill: .accentColor, \.lineColor: .primary,
  ]

  var body: some View {
    VStack {
      ElasticShape(action: { likes += 1 }) {
        Text("\(likes) likes").foregroundColor(.white).padding(24)
      }
      .style { $0.lineWidth = 2 }
      .colors(Self.brand)
      Button("Answer") { isTyping.toggle() }
        .buttonStyle(.elastic(.snappy, colors: Self.brand))
      MessageBalloon(isTyping: isTyping)
        .colors([\.dotColor: .accentColor])
        .frame(width: 100, height: 80)
    }
    .elasticShapeStyle(.jelly)
    .messageBalloonStyle(.jelly)
  }
}
