#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// A fill or a line, which is sent and tessellated anew only if it looks other than before.
final class ShapeLayer: CAShapeLayer {
  private var kept = KeptPath()
  private var lastPath: CGPath?
  private var lastColor: ElasticColor?
  private var lastStroke: PathStroke?
  private var lastRule = FillRule.nonZero

  func fill(_ elements: BezierPath.Elements, _ color: ElasticColor, _ rule: FillRule) {
    kept.update(to: elements)
    show(kept.path(), rule)
    guard color != lastColor else { return }
    lastColor = color
    fillColor = .make(color)
  }

  func stroke(_ elements: BezierPath.Elements, _ color: ElasticColor, _ style: PathStroke) {
    kept.update(to: elements)
    show(kept.path(), .nonZero)
    if color != lastColor {
      // It is black unless something else is said.
      if lastColor == nil { fillColor = nil }
      lastColor = color
      strokeColor = .make(color)
    }
    setStroke(style)
  }

  /// Shows a path that is kept elsewhere; for a mask.
  func show(_ path: CGPath, _ rule: FillRule) {
    if path !== lastPath {
      lastPath = path
      self.path = path
    }
    if rule != lastRule {
      lastRule = rule
      fillRule = rule.layerRule
    }
  }

  /// Shows nothing.
  func clear() {
    lastPath = nil
    path = nil
  }

  private func setStroke(_ new: PathStroke) {
    guard new != lastStroke else { return }
    let old = lastStroke
    lastStroke = new
    if new.width != old?.width { lineWidth = new.width }
    if new.start != old?.start { strokeStart = new.start }
    if new.end != old?.end { strokeEnd = new.end }
    if new.cap != old?.cap { lineCap = new.cap.layerCap }
    if new.join != old?.join { lineJoin = new.join.layerJoin }
    if new.dash?.length != old?.dash?.length || new.dash?.gap != old?.dash?.gap {
      lineDashPattern = new.dash.map { [NSNumber(value: $0.length), NSNumber(value: $0.gap)] }
    }
    if new.dash?.phase != old?.dash?.phase { lineDashPhase = new.dash?.phase ?? 0 }
  }
}
#endif
