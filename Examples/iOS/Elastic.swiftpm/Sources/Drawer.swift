import ElasticApple
import SwiftUI

/// A page that its menu pushes aside. The page opens the menu, and a folder that is chosen closes it.
struct Drawer: View {
  @State private var isOpen = false
  @State private var progress = 0.0
  @State private var folder = "Inbox"

  var body: some View {
    DrawerPage(folder: folder)
      .offset(x: 40 * progress)
      .flowingMenu(isPresented: $isOpen, progress: $progress, colors: [\.fill: .accentColor]) {
        DrawerFolders(folder: $folder)
      }
  }
}

private struct DrawerPage: View {
  @Environment(\.flowingMenu) private var menu
  let folder: String

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text(folder).frame(maxWidth: .infinity, maxHeight: .infinity)
      Button(menu.isOpen ? "Close" : "Folders") { menu.toggle() }
    }
  }
}

private struct DrawerFolders: View {
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
