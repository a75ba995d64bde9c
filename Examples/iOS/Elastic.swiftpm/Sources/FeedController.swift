import ElasticApple
import UIKit

/// A list whose work ends with it, and that loads more by itself as its end comes near.
final class FeedController: UIViewController {
  private let table = UITableView(frame: .zero)
  private let refresh = ElasticRefreshControl(end: .top)
  private let more = ElasticRefreshControl(end: .bottom)
  private var work: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    view.addSubview(table)
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    refresh.onCancel = { [weak self] in self?.work?.cancel() }
    more.loadsAutomatically = true
    more.automaticDistance = 200
    more.addTarget(self, action: #selector(loadMore), for: .valueChanged)
    table.elasticRefreshControl = refresh
    table.elasticLoadMoreControl = more
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    refresh.cancelRefreshing()
  }

  @objc private func reload() {
    work = Task {
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      if Task.isCancelled { return }
      table.reloadData()
      more.hasMoreData = true
      refresh.endRefreshing()
    }
  }

  @objc private func loadMore() { more.endRefreshingWithNoMoreData() }
}
