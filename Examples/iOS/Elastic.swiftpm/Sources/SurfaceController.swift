import ElasticApple
import UIKit

final class SurfaceController: UIViewController {
  private let surface = ElasticSurfaceView(frame: .zero)
  private let header = UILabel(frame: .zero)
  private lazy var motion = ElasticProperties(of: header)

  override func viewDidLoad() {
    super.viewDidLoad()
    surface.frame = view.bounds
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surface.style.profile = .smooth
    surface.maximumWave = 80
    surface.onSettle = { print("at rest") }
    view.addSubview(surface)
    surface.headerView = header
    let events = surface.events
    Task { [weak self] in
      for await event in events where event == .settled {
        self?.motion.animate(.snappy) { $0.alpha = 1 }
      }
    }
  }
}
