import ArgumentParser
@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit
import ElasticTimelines

/// A position on a path in the syntax of the command line: points along it, or a share as 25%.
enum PathPlace {
  case distance(Double)
  case share(Double)

  static func list(_ text: String) throws -> [PathPlace] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      let isShare = word.hasSuffix("%")
      let digits = isShare ? word.dropLast() : word
      guard let number = DecimalText.parse(digits.utf8), number.isFinite else {
        throw ValidationError(
          "expected distances, or shares such as 25%, separated by commas, not \"\(word)\"")
      }
      return isShare ? .share(number / 100) : .distance(number)
    }
  }

  func sample(of motion: PathMotion) -> Sample {
    switch self {
    case .distance(let distance):
      Sample(place: self, placement: motion.placement(atDistance: distance))
    case .share(let share): Sample(place: self, placement: motion.placement(at: share))
    }
  }

  /// Values of the path at a position.
  struct Sample {
    let place: PathPlace
    let placement: PathMotion.Placement

    /// Degrees, clockwise on a screen, as in CSS and SVG.
    private var degrees: Double { placement.angle * 180 / .pi }

    func write(to json: inout JSONText) {
      json.object { json in
        switch place {
        case .distance(let distance):
          json.key("distance")
          json.number(distance)
        case .share(let share):
          json.key("share")
          json.number(share)
        }
        json.key("point")
        json.list([placement.point.x, placement.point.y])
        json.key("tangent")
        json.list([placement.tangent.dx, placement.tangent.dy])
        json.key("angle")
        json.number(degrees)
      }
    }

    var words: [String] {
      let at =
        switch place {
        case .distance(let distance): Numbers.text(distance)
        case .share(let share): Numbers.text(share * 100) + "%"
        }
      let (point, tangent) = (placement.point, placement.tangent)
      return [at] + [point.x, point.y, tangent.dx, tangent.dy, degrees].map(Numbers.text)
    }
  }
}
