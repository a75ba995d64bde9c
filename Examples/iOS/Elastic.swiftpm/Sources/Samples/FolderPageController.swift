import ElasticApple
import UIKit

/// A table that presents a menu. Show it in a `UINavigationController`.
final class FolderPageController: UITableViewController {
  /// Kept as long as the page.
  private let menu = FlowingMenuTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Folders", style: .plain, target: self, action: #selector(openMenu))
    menu.style.maximumWidth = 320
    // To the navigation controller, because the table's own view scrolls.
    guard let navigationController else { return }
    menu.attach(to: navigationController) { [weak self] in
      FolderListController { self?.title = $0 }
    }
  }

  @objc private func openMenu() { menu.open() }

  // A drag opens it on this page, but not on pages that are pushed.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    menu.isMenuEnabled = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    menu.isMenuEnabled = false
  }
}

private final class FolderListController: UITableViewController {
  private let folders = ["Inbox", "Sent", "Drafts"]
  private let onChoice: (String) -> Void

  init(onChoice: @escaping (String) -> Void) {
    self.onChoice = onChoice
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    folders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = folders[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice(folders[indexPath.row])
    dismiss(animated: true)
  }
}
