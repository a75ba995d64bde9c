import ElasticApple
import SwiftUI

struct Header: View {
  @State private var bounces = 0

  var body: some View {
    ElasticSurface()
      .style { $0.profile = .smooth }
      .onSettle { bounces += 1 }
      .content { Text("Bounced \(bounces) times") }
  }
}
