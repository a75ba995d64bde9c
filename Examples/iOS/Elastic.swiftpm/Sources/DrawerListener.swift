import ElasticApple
import UIKit

/// Is told as a drawer opens and closes, and gives it another page.
final class DrawerListener: NSObject, FlowingMenuControllerDelegate {
  func flowingMenuWillOpen(_ controller: FlowingMenuController) {
    controller.content.view.endEditing(true)
  }

  func flowingMenuDidClose(_ controller: FlowingMenuController) {
    print("closed")
  }

  func show(_ page: UIViewController, in drawer: FlowingMenuController) {
    drawer.content = page
    drawer.closeMenu()
  }
}
