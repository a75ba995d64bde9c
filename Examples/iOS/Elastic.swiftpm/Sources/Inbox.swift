import ElasticApple
import SwiftUI

struct Inbox: View {
  @State private var messages = ["Pull me down"]
  @State private var isMenuOpen = false

  var body: some View {
    List {
      ForEach(messages, id: \.self) { Text($0) }
    }
    .elasticRefreshable {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      messages.append("Message \(messages.count + 1)")
    }
    .flowingMenu(isPresented: $isMenuOpen, edge: .start) {
      Text("Folders")
    }
  }
}
