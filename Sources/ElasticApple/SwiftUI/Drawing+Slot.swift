#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension Drawing.Slot {
  /// Its clips; none if the only one goes around it, as of an open menu at rest, because a clip costs a pass in each frame.
  var cuts: [Drawing.Clip] {
    guard clips.count == 1, let bounds = clips[0].path.controlBounds else { return clips }
    let seam = 0.01
    let inside = CGRect(
      x: frame.minX + seam, y: frame.minY + seam, width: frame.width - 2 * seam,
      height: frame.height - 2 * seam)
    guard bounds.minX - seam <= frame.minX, bounds.maxX + seam >= frame.maxX,
      bounds.minY - seam <= frame.minY, bounds.maxY + seam >= frame.maxY
    else { return clips }
    return clips[0].path.elements.contains { $0.hasPoint(in: inside) } ? clips : []
  }
}

extension PathElement {
  /// Whether a point of it, or one that controls its curve, lies in a rectangle.
  fileprivate func hasPoint(in rect: CGRect) -> Bool {
    let points: [Point2D] =
      switch self {
      case .move(let p), .line(let p): [p]
      case .quad(let c, let p): [c, p]
      case .cubic(let c, let d, let p): [c, d, p]
      case .close: []
      }
    return points.contains { rect.contains(CGPoint($0)) }
  }
}

extension StageArea {
  /// A clip on the stage; all of the stage without one.
  func path(of clip: Drawing.Clip?) -> Path {
    clip.map { Path($0.path.elements) } ?? Path(CGRect(origin: .zero, size: size))
  }
}

extension FillStyle {
  init(of clip: Drawing.Clip?) { self.init(eoFill: clip?.rule == .evenOdd) }
}
#endif
