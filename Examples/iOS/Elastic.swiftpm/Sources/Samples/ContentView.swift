import ElasticApple
import SwiftUI

/// An edge over a page: pull it down and let go.
struct ContentView: View {
  @State private var bounces = 0

  var body: some View {
    ElasticSurface()
      .style { $0.showsControlPoints = true }
      .onSettle { bounces += 1 }
      .content {
        VStack {
          Text("Bounced \(bounces) times")
          Button("Start again") { bounces = 0 }
            .buttonStyle(.elastic)
        }
      }
  }
}
