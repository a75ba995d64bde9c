import ElasticApple
import UIKit

/// Step 1: a sheet with a straight edge, 50 points deep.
final class FlatSheet: UIView {
  private let sheet = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sheet.fillColor = UIColor(red: 57 / 255, green: 67 / 255, blue: 89 / 255, alpha: 1).cgColor
    layer.addSublayer(sheet)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0.0, y: 50.0))
    path.addLine(to: CGPoint(x: bounds.width, y: 50))
    path.addLine(to: CGPoint(x: bounds.width, y: 0))
    path.closeSubpath()
    sheet.path = path
  }
}
