@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit

/// A track's value that can be printed.
protocol KeyframeText: Interpolatable {
  /// In the syntax of the command line.
  var text: String { get }
  func write(to json: inout JSONText)
}

extension Double: KeyframeText {
  var text: String { Numbers.text(self) }

  func write(to json: inout JSONText) { json.number(self) }
}

extension Point2D: KeyframeText {
  var text: String { "\(Numbers.text(x)),\(Numbers.text(y))" }

  func write(to json: inout JSONText) { json.list([x, y]) }
}

extension Size2D: KeyframeText {
  var text: String { "\(Numbers.text(width))x\(Numbers.text(height))" }

  func write(to json: inout JSONText) { json.list([width, height]) }
}

extension Affine: KeyframeText {
  private var numbers: [Double] { [a, b, c, d, tx, ty] }

  var text: String { numbers.map(Numbers.text).joined(separator: ",") }

  func write(to json: inout JSONText) { json.list(numbers) }
}

extension ElasticColor: KeyframeText {
  var text: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  func write(to json: inout JSONText) { json.text(text.utf8) }
}

extension BezierPath: KeyframeText {
  var text: String { svg }

  func write(to json: inout JSONText) { json.text(svg.utf8) }
}
