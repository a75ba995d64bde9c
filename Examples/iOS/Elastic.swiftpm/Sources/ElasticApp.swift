import ElasticApple
import SwiftUI
import UIKit

@main
struct ElasticApp: App {
  init() { LooksController.setLooks() }

  var body: some Scene {
    WindowGroup { Screens() }
  }
}

/// Every screen there is, by name.
struct Screens: View {
  private let lyrics = (try? Lyrics("Hop over every word".utf8)) ?? Lyrics()

  var body: some View {
    NavigationView {
      List {
        NavigationLink("The documentation's samples", destination: Samples())
        NavigationLink("Feed", destination: Feed())
        NavigationLink("Drawer", destination: Drawer())
        NavigationLink("Chat", destination: Chat())
        NavigationLink("Karaoke", destination: Karaoke(lyrics: lyrics, time: 0))
        NavigationLink("Surface", destination: Header())
        NavigationLink("Refresh and menu", destination: Inbox())
        NavigationLink("Bounce view: bent", destination: Hosted { PulledSheet() })
        NavigationLink("Bounce view: springs", destination: Hosted { SpringingSheet() })
        NavigationLink("Bounce view: the kit's", destination: BounceView())
        NavigationLink("Springs", destination: Toggles())
        NavigationLink("UIKit: springs", destination: Hosted { CardController() })
        NavigationLink("UIKit: surface", destination: Hosted { SurfaceController() })
        NavigationLink("UIKit: menu", destination: Hosted { FoldersController() })
        NavigationLink("UIKit: surface and menu", destination: Hosted { RootController() })
        NavigationLink("UIKit: container", destination: Hosted(make: RootController.withMenu))
        NavigationLink("UIKit: refresh, load more", destination: Hosted { NewsController() })
        NavigationLink("UIKit: balloon and shape", destination: Hosted { ChatController() })
        NavigationLink("UIKit: lyric ball", destination: Hosted { SongController() })
        NavigationLink("UIKit: feed", destination: Hosted { FeedController() })
        NavigationLink("UIKit: looks", destination: Hosted { LooksController() })
        NavigationLink("UIKit: labels to sing", destination: Hosted { SingAlongController() })
        NavigationLink("UIKit: moved here", destination: Hosted { MigratedController() })
      }
    }
  }
}

/// The whole files that the documentation shows.
private struct Samples: View {
  var body: some View {
    List {
      NavigationLink("ContentView", destination: ContentView())
      if #available(iOS 17, *) { NavigationLink("PostsView", destination: PostsView()) }
      NavigationLink("BrandView", destination: BrandView())
      NavigationLink("TabsView", destination: TabsView())
      NavigationLink("LikeView", destination: LikeView())
      NavigationLink("ViewController", destination: Hosted { ViewController() })
      NavigationLink("MailController", destination: Hosted(make: inNavigation(MailController.init)))
      NavigationLink("PagesController", destination: Hosted { PagesController() })
      NavigationLink("BrandController", destination: Hosted { BrandController() })
      NavigationLink(
        "FolderPageController", destination: Hosted(make: inNavigation(FolderPageController.init)))
      NavigationLink("TabsController", destination: Hosted(make: TabsController.makeRoot))
      NavigationLink("ConversationController", destination: Hosted { ConversationController() })
      NavigationLink("PlayerController", destination: Hosted { PlayerController() })
      NavigationLink("PanelController", destination: Hosted { PanelController() })
    }
  }

  private func inNavigation(
    _ make: @escaping @MainActor () -> UIViewController
  ) -> () -> UINavigationController {
    { UINavigationController(rootViewController: make()) }
  }
}

/// A view controller as a screen.
private struct Hosted<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: () -> Controller

  func makeUIViewController(context: Context) -> Controller { make() }

  func updateUIViewController(_ controller: Controller, context: Context) {}
}
