import ElasticApple
import SwiftUI

/// Tabs under a drawer, which a drag opens on the first page of the first tab only.
struct TabsView: View {
  @State private var isOpen = false
  @State private var folder = "Inbox"

  var body: some View {
    TabView {
      NavigationStack {
        FolderPage(folder: folder)
      }
      .tabItem { Text("Mail") }
      Text("Settings").flowingMenuDisabled()
        .tabItem { Text("Settings") }
    }
    // Around the tabs, because inside one of them it would lie under the tab bar.
    .flowingMenu(isPresented: $isOpen) { FolderMenu(folder: $folder) }
  }
}

private struct FolderPage: View {
  @Environment(\.flowingMenu) private var menu
  let folder: String

  var body: some View {
    List {
      NavigationLink {
        Text("A message").flowingMenuDisabled()
      } label: {
        Text("A message")
      }
    }
    .navigationTitle(folder)
    .toolbar { Button("Folders") { menu.toggle() } }
  }
}

private struct FolderMenu: View {
  @Environment(\.flowingMenu) private var menu
  @Binding var folder: String

  var body: some View {
    List {
      ForEach(["Inbox", "Sent", "Drafts"], id: \.self) { name in
        Button(name) {
          folder = name
          menu.close()
        }
      }
    }
  }
}
