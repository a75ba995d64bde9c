#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// The transform of a view, made of a translation, a scale and a rotation that spring each by itself.
///
///     let pose = ElasticTransform(of: card)
///     pose.scale.animate(to: 1.1)
///     pose.rotation.animate(to: 0.2, velocity: 3)
///
/// Each is an ``ElasticValue`` with a spring of its own; the view is scaled, then turned, then moved. Keep it as long as it may move, and
/// set the view's `transform` by nothing else.
@MainActor
public final class ElasticTransform {
  /// How far the view is moved, in points.
  public let translation: ElasticValue<CGPoint>
  /// How many times as large it is; 1 at first.
  public let scale: ElasticValue<Double>
  /// How far it is turned, in radians, clockwise on the screen.
  public let rotation: ElasticValue<Double>

  /// The transform of a view, which has none at first.
  public init(of view: UIView, spring: DampedSpring = .elastic) {
    let pose = Pose()
    translation = ElasticValue(CGPoint.zero, in: view, spring: spring) { view, new in
      pose.translation = new
      view.transform = pose.transform
    }
    scale = ElasticValue(1, in: view, spring: spring) { view, new in
      pose.scale = new
      view.transform = pose.transform
    }
    rotation = ElasticValue(0, in: view, spring: spring) { view, new in
      pose.rotation = new
      view.transform = pose.transform
    }
  }

  /// What was shown last.
  @MainActor
  private final class Pose {
    var translation = CGPoint.zero
    var scale = 1.0
    var rotation = 0.0

    var transform: CGAffineTransform {
      let turned = Affine.rotation(rotation)
      return CGAffineTransform(
        a: scale * turned.a, b: scale * turned.b, c: scale * turned.c, d: scale * turned.d,
        tx: Double(translation.x), ty: Double(translation.y))
    }
  }
}
#endif
