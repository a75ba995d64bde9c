import ElasticApple
import SwiftUI

/// Step 5: all of that, and what the steps left out, is a view of the kit.
struct BounceView: View {
  @State private var bounces = 0

  var body: some View {
    ElasticSurface()
      .style { $0.showsControlPoints = true }
      .onSettle { bounces += 1 }
      .content { Text("Bounced \(bounces) times") }
  }
}
