#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// Places a view of the app in a slot of a drawing, with the clips that cut it.
@MainActor
final class SlotPlacement {
  private let masks = [ShapeLayer(), ShapeLayer()]

  func place(_ view: NativeView, in slot: ShownSlot?) {
    NativeView.withoutAnimation {
      if view.isHidden != (slot == nil) { view.isHidden = slot == nil }
      if let slot { view.place(CGRect(slot.frame), opacity: CGFloat(slot.opacity)) }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    cut(view.layer, to: slot)
    CATransaction.commit()
  }

  /// One mask inside another; none at all where nothing is cut, since a view with a mask is drawn apart from the screen, where
  /// a blur in it has nothing to blur.
  private func cut(_ layer: CALayer?, to slot: ShownSlot?) {
    guard let layer else { return }
    let used = zip(slot?.clips ?? [], masks).map { clip, mask in
      mask.show(clip.path, clip.rule)
      return mask
    }
    for (index, mask) in used.enumerated() {
      mask.setMask(index + 1 < used.count ? used[index + 1] : nil)
    }
    if let slot, let outer = used.first {
      // The paths are the drawing's. What a view scrolls moves its masks too.
      let corner = CGPoint(
        x: layer.bounds.origin.x - CGFloat(slot.frame.minX),
        y: layer.bounds.origin.y - CGFloat(slot.frame.minY))
      if outer.position != corner { outer.position = corner }
      if let inner = outer.mask, inner.position != .zero { inner.position = .zero }
      layer.setMask(outer)
    } else if let mask = layer.mask, masks.contains(where: { $0 === mask }) {
      layer.mask = nil
    }
  }
}

extension NativeView {
  /// Gives it a frame, if it has another.
  func move(to frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}

extension CALayer {
  fileprivate func setMask(_ new: CALayer?) {
    if mask !== new { mask = new }
  }
}
#endif
