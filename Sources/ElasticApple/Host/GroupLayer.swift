#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// A group, which is masked only where its clip cuts something: a mask is drawn apart from the screen in every frame, also in
/// those of the app in which nothing here moves.
final class GroupLayer: CALayer {
  private var map = Affine.identity
  private var clip = KeptPath()
  private var rect: Rect2D?
  private var clipMask: ShapeLayer?

  func setTransform(_ map: Affine) {
    guard map != self.map else { return }
    self.map = map
    setAffineTransform(CGAffineTransform(map))
  }

  /// Whether what is in it is where it would be without the group.
  var isUnmoved: Bool { map == .identity }

  func setClip(_ elements: BezierPath.Elements) { clip.update(to: elements) }

  /// The path of its clip.
  func clipPath() -> CGPath { clip.path() }

  /// Cuts nothing.
  func showWhole() {
    if mask != nil { mask = nil }
    cut(to: nil)
  }

  /// Cuts what is in it to its clip. An upright rectangle needs no mask, unless it is moved.
  func cut(by elements: BezierPath.Elements, _ rule: FillRule) {
    if isUnmoved, let rect = elements.uprightRect {
      if mask != nil { mask = nil }
      return cut(to: rect)
    }
    cut(to: nil)
    let shape = clipMask ?? ShapeLayer()
    clipMask = shape
    shape.show(clip.path(), rule)
    if mask !== shape { mask = shape }
  }

  private func cut(to rect: Rect2D?) {
    guard rect != self.rect else { return }
    self.rect = rect
    masksToBounds = rect != nil
    // What is in it stays where it is.
    anchorPoint = .zero
    bounds = CGRect(rect ?? .zero)
    position = bounds.origin
  }
}
#endif
