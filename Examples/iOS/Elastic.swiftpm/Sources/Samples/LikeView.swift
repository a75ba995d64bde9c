import ElasticApple
import SwiftUI

/// A heart that can be pulled and flung, and is a button.
struct LikeView: View {
  @State private var isLiked = false

  var body: some View {
    ElasticShape(Heart(), action: { isLiked.toggle() }) {
      // VoiceOver reads the label, and the shape is as large as the label.
      Text(isLiked ? "Liked" : "Like")
        .foregroundColor(isLiked ? .white : .primary)
        .frame(width: 120, height: 108)
    }
    .style { $0.lineWidth = 3 }
    .colors([\.fill: isLiked ? .accentColor : .clear, \.lineColor: .accentColor])
  }
}

/// Any `Shape` of SwiftUI will do.
struct Heart: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    var path = Path()
    path.move(to: point(0.5, 1))
    path.addCurve(to: point(0, 0.3), control1: point(0.3, 0.8), control2: point(0, 0.55))
    path.addCurve(to: point(0.5, 0.2), control1: point(0, 0), control2: point(0.4, -0.1))
    path.addCurve(to: point(1, 0.3), control1: point(0.6, -0.1), control2: point(1, 0))
    path.addCurve(to: point(0.5, 1), control1: point(1, 0.55), control2: point(0.7, 0.8))
    path.closeSubpath()
    return path
  }
}
