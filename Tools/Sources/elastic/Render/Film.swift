@_spi(Programs) import ElasticExport
import ElasticKit

/// A component from the start of a recording to rest, frame by frame.
struct Film {
  var stage: any Stage
  var format: any RenderFormat
  /// Frames a second.
  var rate: Double
  /// Seconds; nil until all motion has ended.
  var duration: Double?
  var scale: Double
  var background: Background
  /// What ffmpeg lays under the frames; these are transparent then.
  var underlay: Underlay?
  /// Path of a sound file for the film.
  var sound: String?
  /// Number of plays; 0 for an endless loop.
  var plays = 0
  /// The codec's quality; nil for the format's usual one.
  var crf: Int?
  /// The requested frames; nil for all.
  var piece: Range<Int>?
  /// Whether pictures of a sequence that exist are not replaced.
  var keepsFiles = false

  /// Whether ffmpeg gets the frames as planes.
  var isPlanar: Bool { format.isPlanar && underlay == nil }

  /// Maximum length in seconds.
  static let longest = Footage.longest
  /// Seconds after the last input at which a film ends that does not come to rest.
  static let endless = Footage.endless
  /// Seconds after the last input; a component that still moves then is treated as endless.
  private static let patience = 60.0

  /// Number of frames, and a size that fits every one of them.
  struct Extent {
    var count = 0
    var size = Size2D.zero
  }

  /// - Throws: a ``Failure`` if a recording, or its song, is longer than a film can be.
  static func check(_ stage: any Stage) throws {
    var last = stage
    _ = last.advance(to: stage.duration)
    let excess = Footage.excess(ofRecording: stage.duration, song: last.ball?.endTime)
    guard let excess else { return }
    throw Failure.data("\(String(decoding: excess, as: UTF8.self)), or --duration")
  }

  /// - Throws: a ``Failure`` for an empty size.
  static func check(_ size: Size2D) throws {
    guard size.width > 0, size.height > 0 else {
      throw Failure.data(
        "\(Numbers.text(size)) points: a picture needs a width and a height above 0")
    }
  }

  /// Plays the film once without drawing it.
  /// - Throws: a ``Failure`` if it would never end.
  func extent() throws -> Extent {
    if duration == nil { try Self.check(stage) }
    var probe = stage
    var extent = Extent()
    while true {
      let time = Double(extent.count) / rate
      let activity = probe.advance(to: time)
      while probe.nextEvent() != nil {}
      extent.size.width = max(extent.size.width, probe.size.width)
      extent.size.height = max(extent.size.height, probe.size.height)
      extent.count += 1
      if let duration {
        if Double(extent.count) >= (duration * rate).rounded() { return extent }
      } else if time >= stage.duration {
        if activity.isFinal { return extent }
        if time > max(stage.duration, probe.ball?.endTime ?? 0) + Self.patience {
          extent.count = Int(((stage.duration + Self.endless) * rate).rounded())
          return extent
        }
      }
    }
  }

  /// The requested frames.
  /// - Throws: a ``Failure`` if the film has fewer.
  func frames(of extent: Extent) throws -> Range<Int> {
    guard let piece else { return 0..<extent.count }
    guard piece.upperBound <= extent.count else {
      throw Failure.data(
        "--frames \(piece): the film has \(extent.count) frames; expected at most "
          + "0..<\(extent.count)")
    }
    return piece
  }

  /// Draws a frame; callers request frames in order.
  mutating func picture(_ index: Int) -> Picture {
    _ = stage.advance(to: Double(index) / rate)
    while stage.nextEvent() != nil {}
    return Picture(stage: stage, scale: scale, background: background)
  }
}

extension NextFrame {
  /// Whether the component is at rest until the next input.
  fileprivate var isFinal: Bool {
    switch self {
    case .never: true
    case .at(let time): time == .infinity
    case .now: false
    }
  }
}
