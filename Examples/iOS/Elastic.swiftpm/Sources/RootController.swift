import ElasticApple
import UIKit

final class RootController: UIViewController {
  private let surface = ElasticSurfaceView(frame: .zero)
  private let transition = FlowingMenuTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    surface.frame = view.bounds
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surface.maximumWave = 80
    surface.onSettle = { print("at rest") }
    view.addSubview(surface)
    transition.attach(to: self) { NewsController() }
  }

  private static let listener = DrawerListener()

  static func withMenu() -> FlowingMenuController {
    let root = FlowingMenuController(content: RootController(), menu: NewsController())
    root.style.edge = .end
    root.onRest = { isOpen in print(isOpen ? "open" : "closed") }
    root.setMenuOpen(true, animated: false) { isThere in print(isThere ? "there" : "elsewhere") }
    root.delegate = listener
    return root
  }
}
