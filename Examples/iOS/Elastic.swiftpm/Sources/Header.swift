import ElasticApple
import SwiftUI

struct Header: View {
  @State private var bounces = 0

  var body: some View {
    ZStack {
      Text("Bounced \(bounces) times")
      ElasticSurface()
        .style { $0.profile = .smooth }
        .onSettle { bounces += 1 }
    }
  }
}
