import ElasticApple
import UIKit

/// Tabs in a container with a menu, which a drag opens on the first page of a tab only.
final class TabsController: UITabBarController {
  /// The root of the app's window.
  static func makeRoot() -> FlowingMenuController {
    let drawer = FlowingMenuController(content: TabsController(), menu: UIViewController())
    drawer.style.maximumWidth = 320
    return drawer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = ["Mail", "Calendar"].map { name in
      let page = UIViewController()
      page.title = name
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Menu", style: .plain, target: self, action: #selector(toggleMenu))
      let navigation = UINavigationController(rootViewController: page)
      navigation.delegate = self
      return navigation
    }
  }

  @objc private func toggleMenu() { flowingMenuController?.isMenuOpen.toggle() }

  private func followPage() {
    let navigation = selectedViewController as? UINavigationController
    flowingMenuController?.isMenuEnabled = navigation?.viewControllers.count == 1
  }
}

extension TabsController: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { followPage() }
}

extension TabsController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { followPage() }
}
