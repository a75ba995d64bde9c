#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// The properties of a view, which spring together as a block sets them.
///
///     let motion = ElasticProperties(of: card)
///     motion.animate(.snappy) {
///       $0.center = home
///       $0.alpha = 1
///     }
///
/// Each property has an ``ElasticValue``, which is made when it is first set and goes on from its place and velocity ever after. Keep it as
/// long as something may move.
@MainActor
public final class ElasticProperties<Owner: ElasticComponentView.NativeContent> {
  private weak var view: Owner?
  private var values: [AnyKeyPath: AnyObject] = [:]

  /// The properties of a view, which is not kept alive.
  public init(of view: Owner) { self.view = view }

  /// Springs the properties that a block sets to what it sets them to.
  ///
  /// - Parameters:
  ///   - delay: in seconds; at once if it is not above 0.
  ///   - completion: called once, when all of them have ended: true if all came to rest.
  public func animate(
    _ spring: DampedSpring = .elastic, after delay: TimeInterval = 0,
    _ changes: (Changes) -> Void, completion: (@MainActor (_ areAtRest: Bool) -> Void)? = nil
  ) {
    let count = Count(completion)
    changes(Changes(properties: self, spring: spring, delay: delay, count: count))
    count.end(true)
  }

  /// The value of a property, to be caught or thrown; nil when the view is gone.
  public subscript<Value: Interpolatable>(
    property: ReferenceWritableKeyPath<Owner, Value>
  ) -> ElasticValue<Value>? {
    if let value = values[property] as? ElasticValue<Value> { return value }
    let new = view.map { ElasticValue(property, of: $0) }
    values[property] = new
    return new
  }

  /// What a block sets.
  @MainActor @dynamicMemberLookup
  public struct Changes {
    fileprivate let properties: ElasticProperties
    fileprivate let spring: DampedSpring
    fileprivate let delay: TimeInterval
    fileprivate let count: Count

    /// The target of a property; setting it springs to that. While the view is gone it is not to be read.
    public subscript<Value: Interpolatable>(
      dynamicMember property: ReferenceWritableKeyPath<Owner, Value>
    ) -> Value {
      get {
        guard let value = properties[property] else {
          preconditionFailure("the view of these properties is gone")
        }
        return value.target
      }
      nonmutating set {
        guard let value = properties[property] else { return }
        value.spring = spring
        count.begin()
        value.animate(to: newValue, after: delay) { [count] in count.end($0) }
      }
    }
  }

  /// Counts what has not ended.
  @MainActor
  fileprivate final class Count {
    private var left = 1
    private var areAtRest = true
    private let completion: (@MainActor (Bool) -> Void)?

    init(_ completion: (@MainActor (Bool) -> Void)?) { self.completion = completion }

    func begin() { left += 1 }

    func end(_ isAtRest: Bool) {
      left -= 1
      areAtRest = areAtRest && isAtRest
      if left == 0 { completion?(areAtRest) }
    }
  }
}
#endif
