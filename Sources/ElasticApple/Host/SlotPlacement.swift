#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// Places a view of the app in a slot of a drawing, with the same clips.
@MainActor
final class SlotPlacement {
  private let masks = [CAShapeLayer(), CAShapeLayer()]

  func place(_ view: NativeView, in slot: Drawing.Slot?) {
    view.isHidden = slot == nil
    guard let slot else { return }
    view.place(CGRect(slot.frame), opacity: CGFloat(slot.opacity))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let layer: CALayer? = view.layer
    layer?.mask = mask(slot.clips, at: slot.frame.origin)
    CATransaction.commit()
  }

  /// One mask inside another, in the coordinates of a view at `origin`.
  private func mask(_ clips: [Drawing.Clip], at origin: Point2D) -> CALayer? {
    let shift = Affine.translation(Point2D.origin - origin)
    let used = zip(clips, masks).map { clip, mask in
      mask.path = .make(clip.path.transformed(by: shift).elements)
      mask.fillRule = clip.rule.layerRule
      mask.mask = nil
      return mask
    }
    for (outer, inner) in zip(used, used.dropFirst()) { outer.mask = inner }
    return used.first
  }
}
#endif
