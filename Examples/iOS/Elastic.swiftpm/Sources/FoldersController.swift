import ElasticApple
import UIKit

/// A page whose menu is pulled out of its start edge.
final class FoldersController: UIViewController {
  private let transition = FlowingMenuTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    transition.style.fill = .role(.tint)
    transition.attach(to: self) { FolderList() }
  }
}

final class FolderList: UIViewController {
  private let table = UITableView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }
}
