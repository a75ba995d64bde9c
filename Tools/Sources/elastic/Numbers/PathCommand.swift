import ArgumentParser
import ElasticExport
import ElasticKit

/// The bounds, length and normal form of SVG path data.
struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "The bounds, length and normal form of SVG path data.")

  @Argument(help: ArgumentHelp("SVG path data, all commands of SVG 1.1.", valueName: "data"))
  var data: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scale it evenly into the middle of that size.", valueName: "w,h"),
    transform: Self.fitSize)
  var fit: Size2D?

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  private static func fitSize(_ text: String) throws -> Size2D {
    let numbers = try Numbers.list(text)
    guard numbers.count == 2, numbers.allSatisfy((0...1e9).contains) else {
      throw ValidationError("expected WIDTH,HEIGHT, each from 0 to 1e9")
    }
    return Size2D(width: numbers[0], height: numbers[1])
  }

  func run() throws {
    var path: BezierPath
    do throws(SVGPathError) { path = try BezierPath(svg: data) } catch {
      throw Failure.usage("path: \(error)")
    }
    if let fit { path = path.fitted(into: Rect2D(origin: .origin, size: fit)) }
    try writeOutput(json ? jsonText(path) : table(path))
  }

  private func jsonText(_ path: BezierPath) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("bounds")
      if let bounds = path.bounds { json.rect(bounds) } else { json.null() }
      json.key("controlBounds")
      if let bounds = path.controlBounds { json.rect(bounds) } else { json.null() }
      json.key("length")
      json.number(path.length(tolerance: 1e-9))
      json.key("closed")
      json.flag(path.isClosed)
      json.key("d")
      json.text(path.svg.utf8)
    }
    return json.bytes + [0x0A]
  }

  private func table(_ path: BezierPath) -> [UInt8] {
    func text(_ rect: Rect2D?) -> String {
      guard let rect else { return "none" }
      return [rect.minX, rect.minY, rect.width, rect.height].map(Numbers.text)
        .joined(separator: " ")
    }
    var table = Table(columns: 2)
    table.row(["bounds", text(path.bounds)])
    table.row(["controlBounds", text(path.controlBounds)])
    table.row(["length", Numbers.text(path.length(tolerance: 1e-9))])
    table.row(["closed", path.isClosed ? "yes" : "no"])
    table.row(["d", path.svg])
    return table.bytes
  }
}
