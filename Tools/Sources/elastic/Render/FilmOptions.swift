import ArgumentParser
import ElasticKit

/// Options for drawing a picture or film, shared by all commands that draw one.
struct FilmOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point, up to 16; by default 2.", valueName: "factor"),
    transform: { try Numbers.one($0, in: 0.01...16) })
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A film's frames a second, also as 24000/1001; by default 60, or 50 for \(RenderFormats.list { $0.rate == 50 }).",
      valueName: "rate"),
    transform: Numbers.rate)
  var fps: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A film's length, up to 600.", valueName: "seconds"),
    transform: { try Numbers.one($0, in: 0.001...600) })
  var duration: Double?

  @Option(
    help: ArgumentHelp(
      "The background: #rrggbb, #rrggbbaa, a role such as background, or none; a song's film also has a gradient as "
        + "#rrggbb..#rrggbb, or the file of a picture or a film.",
      valueName: "colour"),
    transform: Background.parse)
  var background: Background?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often a \(RenderFormats.list("or", where: \.hasLoop)) plays, up to 65535; 0, the default, for ever.",
      valueName: "times"),
    transform: { Int(try Numbers.one($0, in: 0...65535, whole: true)) })
  var loop: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The quality of a \(RenderFormats.list("or") { $0.quality != nil }), from 0, the best, to \(H264.quality.range.upperBound) or "
        + "more, the smallest; by default \(H264.quality.usual), or \(WebMFormat().quality!.usual) for .webm.",
      valueName: "number"),
    transform: { Int(try Numbers.one($0, in: 0...63, whole: true)) })
  var crf: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A piece of a film: its frames from a up to b, not included, counted from 0. Pieces join without a seam.",
      valueName: "a..<b"),
    transform: Numbers.frames)
  var frames: Range<Int>?

  @Option(
    help: ArgumentHelp(
      "The format, such as svg, if the file's name does not show it; needed for -o -, standard output.",
      valueName: "ending"))
  var format: String?

  @OptionGroup var replacing: ReplaceOptions

  @Flag(help: "Print what was written as JSON: path, size, frames and seconds.")
  var json = false

  /// The format of the file, which may be refused.
  /// - Throws: a ``Failure``.
  func format(of path: String) throws -> any RenderFormat {
    try replacing.check(path)
    guard path != "-" || !json else {
      throw Failure.usage("--json: standard output is the file; expected the name of a file")
    }
    guard let format else {
      guard path != "-" else {
        throw Failure.usage("-o -: expected --format, such as --format svg")
      }
      return try RenderFormats.format(of: path)
    }
    let ending = format.hasPrefix(".") ? format : "." + format
    let known = RenderFormats.all.first { $0.ending == ending.lowercased() }
    guard let known else {
      let endings = RenderFormats.all.map { String($0.ending.dropFirst()) }
      throw Failure.usage("--format \(format): expected one of \(endings.joined(separator: " "))")
    }
    return known
  }

  /// The requested film.
  /// - Parameter ownScale: pixels a point, if the film's size is given in pixels.
  func film(
    of stage: any Stage, as format: any RenderFormat, on background: Background,
    scale ownScale: Double? = nil, lasting seconds: Double? = nil, sound: String? = nil
  ) -> Film {
    Film(
      stage: stage, format: format, rate: fps ?? format.rate, duration: duration ?? seconds,
      scale: ownScale ?? scale ?? 2, background: background.adapted(to: format), sound: sound,
      plays: loop ?? 0, crf: crf, piece: frames, keepsFiles: replacing.keepsFiles)
  }

  /// Rejects options without an effect for a format.
  /// - Parameter isSampled: whether an SVG is made of frames, as by `elastic render`; a song's is exact.
  /// - Throws: a ``Failure``.
  func check(for format: any RenderFormat, isSampled: Bool = true) throws {
    let name = format.name
    if !format.isFilm {
      // An SVG moves unless a time is given; the caller checks that.
      let moves = format.isVector && isSampled
      let given = [
        ("--fps", fps != nil && !moves), ("--duration", duration != nil && !moves),
        ("--loop", loop != nil && !(moves && format.hasLoop)),
      ]
      for (option, isGiven) in given where isGiven {
        throw Failure.usage("\(option) is for films; \(name) is a picture")
      }
    }
    if frames != nil, !format.hasFrames {
      throw Failure.usage("--frames is for films; \(name) has no frames")
    }
    if loop != nil, !format.hasLoop {
      throw Failure.usage(
        "--loop is for \(RenderFormats.list(where: \.hasLoop)); \(name) says nothing of it")
    }
    if format.isVector, scale != nil {
      // One command line for several formats: nothing in the file would be another.
      writeNote("--scale: \(name) has no pixels; it changes nothing")
    }
    if let crf {
      guard let quality = format.quality else {
        throw Failure.usage(
          "--crf is for \(RenderFormats.list { $0.quality != nil }); \(name) has no such quality")
      }
      guard quality.range.contains(crf) else {
        throw Failure.usage("--crf \(crf): \(name) has at most \(quality.range.upperBound)")
      }
    }
    if let fps, !format.rates.contains(fps) {
      let most = Numbers.text(format.rates.upperBound)
      throw Failure.usage("--fps \(Numbers.text(fps)): \(name) has at most \(most)")
    }
    if !format.isHalfTransparent, case .color(let color)? = background?.paint, color.alpha > 0,
      color.alpha < 1
    {
      let shown = color.alpha < 0.5 ? "left out" : "opaque"
      writeNote("--background: \(name) has no half-transparent colours; it is \(shown)")
    }
    if !format.isTransparent, let background, background.paint == nil {
      throw Failure.usage("--background none: \(name) has no transparency")
    }
  }
}

extension FilmOptions {
  /// Prints what was written, if that is asked for.
  func report(_ written: Written) throws { if json { try writeOutput(written.json) } }
}

extension Numbers {
  /// One number within a range.
  static func one(
    _ text: String, in range: ClosedRange<Double>, whole: Bool = false
  ) throws -> Double {
    let value = try one(text)
    guard range.contains(value), !whole || value == value.rounded() else {
      throw ValidationError(
        "expected a \(whole ? "whole " : "")number from \(Numbers.text(range.lowerBound)) to "
          + Numbers.text(range.upperBound))
    }
    return value
  }

  /// Frames a second, as one number or as two with a stroke between them.
  fileprivate static func rate(_ text: String) throws -> Double {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      DecimalText.parse($0.utf8)
    }
    guard parts.count < 3, let first = parts.first, let above = first,
      let below = parts.count == 2 ? parts[1] : 1, (1...240).contains(above / below)
    else {
      throw ValidationError("expected a number from 1 to 240, or two such as 24000/1001")
    }
    return above / below
  }

  /// Frames as `a..<b`, at least one.
  fileprivate static func frames(_ text: String) throws -> Range<Int> {
    let ends = text.split(separator: "..<", omittingEmptySubsequences: false).map {
      $0.allSatisfy(\.isASCII) ? Int($0) : nil
    }
    guard ends.count == 2, let first = ends[0], let end = ends[1], first >= 0, first < end else {
      throw ValidationError("expected a..<b, whole numbers of at least 0, a less than b")
    }
    return first..<end
  }
}
