#if canImport(QuartzCore)
import ElasticKit
import QuartzCore
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// Colours of views and layers.

extension ElasticValue where Value == ElasticColor {
  /// A colour of a view, such as `\.backgroundColor`; without one it is clear.
  ///
  /// At rest the view has the colour that was given, which may be another in the dark.
  public convenience init<Owner: ElasticComponentView.NativeContent>(
    _ property: ReferenceWritableKeyPath<Owner, ElasticComponentView.NativeColor?>,
    of view: Owner, spring: DampedSpring = .elastic
  ) {
    self.init(
      view[keyPath: property].map { view.resolvedNow($0) } ?? .clear, of: view, in: view,
      spring: spring, read: { view in view[keyPath: property].map { view.resolvedNow($0) } },
      show: { $0[keyPath: property] = ElasticComponentView.NativeColor($1) })
    restAtColor = { [weak view] in view?[keyPath: property] = $0 }
  }

  /// A colour of a layer in a view, such as `\.fillColor`; without one it is clear.
  public convenience init<Owner: CALayer>(
    _ property: ReferenceWritableKeyPath<Owner, CGColor?>, of layer: Owner,
    in view: ElasticComponentView.NativeContent, spring: DampedSpring = .elastic
  ) {
    self.init(
      layer[keyPath: property].map { ElasticColor($0) } ?? .clear, of: layer, in: view,
      spring: spring, read: { layer in layer[keyPath: property].map { ElasticColor($0) } },
      show: { $0[keyPath: property] = .make($1) })
  }

  /// Springs to a colour of the platform, as it is in the view's appearance of now.
  public func animate(
    to color: ElasticComponentView.NativeColor, velocity: Value.Offset? = nil,
    completion: Completion? = nil
  ) {
    let target = clock.view?.resolvedNow(color) ?? ElasticColor(color.cgColor)
    animate(to: target, velocity: velocity) { [weak self] isAtRest in
      if isAtRest { self?.restAtColor?(color) }
      completion?(isAtRest)
    }
  }
}
#endif
