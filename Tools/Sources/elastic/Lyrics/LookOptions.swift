import ArgumentParser
import ElasticKit

/// What a film of a song looks like.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The film's size in pixels, for which the words are sized: 1920x1080, or one of "
        + "\(PictureSize.names.map(\.name).joined(separator: ", ")); by default 720p. A vertical film keeps its words clear of "
        + "an app's bars.", valueName: "size"),
    transform: PictureSize.parse)
  var pixels: PictureSize?

  @Option(
    help: ArgumentHelp(
      "Ground, font and colours: \(SongLook.presets.map(\.name).joined(separator: ", ")). Other options change parts of it.",
      valueName: "name"), transform: Self.preset)
  var look: SongLook?

  @Option(
    help: ArgumentHelp(
      "How rows follow one another: \(SongLook.Layout.allCases.map(\.rawValue).joined(separator: ", ")); by default "
        + "scroll. In the others the next row takes the place of the one that has been sung.",
      valueName: "layout"))
  var layout: SongLook.Layout?

  @Option(
    help: ArgumentHelp(
      "How a picture or a film of --background fills the film: cover, the default, or contain.",
      valueName: "fit"))
  var fit: PictureGround.Fit?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Blur of a picture or a film of --background, in points of which a film's shorter side has 360.",
      valueName: "points"),
    transform: { try Numbers.one($0, in: 0...100) })
  var blur: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much black, or white under dark words, lies over a picture or a film of --background, from 0 to 1; by default as "
        + "much as gives the words a contrast of 4.5 everywhere.",
      valueName: "share"),
    transform: { try Numbers.one($0, in: 0...1) })
  var dim: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The weight of the letters, from 100 to 1000: 400 is regular, 700 bold.", valueName: "number"),
    transform: { Int(try Numbers.one($0, in: 100...1000, whole: true)) })
  var weight: Int?

  @Option(
    help: ArgumentHelp(
      "The colour of a second voice's words once they are sung, where two sing at once: #rrggbb.",
      valueName: "colour"),
    transform: LookColor.parse)
  var second: LookColor?

  @Option(
    help: ArgumentHelp("A line around the letters: #rrggbb, or none.", valueName: "colour"),
    transform: LookColor.parse)
  var outline: LookColor?

  @Option(
    help: ArgumentHelp("A shadow of the letters: #rrggbb, #rrggbbaa or none.", valueName: "colour"),
    transform: LookColor.parse)
  var shadow: LookColor?

  @Option(
    help: ArgumentHelp(
      "Light around the letters: #rrggbb, #rrggbbaa or none.", valueName: "colour"),
    transform: LookColor.parse)
  var glow: LookColor?

  @Option(
    help: ArgumentHelp(
      "A picture on the card with the song's name, cut to a square: a picture's file, or a sound file that has one.",
      valueName: "file"))
  var cover: String?

  @Option(
    help: ArgumentHelp(
      "What hops: disc, none, an emoji or other letters, an outline as SVG path data, or a picture's file.",
      valueName: "ball"), transform: Self.ball)
  var ball: BallOption?

  @Flag(help: "Each word grows for a moment as it is reached.")
  var pop = false

  @Flag(help: "The ball leaves a trail.")
  var trail = false

  /// What hops, or the path of its picture.
  enum BallOption {
    case ball(SongLook.Ball)
    case file(String)
  }

  private static func preset(_ name: String) throws -> SongLook {
    guard let preset = SongLook.presets.first(where: { $0.name == name }) else {
      throw ValidationError(
        "expected one of \(SongLook.presets.map(\.name).joined(separator: ", "))")
    }
    return preset.look
  }

  private static func ball(_ text: String) throws -> BallOption {
    switch text {
    case "disc": return .ball(.disc)
    case "none": return .ball(.none)
    default: break
    }
    // Path data begin with a move to a number.
    if text.wholeMatch(of: /\s*[Mm][\s\d.+-].*/) != nil {
      do throws(SVGPathError) {
        return .ball(.path(try BezierPath(svg: text)))
      } catch { throw ValidationError("\(error); expected SVG path data") }
    }
    if text.contains("/") || text.firstMatch(of: /.\.[A-Za-z0-9]{3,4}$/) != nil {
      return .file(text)
    }
    guard (1...8).contains(text.count) else {
      throw ValidationError(
        "expected disc, none, up to 8 letters, SVG path data, or a picture's file")
    }
    return .ball(.letters(text))
  }
}

extension PictureGround.Fit: ExpressibleByArgument {}

/// A colour of an option, or none.
struct LookColor {
  var color: ElasticColor?

  static func parse(_ text: String) throws -> LookColor {
    if text == "none" { return LookColor() }
    guard case .color(let color)? = try? Background.parse(text).paint else {
      throw ValidationError("expected #rrggbb, #rrggbbaa or none")
    }
    return LookColor(color: color)
  }
}
