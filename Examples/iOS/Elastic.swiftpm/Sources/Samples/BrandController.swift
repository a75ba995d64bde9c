import ElasticApple
import UIKit

extension UIColor {
  /// A colour of the asset catalogue, with one value for light mode and another for dark mode.
  fileprivate static var brand: UIColor { UIColor(named: "Brand") ?? .systemBlue }
}

/// The app's own colour, in light mode and in dark mode.
final class BrandController: UIViewController {
  private let balloon = MessageBalloonView(frame: CGRect(x: 20, y: 120, width: 100, height: 80))
  private let like = ElasticShapeView(frame: CGRect(x: 20, y: 240, width: 160, height: 56))
  private let menu = FlowingMenuTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // The colour of the role `.tint`, which is the default fill of the like button and of a pull.
    view.tintColor = .brand
    menu.color = .brand
    menu.menuBackgroundColor = .brand

    // A property of type `UIColor` follows light mode and dark mode.
    balloon.color = .systemGray5
    balloon.lineWidth = 0
    balloon.dotColor = .brand

    // A setting is a paint: a role, which follows them too, or a fixed colour.
    like.style = .button
    like.style.lineColor = .role(.label)
    menu.style.backdrop = .color(ElasticColor(red: 0, green: 0, blue: 0, alpha: 0.5))

    for child in [balloon, like] { view.addSubview(child) }
    menu.attach(to: self) { UIViewController() }
  }
}
