@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit

/// What a command has written, as `--json` tells it.
struct Written: Sendable {
  /// As requested; the pattern of a sequence's names.
  var path: String
  /// Pixels; points of a vector format.
  var size: Size2D
  /// Nil for a motion that is not stored as frames.
  var frames: Int?
  /// 0 for a still picture.
  var seconds: Double
  /// The still picture beside a moving SVG.
  var still: String?

  init(_ path: String, _ size: Size2D, frames: Int? = 1, seconds: Double = 0) {
    (self.path, self.size, self.frames, self.seconds) = (path, size, frames, seconds)
  }

  /// A vector film. A loop ends on its start, which is not shown twice.
  init(_ path: String, _ footage: Footage) {
    let isLoop = footage.loop?.lowerBound == 0
    let frames = max(isLoop ? footage.frameCount - 1 : footage.frameCount, 1)
    self.init(path, footage.size, frames: frames, seconds: Double(frames) / footage.rate)
  }

  /// An object in a line.
  var json: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("path")
      json.text(path.utf8)
      if let still {
        json.key("still")
        json.text(still.utf8)
      }
      json.key("size")
      json.list([size.width, size.height])
      json.key("frames")
      if let frames { json.integer(frames) } else { json.null() }
      json.key("seconds")
      json.number(seconds)
    }
    return json.bytes + [0x0A]
  }
}
