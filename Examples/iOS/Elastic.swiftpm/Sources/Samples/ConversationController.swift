import ElasticApple
import UIKit

/// Messages, and a balloon in the last row while the other person types.
final class ConversationController: UITableViewController {
  private var messages = ["Are you there?", "Yes!"]
  private var isTyping = true

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.register(TypingCell.self, forCellReuseIdentifier: "typing")
  }

  /// The app's connection calls this.
  func receive(_ message: String) {
    messages.append(message)
    isTyping = false
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count + (isTyping ? 1 : 0)
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.row < messages.count else {
      return tableView.dequeueReusableCell(withIdentifier: "typing", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath.row < messages.count ? 44 : 76
  }
}

private final class TypingCell: UITableViewCell {
  private let balloon = MessageBalloonView(frame: CGRect(x: 16, y: 8, width: 80, height: 60))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    // It types from the beginning, and takes no frames while its row is out of sight.
    balloon.color = .systemGray5
    balloon.lineWidth = 0
    balloon.dotColor = .systemGray
    contentView.addSubview(balloon)
  }

  required init?(coder: NSCoder) { nil }
}
