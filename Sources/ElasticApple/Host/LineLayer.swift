#if canImport(QuartzCore)
import CoreText
import ElasticKit
import QuartzCore
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A line of text, which is measured and rasterised anew only if its letters, font, colour or scale change,
/// not when it moves.
final class LineLayer: CATextLayer {
  private var text: [UInt8] = []
  private var size = 0.0
  private var weight = TextRun.Weight.regular
  private var typeface: CTFont?
  private var color: ElasticColor?
  private var ascent: CGFloat = 0
  /// The width of the words, in points; the bounds are wider.
  private var width: CGFloat = 0
  /// A wider line ends with an ellipsis.
  var maximumWidth = CGFloat.infinity {
    didSet { if maximumWidth != oldValue, !text.isEmpty { setLine() } }
  }

  /// The same text with an app's attributes; nil without any.
  var title: NSAttributedString? {
    didSet { if title != oldValue, !text.isEmpty { setLine() } }
  }

  func set(
    _ text: ArraySlice<UInt8>, _ run: TextRun, _ typeface: CTFont?, color: ElasticColor,
    scale: CGFloat
  ) {
    if self.text[...] != text || size != run.size || weight != run.weight
      || typeface != self.typeface
    {
      (self.text, size, weight) = (Array(text), run.size, run.weight)
      self.typeface = typeface
      setLine()
    }
    if self.color != color {
      self.color = color
      foregroundColor = .make(color)
      if title != nil { setLine() }
    }
    if contentsScale != scale { contentsScale = scale }
    let origin = run.origin(width: Double(width))
    let corner = CGPoint(
      x: CGFloat(origin.x) - (bounds.width - width) / 2, y: CGFloat(origin.y) - ascent)
    if position != corner { position = corner }
  }

  private func setLine() {
    let line = String(decoding: text, as: UTF8.self)
    let drawn = DrawnFont(typeface, size: size, isBold: weight == .bold)
    string = line
    font = drawn.font
    fontSize = size
    ascent = drawn.ascent
    var measured = Size2D(drawn.size(of: line))
    if let title = title.map({ styled($0, drawn.font) }) {
      string = title
      measured = Size2D(title.size())
    }
    width = min(CGFloat(measured.width), maximumWidth)
    // Letters of an italic lean out of their width at both ends, and a bitmap of whole pixels ends before a part of one.
    let room = (size / 4).rounded(.up)
    bounds = CGRect(
      x: 0, y: 0, width: Double(width).rounded(.up) + 2 * room,
      height: measured.height.rounded(.up))
    alignmentMode = .center
    if width < CGFloat(measured.width) { truncationMode = .end }
    anchorPoint = .zero
  }

  /// An app's attributes over the line's own.
  private func styled(_ title: NSAttributedString, _ font: AnyObject) -> NSAttributedString {
    var own: [NSAttributedString.Key: Any] = [.font: font]
    if let color { own[.foregroundColor] = ElasticComponentView.NativeColor(color) }
    let text = NSMutableAttributedString(string: title.string, attributes: own)
    title.enumerateAttributes(in: NSRange(location: 0, length: title.length)) { app, range, _ in
      text.addAttributes(app, range: range)
    }
    return text
  }
}
#endif
