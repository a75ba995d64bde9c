// The code of ElasticApple's comments, in functions and views of what it leaves to its reader. `Scripts/typecheck-apple.sh`
// compiles it; check-apple.py looks for each block of the comments here, or in MacSamples.
import AVFoundation
import ElasticApple
import ElasticCore
import SwiftUI
import UIKit

@MainActor
func valueOfAView(_ card: UIView, _ home: CGPoint, _ pan: UIPanGestureRecognizer, in view: UIView) {
  let place = ElasticValue(\.center, of: card)
  place.animate(to: home, velocity: Vector2D(pan.velocity(in: view)))
}

@MainActor
func pose(of card: UIView, _ home: CGPoint) {
  let pose = ElasticTransform(of: card)
  pose.scale.animate(to: 1.1)
  pose.rotation.animate(to: 0.2, velocity: 3)

  let motion = ElasticProperties(of: card)
  motion.animate(.snappy) {
    $0.center = home
    $0.alpha = 1
  }
}

final class RefreshingController: UITableViewController {
  override func viewDidLoad() {
    let refresh = ElasticRefreshControl()
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    tableView.elasticRefreshControl = refresh
  }

  @objc func reload() {}
}

@MainActor
func refresh(_ shelf: UIScrollView) {
  shelf.elasticRefreshControl = ElasticRefreshControl(end: .left)
  shelf.elasticLoadMoreControl = ElasticRefreshControl(end: .right)
}

final class MenuController: UIViewController {}

final class FoldersController: UIViewController {}

@MainActor
func root(_ navigation: UIViewController) -> UIViewController {
  let root = FlowingMenuController(content: navigation, menu: MenuController())
  return root
}

final class TransitionController: UIViewController {
  override func viewDidLoad() {
    let transition = FlowingMenuTransition()
    transition.attach(to: self) { FoldersController() }
  }
}

struct Again: View {
  @Environment(\.elasticRefresh) private var refresh

  var body: some View {
    Button("Try again") { Task { await refresh?() } }
  }
}

struct MessagePage: View {
  var body: some View { Text("Message") }
}

struct MessageViews: View {
  let isTyping: Bool, lyrics: Lyrics, player: AVPlayer, messages: [String]

  var body: some View {
    NavigationLink("Message") { MessagePage().flowingMenuDisabled() }
    if isTyping { MessageBalloon().transition(.elastic) }
    LyricBall(lyrics: lyrics, player: player).seeksOnTap()
    ElasticSurface()
      .style { $0.minimumHeight = 96 }
      .content {
        List(messages, id: \.self) { Text($0) }
      } header: {
        Text("Messages")
      }
  }
}

struct Shapes: View {
  @State private var likes = 0
  @State private var isOpen = false
  @State private var place = 0.0
  let home = 1.0, frame = CGRect(x: 0, y: 0, width: 1, height: 1)

  static let brand: ElasticColors<ShapeMotion.Style> = [\.fill: .mint, \.lineColor: .primary]

  func like() {}

  func move() {
    withAnimation(.elastic) { isOpen.toggle() }
    withAnimation(.elastic(.snappy, initialVelocity: 4)) { place = home }
  }

  var body: some View {
    Button("Like") { likes += 1 }
      .buttonStyle(.elastic)
    ElasticShape(Capsule(), action: like) { Text("Like").padding() }
    ElasticShape().onActivate { likes += 1 }.frame(width: 160, height: 56)
    Toolbar().elasticShapeStyle(.jelly)
    ElasticShape(path: BezierPath(Path { $0.addEllipse(in: frame) }))
    MessageBalloon().elasticTint(.mint)
  }
}

struct Toolbar: View {
  var body: some View { Text("") }
}

@MainActor
func still() -> some View {
  var balloon = BalloonMotion()
  balloon.perform(.start, at: 0)
  balloon.advance(to: 0.4)
  return
    ElasticStill(balloon).frame(width: 100, height: 100)
}

struct Surfaces: View {
  @State private var inset = 0.0
  let content = Text(""), rows = Text(""), messages = [""]

  var body: some View {
    ZStack {
      content
      ElasticSurface().style { $0.maximumWave = 80 }
    }
    List { rows }.padding(.top, inset)
    ElasticSurface().onInset { inset = $0 }
    ElasticSurface()
      .content { List(messages, id: \.self) { Text($0) } }
  }
}

struct MenuButton: View {
  @Environment(\.flowingMenu) private var menu
  var body: some View {
    Button("Folders") { menu.toggle() }
  }
}

struct Playing: View {
  struct Player { var time = 0.0, isPlaying = false }
  struct Contact { var isTyping = false }
  let lyrics = Lyrics(), player = Player(), contact = Contact()

  var body: some View {
    LyricBall(lyrics: lyrics, time: player.time, isPlaying: player.isPlaying)
    MessageBalloon(isTyping: contact.isTyping)
      .frame(width: 100, height: 100)
    MessageBalloon().shape(Capsule()).colors([\.fill: .mint])
  }
}

@MainActor
struct Store {
  var isLoading = false
  let hasMore = true
  func reload() async {}
  func loadMore() async {}
}

struct Messages: View {
  @State private var store = Store()
  @State private var isMenuOpen = false
  let messages = [""]

  var body: some View {
    List(messages, id: \.self) { Text($0) }
      .elasticRefreshable { await store.reload() }
    Text("")
      .elasticRefreshable {
        await store.reload()
      } indicator: { progress, isBusy in
        Text(isBusy ? "Loading" : "Pull").opacity(progress)
      }
    Text("")
      .elasticRefreshable(isRefreshing: $store.isLoading)
    List(messages, id: \.self) { Text($0) }
      .elasticLoadMore(hasMore: store.hasMore) { await store.loadMore() }
    Inbox()
      .flowingMenu(isPresented: $isMenuOpen, edge: .start) { Folders() }
  }
}

struct Inbox: View {
  var body: some View { Text("") }
}

struct Folders: View {
  var body: some View { Text("") }
}
