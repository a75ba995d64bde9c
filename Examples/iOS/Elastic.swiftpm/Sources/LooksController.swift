import ElasticApple
import UIKit

/// A shape that is shown as selected after every second tap.
final class LooksController: UIViewController {
  private let star = ElasticShapeView(frame: CGRect(x: 20, y: 120, width: 80, height: 80))

  /// For all shapes of the app, before the first is shown.
  static func setLooks() {
    ElasticShapeView.appearance().lineWidth = 2
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    star.highlightedColor = .label
    star.selectedColor = view.tintColor
    star.addTarget(self, action: #selector(starred), for: .primaryActionTriggered)
    view.addSubview(star)
  }

  @objc private func starred() { star.isSelected.toggle() }

  /// A name from a settings file.
  func apply(_ preset: String) throws {
    try star.usePreset(named: preset)
    print(star.motionState, star.progress)
  }
}
