import ElasticApple
import SwiftUI

/// A feed that is refreshed at its top and loads more at its end, until there is no more.
struct Feed: View {
  @State private var posts = (1...10).map { "Post \($0)" }
  @State private var isRefreshing = false

  var body: some View {
    List {
      ForEach(posts, id: \.self) { Text($0) }
    }
    .elasticRefreshable(isRefreshing: $isRefreshing) {
      // Cancelled, it ends with nothing changed.
      guard (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else { return }
      posts = (1...10).map { "Post \($0)" }
    } indicator: { progress, isBusy in
      Text(isBusy ? "…" : progress < 1 ? "↓" : "↑")
    }
    .elasticLoadMore(hasMore: posts.count < 40, colors: [\.fill: .accentColor]) {
      guard (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil else { return }
      posts += (posts.count + 1...posts.count + 10).map { "Post \($0)" }
    }
  }
}
