import ArgumentParser
@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit
import ElasticTimelines

/// The bounds, length and normal form of SVG path data.
struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path", abstract: "The bounds, length and normal form of SVG path data.",
    discussion: "Example: elastic path 'M0 0H9V9Z' --fit 18,18")

  @Argument(help: ArgumentHelp("SVG path data, all commands of SVG 1.1.", valueName: "data"))
  var data: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Scale it proportionally to the middle of this size.", valueName: "w,h"),
    transform: Self.fitSize)
  var fit: Size2D?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Add position and direction at these points along the path, or shares such as 25%, separated by commas.",
      valueName: "d,…"),
    transform: PathPlace.list)
  var at: [PathPlace] = []

  @Option(
    help: "Shares are of the length (paced), or pieces take equal times (linear).",
    transform: Self.pace)
  var pace = PathMotion.Pace.paced

  @Option(
    help: ArgumentHelp("The tolerance of lengths and positions, in points.", valueName: "t"),
    transform: Self.tolerance)
  var tolerance = 1e-9

  @OptionGroup(title: "Copies, each transformed by one step more") var copies: CopyOptions
  @OptionGroup var picture: PlotOptions

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  private static func pace(_ text: String) throws -> PathMotion.Pace {
    switch text {
    case "paced": return .paced
    case "linear": return .linear
    default: throw ValidationError("expected paced or linear")
    }
  }

  private static func tolerance(_ text: String) throws -> Double {
    let tolerance = try Numbers.one(text)
    guard tolerance > 0 else { throw ValidationError("expected more than 0") }
    return tolerance
  }

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
    let samples = try samples(of: path)
    try picture.write(figure(path, samples, try copies.replicator()))
    try writeOutput(json ? jsonText(path, samples) : table(path, samples))
  }

  /// The path, or its copies, with an arrowhead at each sample.
  private func figure(
    _ path: BezierPath, _ samples: [PathPlace.Sample], _ replicator: Replicator
  ) -> Figure {
    var figure = Figure()
    replicator.forEachCopy(at: 0) { copy in
      figure.add(path.transformed(by: copy.transform), opacity: copy.opacity())
    }
    for sample in samples {
      figure.add(sample.placement.point, facing: sample.placement.tangent)
    }
    return figure
  }

  private func samples(of path: BezierPath) throws -> [PathPlace.Sample] {
    guard !at.isEmpty else { return [] }
    do throws(PathMotion.ParameterError) {
      let motion = try PathMotion(path, pace: pace, heading: .auto, tolerance: tolerance)
      return at.map { $0.sample(of: motion) }
    } catch {
      throw Failure.usage(
        "--at: this path \(error == .nothingDrawn ? "draws nothing" : "is too long"); expected one "
          + "with a line or curve")
    }
  }

  private func jsonText(_ path: BezierPath, _ samples: [PathPlace.Sample]) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("bounds")
      if let bounds = path.bounds { json.rect(bounds) } else { json.null() }
      json.key("controlBounds")
      if let bounds = path.controlBounds { json.rect(bounds) } else { json.null() }
      json.key("length")
      json.number(path.length(tolerance: tolerance))
      json.key("closed")
      json.flag(path.isClosed)
      json.key("d")
      json.text(path.svg.utf8)
      guard !samples.isEmpty else { return }
      json.key("samples")
      json.list { json in
        for sample in samples { sample.write(to: &json) }
      }
    }
    return json.bytes + [0x0A]
  }

  private func table(_ path: BezierPath, _ samples: [PathPlace.Sample]) -> [UInt8] {
    func text(_ rect: Rect2D?) -> String {
      guard let rect else { return "none" }
      return [rect.minX, rect.minY, rect.width, rect.height].map(Numbers.text)
        .joined(separator: " ")
    }
    var table = Table(columns: 2)
    table.row(["bounds", text(path.bounds)])
    table.row(["controlBounds", text(path.controlBounds)])
    table.row(["length", Numbers.text(path.length(tolerance: tolerance))])
    table.row(["closed", path.isClosed ? "yes" : "no"])
    table.row(["d", path.svg])
    guard !samples.isEmpty else { return table.bytes }
    var places = Table(columns: 6)
    places.row(["at", "x", "y", "dx", "dy", "angle"])
    for sample in samples { places.row(sample.words) }
    return table.bytes + [0x0A] + places.bytes
  }
}
