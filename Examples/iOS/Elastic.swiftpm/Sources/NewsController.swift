import ElasticApple
import UIKit

final class NewsController: UIViewController {
  let table = UITableView(frame: .zero)
  let refresh = ElasticRefreshControl(end: .top)
  let more = ElasticRefreshControl(end: .bottom)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    refresh.spokenLabel = "Fetch the news"
    refresh.tintColor = .label
    refresh.style.triggerOffset = 80
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    table.elasticRefreshControl = refresh
    table.elasticLoadMoreControl = more
  }

  @objc private func reload() {
    Task {
      try await Task.sleep(nanoseconds: 2_000_000_000)
      table.reloadData()
      refresh.endRefreshing()
    }
  }
}
