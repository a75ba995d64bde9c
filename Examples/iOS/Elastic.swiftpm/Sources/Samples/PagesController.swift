import ElasticApple
import UIKit

/// A table that loads a page whenever its end comes near. A page that fails leaves a row that tries again.
final class PagesController: UITableViewController {
  private let more = ElasticRefreshControl(end: .bottom)
  private let caption = UILabel(frame: .zero)
  private var rows = (1...20).map { "Row \($0)" }
  private var hasFailed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    caption.textAlignment = .center
    // Your own view instead of the circle.
    more.indicatorView = caption
    more.onIndicator = { [weak self] progress, isBusy in
      self?.caption.text = isBusy ? "…" : progress < 1 ? "↑" : "↓"
    }
    more.loadsAutomatically = true
    more.automaticDistance = 300
    more.addTarget(self, action: #selector(loadMore), for: .valueChanged)
    tableView.elasticLoadMoreControl = more
  }

  @objc private func loadMore() {
    Task {
      let page = try? await fetchRows(after: rows.count)
      rows += page ?? []
      hasFailed = page == nil
      tableView.reloadData()
      if page?.isEmpty == true {
        more.endRefreshingWithNoMoreData()
      } else {
        more.endRefreshing()
      }
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == rows.count else { return }
    // Shows the indicator, but sends no action.
    more.beginRefreshing()
    loadMore()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count + (hasFailed ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.row < rows.count ? rows[indexPath.row] : "Not loaded. Try again"
    cell.contentConfiguration = content
    return cell
  }
}

/// In an app this asks a server.
private func fetchRows(after count: Int) async throws -> [String] {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  return count < 100 ? (count + 1...count + 20).map { "Row \($0)" } : []
}
