// Sixteen short pieces of app code, as developers wrote them who knew the documentation only. `Scripts/typecheck-apple.sh` compiles them in
// the modes that new and old projects have.
import AVFoundation
import ElasticApple
import SwiftUI
import UIKit

// 1. A header that bends, with its title in it.
struct BendingHeader: View {
  var body: some View {
    ElasticSurface()
      .style { $0.minimumHeight = 96 }
      .content {
        Text("Posts")
      } header: {
        Text("Title").foregroundColor(.white)
      }
  }
}

// 2. A button with a white label and a brand colour.
@MainActor
func makeButton() -> ElasticShapeView {
  let like = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 160, height: 56))
  like.style = .button
  like.color = .systemBlue
  like.style.lineColor = .color(.white)
  return like
}

// 3. A shape with a path of the app's.
@MainActor
func makeOval() -> ElasticShapeView {
  let shape = ElasticShapeView(frame: .zero)
  shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 60))
  return shape
}

// 4. A list that is refreshed by a pull and by a button in it.
struct RefreshedList: View {
  let load: @MainActor @Sendable () async -> Void

  var body: some View {
    List { AgainButton() }
      .elasticRefreshable(action: load)
      .elasticLoadMore(automaticDistance: 300, action: load)
  }
}

private struct AgainButton: View {
  @Environment(\.elasticRefresh) private var refresh

  var body: some View {
    Button("Try again") { Task { await refresh?() } }
  }
}

// 5. A table that is refreshed, by the control of a brand.
final class RefreshedTable: UITableViewController {
  private let refresh = BrandRefresh(end: .top)

  override func viewDidLoad() {
    super.viewDidLoad()
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    tableView.elasticRefreshControl = refresh
  }

  private func reload() { refresh.endRefreshing(.succeeded, saying: "3 new letters") }
}

final class BrandRefresh: ElasticRefreshControl {
  override init(end: End) {
    super.init(end: end)
    color = .systemGray5
    indicatorColor = .label
    attributedTitle = NSAttributedString(string: "Updated 10:42")
  }

  required init?(coder: NSCoder) { nil }
}

// 6. A menu that is presented, from code.
final class DrawerPage: UIViewController, FlowingMenuTransitionDelegate {
  private let drawer = FlowingMenuTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.color = .systemBlue
    drawer.delegate = self
    drawer.attach(to: self) { UIViewController() }
  }

  func show() async {
    if await drawer.open() { print("open") }
    await drawer.close()
  }

  func flowingMenuDidClose(_ transition: FlowingMenuTransition) { print("closed") }
}

// 7. A menu around the app, which a page opens.
final class PageInADrawer: UIViewController {
  func choose() async {
    flowingMenuController?.isMenuEnabled = true
    await flowingMenuController?.openMenu()
  }
}

// 8. A drawer in SwiftUI, off on pages that are pushed.
struct DrawerView: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      NavigationLink("Message") { Text("Message").flowingMenuDisabled() }
    }
    .flowingMenu(isPresented: $isOpen, colors: [\.fill: .accentColor]) { Text("Folders") }
  }
}

// 9. A song that goes with a player, in SwiftUI.
struct Song: View {
  let lyrics: Lyrics
  let player: AVPlayer

  var body: some View { LyricBall(lyrics: lyrics, player: player).seeksOnTap().reading(.words) }
}

// 10. A card that a finger throws.
final class ThrownCard: UIViewController {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  private lazy var place = ElasticValue(\.center, of: card)

  func throwHome(_ velocity: CGPoint) async {
    await place.animate(to: CGPoint(x: 200, y: 300), velocity: Vector2D(velocity))
  }
}

// 11. A page whose colour springs.
final class ColoredPage: UIViewController {
  private lazy var color = ElasticValue(\.backgroundColor, of: view)

  func change() { color.animate(to: .systemBlue) }
}

// 12. Scale and rotation of one view, and several properties after a delay.
@MainActor
final class Pose {
  private let pose: ElasticTransform
  private let motion: ElasticProperties<UIView>

  init(_ card: UIView) {
    pose = ElasticTransform(of: card)
    motion = ElasticProperties(of: card)
  }

  func lift() {
    pose.scale.animate(to: 1.2)
    pose.rotation.animate(to: 0.1)
    motion.animate(.snappy, after: 0.2) {
      $0.alpha = 1
      $0.center.x = 100
    }
  }
}

// 13. What a surface does, as a sequence.
@MainActor
func count(_ surface: ElasticSurfaceView) async -> Int {
  var count = 0
  for await event in surface.events where event == .settled { count += 1 }
  return count
}

// 14. A constant set of colours.
let brandColors: ElasticColors<ShapeMotion.Style> = [\.fill: .accentColor, \.lineColor: .primary]

struct BrandShape: View {
  var body: some View { ElasticShape().colors(brandColors) }
}

// 15. A typing indicator that comes and goes, and says who writes.
struct Typing: View {
  let writers: [String]

  var body: some View {
    VStack { if !writers.isEmpty { MessageBalloon().writers(writers).transition(.elastic) } }
  }
}

// 16. One feel for a part of an app.
struct Feel: View {
  var body: some View { ElasticSurface().elasticSurfaceStyle(.classic).lyricBallStyle(.classic) }
}
