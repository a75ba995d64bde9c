import ElasticApple
import UIKit

/// Step 2, with the control points shown.
final class BentSheet: UIView {
  private let sheet = CAShapeLayer()
  private let dots = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    sheet.fillColor = UIColor(red: 57 / 255, green: 67 / 255, blue: 89 / 255, alpha: 1).cgColor
    dots.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    dots.lineWidth = 3
    layer.addSublayer(sheet)
    layer.addSublayer(dots)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(base: 82, wave: 48, crest: Double(bounds.width) / 3)
  }

  /// The edge with a flat part `base` deep, and a wave `wave` high at `crest`.
  func show(base: Double, wave: Double, crest: Double) {
    let shape = WaveShape(
      base: base, wave: wave, crest: crest, length: Double(bounds.width), profile: .classic)
    let points = (0..<WaveShape.controlPointCount).map { index in
      let point = shape.controlPoint(index)
      return CGPoint(x: point.x, y: point.y)
    }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: points[0].y))
    path.addCurve(to: points[2], control1: points[0], control2: points[1])
    path.addCurve(to: points[4], control1: points[3], control2: points[4])
    path.addCurve(to: points[6], control1: points[4], control2: points[5])
    path.addLine(to: CGPoint(x: bounds.width, y: 0))
    path.closeSubpath()
    // A line three points wide and three long.
    let squares = CGMutablePath()
    for point in points {
      squares.move(to: CGPoint(x: point.x - 1.5, y: point.y))
      squares.addLine(to: CGPoint(x: point.x + 1.5, y: point.y))
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sheet.path = path
    dots.path = squares
    CATransaction.commit()
  }
}
