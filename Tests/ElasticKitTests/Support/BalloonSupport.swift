@testable import ElasticKit

/// All visible values of a balloon, as numbers that may not jump.
struct BalloonGlimpse {
  /// The opacity and the points of the outline; zero alone if it is not drawn.
  var numbers: [Double] = []
  /// Of each dot its opacity, centre and size.
  var dots: [(opacity: Double, place: [Double])] = []

  init(_ balloon: BalloonMotion) {
    var drawing = Drawing()
    balloon.draw(into: &drawing)
    var map = Affine.identity
    var groupOpacity = 1.0
    var isBalloonSeen = false
    for item in drawing.items {
      switch item.content {
      case .group(let transform, _):
        map = transform
        groupOpacity = item.opacity
      case .stroke:
        isBalloonSeen = true
        numbers.append(groupOpacity)
        for element in drawing.path(of: item) { add(element.transformed(by: map)) }
      case .fill where item.id.part == .dot:
        let bounds = drawing.path(of: item).controlBounds ?? .zero
        dots.append(
          (
            item.opacity * groupOpacity,
            [
              map(bounds.center).x, map(bounds.center).y, bounds.width * map.a,
              bounds.height * map.d,
            ]
          ))
      default: break
      }
    }
    if !isBalloonSeen { numbers = [0] }
  }

  private mutating func add(_ element: PathElement) {
    element.forEachPoint { numbers += [$0.x, $0.y] }
  }

  /// The largest jump between two glimpses. What appears or disappears jumps by its opacity; only an outline that
  /// becomes another one in sight jumps by infinity.
  func jump(since old: BalloonGlimpse) -> Double {
    func largest(_ some: [Double], _ others: [Double]) -> Double {
      zip(some, others).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    }
    var jump = largest(numbers, old.numbers)
    if numbers.count != old.numbers.count {
      let (opacity, before) = (numbers[0], old.numbers[0])
      jump = min(opacity, before) == 0 ? max(opacity, before) : .infinity
    }
    let (fewer, more) = dots.count < old.dots.count ? (dots, old.dots) : (old.dots, dots)
    for (place, dot) in more.enumerated() {
      let other = place < fewer.count ? fewer[place] : (opacity: 0, place: dot.place)
      jump = max(jump, (dot.opacity - other.opacity).magnitude)
      // Where an invisible one is does not matter.
      if min(dot.opacity, other.opacity) > 0 { jump = max(jump, largest(dot.place, other.place)) }
    }
    return jump
  }
}

extension BalloonMotion: Sibling {
  static var pull: (start: Point2D, way: Vector2D)? { nil }
  static var motions: [(inout Self) throws -> Void] {
    [
      { $0.perform(.stop, at: 1.2) }, { $0.perform(.hide, at: 1.2) },
      {
        $0.perform(.stop, at: 1)
        $0.perform(.hide, at: 1.1)
        $0.perform(.show, at: 1.2)
      },
    ]
  }
  static var stills: [(inout Self) -> Void] { [{ $0.perform(.show, at: 1) }] }

  static func fill(_ script: inout OptionScript) {
    script.input(.surroundings(Surroundings(direction: .rightToLeft)), at: 0.1)
    script.command("hide", at: 1)
    script.command("start", at: 2)
    script.command("stop", at: 4)
  }
}
