import ElasticApple
import UIKit

/// A table under a large title that is refreshed, and pushes its messages. Show it in a `UINavigationController`.
final class MailController: UITableViewController {
  private let refresh = ElasticRefreshControl(end: .top)
  private var work: Task<Void, Never>?
  private var messages = ["Pull me down"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
    refresh.onCancel = { [weak self] in self?.work?.cancel() }
    tableView.elasticRefreshControl = refresh
  }

  @objc private func reload() {
    work = Task {
      do {
        messages = try await fetchMail()
        title = "Mail"
        // First the rows, then the end, so that the list slides back over its new rows.
        tableView.reloadData()
      } catch {
        // After a cancel the control has ended already, and may load again by now.
        if Task.isCancelled { return }
        title = "Mail (offline)"
      }
      refresh.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = messages[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }
}

/// In an app this asks a server.
private func fetchMail() async throws -> [String] {
  try await Task.sleep(nanoseconds: 2_000_000_000)
  return (1...30).map { "Message \($0)" }
}
