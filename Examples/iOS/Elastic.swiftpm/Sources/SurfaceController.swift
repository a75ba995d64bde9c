import ElasticApple
import UIKit

final class SurfaceController: UIViewController {
  private let surface = ElasticSurfaceView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    surface.frame = view.bounds
    surface.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surface.style.profile = .smooth
    surface.maximumWave = 80
    surface.onSettle = { print("at rest") }
    view.addSubview(surface)
  }
}
