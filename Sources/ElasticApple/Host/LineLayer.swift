#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A line of text, which is measured and rasterised anew only if its letters, size, weight, colour or scale change,
/// not when it moves.
final class LineLayer: CATextLayer {
  private var text: [UInt8] = []
  private var size = 0.0
  private var weight = TextRun.Weight.regular
  private var color: ElasticColor?
  private var ascent: CGFloat = 0

  func take(_ text: ArraySlice<UInt8>, _ run: TextRun, color: ElasticColor, scale: CGFloat) {
    if !self.text.elementsEqual(text) || size != run.size || weight != run.weight {
      (self.text, size, weight) = (Array(text), run.size, run.weight)
      setLine()
    }
    if self.color != color {
      self.color = color
      foregroundColor = .make(color)
    }
    if contentsScale != scale { contentsScale = scale }
    let origin = run.origin(width: Double(bounds.width))
    position = CGPoint(x: CGFloat(origin.x), y: CGFloat(origin.y) - ascent)
  }

  private func setLine() {
    let line = String(decoding: text, as: UTF8.self)
    let font = NativeFont.systemFont(ofSize: size, weight: weight == .bold ? .bold : .regular)
    string = line
    self.font = font
    fontSize = size
    ascent = font.ascender
    bounds = CGRect(
      origin: .zero, size: (line as NSString).size(withAttributes: [.font: font]))
    anchorPoint = .zero
  }
}
#endif
