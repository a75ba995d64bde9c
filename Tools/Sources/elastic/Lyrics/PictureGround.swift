@_spi(Programs) import ElasticCore
import ElasticKit
import Foundation
import Subprocess

/// A picture behind a song's words.
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
  var fit = Fit.cover
  /// Deviation of the blur, in points.
  var blur = 0.0
  /// How much of the picture is laid over by black or white, from 0 to 1; nil for as much as words need.
  var dim: Double?

  /// Notes the file as one that is never replaced.
  /// - Throws: a ``Failure`` for a file that cannot be read.
  init(path: String) throws {
    self.path = path
    var status = stat()
    guard stat(path, &status) == 0, access(path, R_OK) == 0 else {
      throw Failure.noInput("--background \(path): \(systemMessage()); expected a picture")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.noInput("--background \(path): is no ordinary file; expected a picture")
    }
    ReadFiles.add(status, as: path)
  }

  #if Cairo
  /// The picture's pixels in a film's size, four bytes each: blue, green, red and alpha.
  /// - Parameters:
  ///   - scale: pixels a point.
  ///   - color: what is seen beside it.
  /// - Throws: a ``Failure`` if ffmpeg cannot read it.
  func pixels(width: Int, height: Int, scale: Double, on color: ElasticColor) async throws
    -> [UInt8]
  {
    let size = "\(width):\(height)"
    var hex: [UInt8] = []
    color.appendHex(to: &hex)
    var filters: [String]
    switch fit {
    case .cover: filters = ["scale=\(size):force_original_aspect_ratio=increase", "crop=\(size)"]
    case .contain:
      let beside = String(decoding: hex, as: UTF8.self).replacing("#", with: "0x")
      filters = [
        "scale=\(size):force_original_aspect_ratio=decrease", "format=bgra",
        "pad=\(size):-1:-1:color=\(beside)",
      ]
    }
    if blur > 0 { filters.append("gblur=sigma=\(Numbers.text(blur * scale))") }
    filters.append("format=bgra")
    do {
      let result = try await Subprocess.run(
        .name("ffmpeg"),
        arguments: [
          "-hide_banner", "-loglevel", "error", "-i", "file:" + path, "-frames:v", "1", "-vf",
          filters.joined(separator: ","), "-f", "rawvideo", "-",
        ],
        output: .bytes(limit: width * height * 4 + 1), error: .discarded)
      guard result.terminationStatus.isSuccess, result.standardOutput.count == width * height * 4
      else {
        throw Failure.data("--background \(path): there is no picture in it that ffmpeg can read")
      }
      return result.standardOutput
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw Failure.unavailable(
        "--background \(path): pictures need ffmpeg: apt install ffmpeg, or brew install ffmpeg")
    }
  }
  #endif
}
