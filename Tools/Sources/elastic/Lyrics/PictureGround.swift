@_spi(Programs) import ElasticCore
import ElasticKit
import Foundation
import Subprocess

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

/// A picture behind a song's words, or a film.
struct PictureGround: Sendable {
  /// How a picture of other proportions fills the film.
  enum Fit: String, CaseIterable {
    /// It fills all of it, and its sides are cut.
    case cover
    /// All of it is seen, on the film's background.
    case contain
  }

  /// A file that ffmpeg reads.
  var path: String
  /// The option that names it, for messages.
  private let option: String
  var fit = Fit.cover
  /// Deviation of the blur, in points.
  var blur = 0.0
  /// Whether it is a film, which is played again and again.
  private(set) var isFilm = false
  /// How much of the picture is laid over by black or white, from 0 to 1; nil for as much as words need.
  var dim: Double?

  /// Notes the file as one that is never replaced.
  /// - Throws: a ``Failure`` for a file that cannot be read.
  init(path: String, of option: String) throws {
    self.path = path
    self.option = option
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw Failure.noInput("\(option) \(path): \(systemMessage()); expected a picture")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.noInput("\(option) \(path): is no ordinary file; expected a picture")
    }
    ReadFiles.add(status, as: path)
  }

  /// Finds out whether it is a film: a still picture has no length.
  mutating func probe() async throws {
    let arguments = [
      "-v", "error", "-select_streams", "v:0", "-show_entries", "format=format_name,duration",
      "-of", "default=noprint_wrappers=1:nokey=1", "file:" + path,
    ]
    do {
      let result = try await Subprocess.run(
        .name("ffprobe"), arguments: .init(arguments), output: .string(limit: 65_536),
        error: .discarded)
      // A JPEG is a film of one frame for ffmpeg, which has a name and a length of its own.
      let facts = result.standardOutput.split(whereSeparator: \.isNewline)
      guard facts.count == 2, let length = Double(facts[1]), length > 0 else { return }
      isFilm = facts[0] != "image2" && !facts[0].hasSuffix("_pipe")
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw noProgram
    }
  }

  private var noProgram: Failure {
    .unavailable(
      "\(option) \(path): pictures need ffmpeg: apt install ffmpeg, or brew install ffmpeg")
  }

  private var noPicture: Failure {
    .data("\(option) \(path): there is no picture in it that ffmpeg can read")
  }

  #if Cairo
  /// ffmpeg's filters that give it a film's size.
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - color: what is seen beside it.
  func filters(width: Int, height: Int, scale: Double, on color: ElasticColor) -> [String] {
    let size = "\(width):\(height)"
    var filters: [String]
    switch fit {
    case .cover: filters = ["scale=\(size):force_original_aspect_ratio=increase", "crop=\(size)"]
    case .contain:
      filters = [
        "scale=\(size):force_original_aspect_ratio=decrease", "format=bgra",
        "pad=\(size):-1:-1:color=\(Self.name(of: color))@\(Numbers.text(color.alpha))",
      ]
    }
    if blur > 0 { filters.append("gblur=sigma=\(Numbers.text(blur * scale))") }
    return filters
  }

  /// The film under a song's frames.
  /// - Parameter veil: the colour that lies over it.
  func underlay(_ filters: [String], veil: ElasticColor) -> Underlay {
    let share = Numbers.text((veil.alpha * 1000).rounded(.up) / 1000)
    let box = "drawbox=color=\(Self.name(of: veil))@\(share):t=fill"
    return Underlay(path: path, filters: filters + (veil.alpha > 0 ? ["format=gbrp", box] : []))
  }

  /// A colour without its alpha, as ffmpeg names it.
  private static func name(of color: ElasticColor) -> String {
    var (opaque, hex) = (color, [UInt8]())
    opaque.alpha = 1
    opaque.appendHex(to: &hex)
    return String(decoding: hex, as: UTF8.self).replacing("#", with: "0x")
  }

  /// The picture's pixels after filters, four bytes each: blue, green, red and alpha.
  /// - Parameter time: seconds from a film's start.
  /// - Throws: a ``Failure`` if ffmpeg cannot read it.
  func pixels(width: Int, height: Int, _ filters: [String], at time: Double) async throws
    -> [UInt8]
  {
    let start = isFilm ? ["-ss", Numbers.text(time)] : []
    do {
      let result = try await Subprocess.run(
        .name("ffmpeg"),
        arguments: .init(
          ["-hide_banner", "-loglevel", "error"] + (isFilm ? ["-stream_loop", "-1"] : []) + [
            "-i", "file:" + path,
          ] + start + [
            "-frames:v", "1", "-vf", (filters + ["format=bgra"]).joined(separator: ","), "-f",
            "rawvideo", "-",
          ]),
        output: .bytes(limit: width * height * 4 + 1), error: .discarded)
      guard result.terminationStatus.isSuccess, result.standardOutput.count == width * height * 4
      else { throw noPicture }
      return result.standardOutput
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw noProgram
    }
  }

  /// The picture after filters that give it this size.
  /// - Parameters:
  ///   - time: seconds from a film's start.
  ///   - isOpaque: whether clear parts show the colours that the file has there.
  func image(
    width: Int, height: Int, scale: Double, _ filters: [String], at time: Double = 0,
    isOpaque: Bool = false
  ) async throws -> CairoImage {
    let pixels = try await pixels(width: width, height: height, filters, at: time)
    let image = try Pixels.reporting("\(width)x\(height) pixels") { () throws(CairoError) in
      try CairoImage(width: width, height: height, scale: scale)
    }
    image.withMutablePixels { target in
      for index in target.indices {
        let alpha = isOpaque ? 255 : UInt32(pixels[index * 4 + 3])
        // Cairo's colours are multiplied by their alpha.
        func part(_ offset: Int) -> UInt32 {
          (UInt32(pixels[index * 4 + offset]) * alpha + 127) / 255
        }
        target[index] = alpha << 24 | part(2) << 16 | part(1) << 8 | part(0)
      }
    }
    return image
  }

  /// A square of it, for something in a film.
  /// - Parameter side: in points.
  func square(side: Double, scale: Double) async throws -> CairoImage {
    let pixels = max(Int((side * scale).rounded()), 1)
    return try await image(
      width: pixels, height: pixels, scale: scale,
      filters(width: pixels, height: pixels, scale: scale, on: .clear))
  }

  /// The colours of a film's frames after filters, three bytes a pixel, for so many seconds of it.
  func readFrames(
    _ filters: [String], seconds: Double, _ visit: (UnsafeRawBufferPointer) -> Void
  ) async throws {
    let arguments = [
      "-hide_banner", "-loglevel", "error", "-i", "file:" + path, "-t", Numbers.text(seconds),
      "-map", "0:v:0", "-vf", (filters + ["format=rgb24"]).joined(separator: ","), "-f",
      "rawvideo", "-",
    ]
    let result = try await Subprocess.run(
      .name("ffmpeg"), arguments: .init(arguments), input: .none, output: .sequence,
      error: .discarded
    ) { execution in
      // A pixel may be cut by the end of a part.
      var rest: [UInt8] = []
      for try await part in execution.standardOutput {
        part.withUnsafeBytes { rest += $0 }
        let whole = rest.count / 3 * 3
        rest.withUnsafeBytes { visit(UnsafeRawBufferPointer(rebasing: $0[..<whole])) }
        rest.removeFirst(whole)
      }
    }
    guard result.terminationStatus.isSuccess else { throw noPicture }
  }
  #endif
}
