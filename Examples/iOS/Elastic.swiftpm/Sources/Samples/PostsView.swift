import ElasticApple
import Observation
import SwiftUI

/// What the list shows, and what loads it.
@available(iOS 17, *)
@MainActor @Observable
final class PostStore {
  private(set) var posts: [String] = []
  private(set) var problem: String?
  private(set) var hasMore = true
  /// True at first, so that the list loads as soon as it appears.
  var isRefreshing = true
  var isLoadingMore = false

  func refresh() async { await load(after: 0) }

  func loadMore() async { await load(after: posts.count) }

  private func load(after count: Int) async {
    do {
      let page = try await fetchPosts(after: count)
      posts = posts.prefix(count) + page
      hasMore = !page.isEmpty
      problem = nil
    } catch {
      // The work is cancelled when the list disappears. That is no error.
      if !Task.isCancelled { problem = "Not loaded. Try again" }
    }
  }
}

/// A list under a large title that is refreshed, loads more, and can be searched.
@available(iOS 17, *)
struct PostsView: View {
  @State private var store = PostStore()
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown, id: \.self) { post in
          NavigationLink {
            Text(post)
          } label: {
            Text(post)
          }
        }
        if let problem = store.problem {
          Button(problem) { store.isLoadingMore = true }
        }
      }
      .navigationTitle("Posts")
      .searchable(text: $query, prompt: "Search")
      .elasticRefreshable(isRefreshing: $store.isRefreshing) { await store.refresh() }
      .elasticLoadMore(hasMore: store.hasMore && query.isEmpty, isLoading: $store.isLoadingMore) {
        await store.loadMore()
      }
    }
  }

  private var shown: [String] { store.posts.filter { query.isEmpty || $0.contains(query) } }
}

/// In an app this asks a server.
private func fetchPosts(after count: Int) async throws -> [String] {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  return (count..<max(count, min(count + 20, 60))).map { "Post \($0 + 1)" }
}
