import ElasticApple
import UIKit

final class ChatController: UIViewController {
  private let balloon = MessageBalloonView(frame: CGRect(x: 20, y: 120, width: 100, height: 100))
  private let like = ElasticShapeView(frame: CGRect(x: 20, y: 260, width: 160, height: 56))

  override func viewDidLoad() {
    super.viewDidLoad()
    like.style = .button
    like.spokenLabel = "Like"
    like.addTarget(self, action: #selector(liked), for: .primaryActionTriggered)
    view.addSubview(balloon)
    view.addSubview(like)
  }

  @objc private func liked() {
    if balloon.isAnimating { balloon.stopAnimating() } else { balloon.startAnimating() }
  }
}
