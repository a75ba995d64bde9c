import ElasticApple
import UIKit

/// An edge over a page: pull it down and let go.
final class ViewController: UIViewController {
  private let edge = ElasticSurfaceView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private var bounces = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.textAlignment = .center
    label.text = "Pull the edge"
    edge.frame = view.bounds
    edge.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    edge.showsControlPoints = true
    edge.contentView = label
    edge.onSettle = { [weak self] in self?.bounced() }
    view.addSubview(edge)
  }

  private func bounced() {
    bounces += 1
    label.text = "Bounced \(bounces) times"
  }
}
