// Plays a run once, to find its end, what repeats, what it contains, and the frame that stands for all of it.
//
// Without a duration it ends when nothing changes any more; or with the first period, if the drawings of the 12 s
// after the last input repeat (Repetition.swift); or 2 s after the last input, if neither happens within 10 minutes.
// Limit: a period of more than 6 s is not found.

@_spi(Programs) import ElasticCore
import ElasticKit

extension Footage {
  /// Seconds after the last input within which a repetition must occur twice.
  static let patience = 12.0

  /// Plays the run once, a drawing a frame, to find its end, its loop, its contents and its still frame.
  mutating func survey<Failure: Error>(
    inputs: [Double], duration: Double?, _ step: (Double) throws(Failure) -> Void
  ) throws(Failure) {
    let play = player()
    var drawing = Drawing()
    var areas: [Double] = []
    let last = inputs.reduce(0) { $1 > $0 ? min($1, Self.longest) : $0 }
    var repetition = Repetition(start: Int(last * rate) + 1)
    let end = duration.map { Int(ElasticMath.round(min(max($0, 0), Self.longest) * rate)) - 1 }
    var frame = 0
    while true {
      drawing.removeAll()
      let time = Double(frame) / rate
      try step(time)
      let activity = play(time, &drawing)
      areas.append(look(at: drawing))
      if let end {
        if frame >= end { break }
      } else if time >= last {
        if activity.isFinal { break }
        repetition.add(drawing, frame)
        if time >= last + Self.patience, repetition.isOpen {
          if let found = repetition.found() {
            areas.removeSubrange(min(found.upperBound + 1, areas.count)...)
            loop = found
            break
          }
          repetition.isOpen = false
        }
        if time >= Self.longest {
          areas.removeSubrange(min(Int((last + Self.endless) * rate) + 1, areas.count)...)
          break
        }
      }
      frame += 1
    }
    frameCount = areas.count
    if let loop, inputs.isEmpty { self = part(loop.lowerBound...loop.upperBound) }
    still = stillFrame(areas[first..<first + frameCount])
  }

  /// A part of the run, as a separate run that starts at 0.
  ///
  /// - Parameter frames: the first, and the one it ends on, which is still shown.
  private func part(_ frames: ClosedRange<Int>) -> Footage {
    var part = self
    let start = min(max(frames.lowerBound, 0), frameCount)
    part.first = first + start
    part.frameCount = max(min(frames.upperBound + 1, frameCount) - start, 0)
    part.loop = loop.map { max($0.lowerBound - start, 0)..<($0.upperBound - start) }
    return part
  }

  // MARK: - Contents

  /// Notes what a drawing contains, and returns the approximate painted area in square points, times the opacity.
  /// A slot counts as empty.
  private mutating func look(at drawing: Drawing) -> Double {
    var area = 0.0
    var (lines, words, slots) = (hasLines, hasWords, hasSlots)
    let page = Rect2D(origin: .origin, size: size)
    drawing.walk { item, groups in
      var path = BezierPath()
      var margin = 0.0
      let paint: Paint
      switch item.content {
      case .fill(let color, _):
        paint = color
        path.append(drawing.path(of: item), by: groups.transform)
      case .stroke(let color, let style):
        guard style.isDrawn else { return }
        lines = true
        (paint, margin) = (color, style.width / 2)
        path.append(drawing.path(of: item), by: groups.transform)
      case .text(let color, let run):
        words = words || letters == nil
        paint = color
        path.append(Self.box(run, item.text.count), by: groups.transform)
      case .slot:
        slots = true
        return
      case .group, .endGroup: return
      }
      // An area of bounds is enough to choose a frame.
      guard let bounds = path.bounds else { return }
      var seen = Rect2D(
        x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
        height: bounds.height + 2 * margin
      ).common(page)
      for clip in groups.clips { seen = seen.common(clip.path.bounds ?? .zero) }
      area +=
        item.visibleOpacity * palette[paint].alpha * groups.opacity * seen.width * seen.height
    }
    (hasLines, hasWords, hasSlots) = (lines, words, slots)
    // FNV-1a.
    var hash = fingerprint
    drawing.forEachNumber { hash = (hash ^ $0.bitPattern) &* 0x100_0000_01B3 }
    fingerprint = hash
    return area
  }

  /// About where a text is: as many half squares as bytes.
  private static func box(_ run: TextRun, _ count: Int) -> BezierPath {
    var path = BezierPath()
    path.rect(
      Rect2D(
        x: run.position.x, y: run.position.y - run.size, width: run.size * Double(count) / 2,
        height: run.size))
    return path
  }

  /// The last frame; if that is empty, or if something repeats, the frame of the run, or of the loop, with the most
  /// paint.
  private func stillFrame(_ areas: ArraySlice<Double>) -> Int {
    let last = max(frameCount - 1, 0)
    if loop == nil, areas.last ?? 0 > 0 { return last }
    var best = loop?.lowerBound ?? last
    var most = 0.0
    // A difference by rounding alone does not select a later frame.
    for (frame, area) in areas.enumerated()
    where loop?.contains(frame) != false && area > most * (1 + 1e-9) {
      (best, most) = (frame, area)
    }
    return best
  }
}

extension NextFrame {
  /// Whether nothing changes any more without input.
  fileprivate var isFinal: Bool {
    switch self {
    case .never: true
    case .at(let time): time == .infinity
    case .now: false
    }
  }
}

extension Rect2D {
  /// The intersection; of size 0 if it is empty.
  fileprivate func common(_ other: Rect2D) -> Rect2D {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect2D(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0),
      height: max(min(maxY, other.maxY) - y, 0))
  }
}
