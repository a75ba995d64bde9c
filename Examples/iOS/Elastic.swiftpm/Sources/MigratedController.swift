import ElasticApple
import UIKit

/// A screen that was written for DGElasticPullToRefresh, FlowingMenu and MessageBalloon.
final class MigratedController: UIViewController {
  private let transition = FlowingMenuTransition()
  private let balloon = MessageBalloonView(frame: .zero)
  private let table = UITableView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    view.addSubview(table)
    setUpRefresh(of: table)
    setUpMenu()
    setUpBalloon()
  }

  private func setUpRefresh(of table: UITableView) {
    let refresh = ElasticRefreshControl(end: .top)
    refresh.tintColor = UIColor(red: 57 / 255, green: 67 / 255, blue: 89 / 255, alpha: 1)
    refresh.style.background = .role(.background)
    refresh.style.indicatorColor = .role(.onTint)
    refresh.addTarget(self, action: #selector(pulled), for: .valueChanged)
    table.elasticRefreshControl = refresh
  }

  private func setUpMenu() {
    transition.style.edge = .left
    transition.style.widthShare = 2.0 / 3
    transition.style.fill = .role(.tint)
    transition.attach(to: self) { NewsController() }
  }

  private func setUpBalloon() {
    balloon.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
    balloon.lineWidth = 5
    balloon.color = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    balloon.dotColor = .label
    view.addSubview(balloon)
    balloon.stopAnimating()
  }

  @objc private func pulled() {
    table.reloadData()
    table.elasticRefreshControl?.endRefreshing()
  }
}
