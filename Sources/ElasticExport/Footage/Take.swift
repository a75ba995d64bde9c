@_spi(Programs) import ElasticCore
import ElasticKit

/// A piece of ``Footage``, recorded item by item.
///
/// Every item is identified from sample to sample by its ``ItemID``, its kind and the clips around
/// it. A take is sampled four times per frame, so that fitted keys are accurate
/// between frames too; except between two frames with input, which may cause a jump.
struct Take: Sendable {
  /// Points.
  let size: Size2D
  /// The frames that it shows.
  let frames: ClosedRange<Int>
  /// The frame with which the next take begins; its samples are here too, so that keys lead up to it. Nil for the
  /// last take.
  let nextFrame: Int?

  /// The sample times in frames, ascending.
  var times: [Double] = []
  /// In the order they are drawn.
  var tracks: [Track] = []
  var groups: [Group] = []

  init(size: Size2D, frames: ClosedRange<Int>, nextFrame: Int?) {
    self.size = size
    self.frames = frames
    self.nextFrame = nextFrame
  }

  /// The indices of the times in some of its frames, and of the time at which the next take begins if the frames
  /// last until then.
  func times(in frames: ClosedRange<Int>) -> [Int] {
    let end = frames.upperBound + 1 == nextFrame ? frames.upperBound + 1 : frames.upperBound
    return times.indices.filter {
      times[$0] >= Double(frames.lowerBound) && times[$0] <= Double(end)
    }
  }

  /// The kinds of items, which a name alone does not distinguish.
  enum Kind: UInt8, Sendable { case fill, stroke, text, slot }

  /// An item through time.
  struct Track: Sendable {
    let kind: Kind
    let id: ItemID
    /// The names of the clips it is in, the outermost first.
    let clips: [ItemID]
    /// The number among items that are equal in all this.
    let occurrence: Int
    /// All groups that it is ever in, the outermost first, as indices of the take's groups.
    var groups: [Int] = []
    var samples: [Sample] = []
  }

  /// A sample of an item at one time, or at several in turn at which nothing of it differs.
  struct Sample: Sendable {
    /// An index of the take's times.
    var time: Int
    /// The index of the last time.
    var lastTime: Int
    /// In its own coordinates.
    var path: BezierPath
    /// From those to the drawing's.
    var map: Affine
    var color: ElasticColor
    /// Its own.
    var opacity: Double
    var rule = FillRule.nonZero
    var stroke: PathStroke?
    var text: TextRun?
    var utf8: [UInt8] = []
  }

  /// A group that clips or fades, through time.
  struct Group: Sendable {
    let id: ItemID
    let isClip: Bool
    /// The names of the clips it is in.
    let clips: [ItemID]
    var samples: [GroupSample] = []
  }

  /// A sample of a group at one time, or at several in turn at which nothing of it differs.
  struct GroupSample: Sendable {
    /// An index of the take's times.
    var time: Int
    /// The index of the last time.
    var lastTime: Int
    var opacity: Double
    /// In the drawing's coordinates.
    var clip: BezierPath
    var rule = FillRule.nonZero
    /// From the coordinates of its contents to the drawing's.
    var map = Affine.identity
  }
}

// MARK: - Sampling

extension Take {
  /// Adds the next time, in frames.
  mutating func add(
    _ drawing: Drawing, at frame: Double, palette: ElasticPalette, letters: inout LetterCache
  ) {
    let time = times.count
    times.append(frame)
    var lastTrack = -1
    var seen: [Int] = []
    drawing.walk(Frame()) { item, transform, rule, frame in
      frame.around.enter(item, transform, clipped: rule, in: drawing)
      let opacity = item.visibleOpacity
      guard rule != nil || opacity < 1 else { return }
      let clip = rule == nil ? nil : frame.around.clips.last
      frame.groups.append(
        group(
          item.id, frame.clips,
          GroupSample(
            time: time, lastTime: time, opacity: opacity, clip: clip?.path ?? BezierPath(),
            rule: rule ?? .nonZero,
            map: frame.around.transform),
          isClip: rule != nil))
      if rule != nil { frame.clips.append(item.id) }
    } visit: { item, frame in
      var sample = Sample(
        time: time, lastTime: time, path: BezierPath(), map: frame.around.transform,
        color: .clear, opacity: item.visibleOpacity)
      sample.path.append(drawing.path(of: item))
      var kind = Kind.fill
      switch item.content {
      case .fill(let paint, let rule):
        (sample.color, sample.rule) = (palette[paint], rule)
      case .stroke(let paint, let style):
        guard style.isDrawn else { return }
        (kind, sample.color, sample.stroke) = (.stroke, palette[paint], style)
      case .text(let paint, let run):
        sample.color = palette[paint]
        sample.utf8 = Array(drawing.text[item.text])
        sample.map = Affine.translation(run.position - .origin).then(sample.map)
        if let outline = letters.outline(sample.utf8, run) {
          sample.path = outline
        } else {
          (kind, sample.text) = (.text, run)
        }
      case .slot(let rect):
        kind = .slot
        sample.path.rect(rect)
      case .group, .endGroup: return
      }
      add(sample, kind, item.id, frame, &seen, &lastTrack)
    }
  }

  private struct Frame {
    var around = Drawing.Groups()
    var groups: [Int] = []
    var clips: [ItemID] = []
  }

  /// The index of a group, which gets another sample.
  private mutating func group(
    _ id: ItemID, _ clips: [ItemID], _ sample: GroupSample, isClip: Bool
  ) -> Int {
    // A second group of the same name at the same time is a different group.
    if let known = groups.firstIndex(where: {
      $0.id == id && $0.isClip == isClip && $0.clips == clips
        && $0.samples.last?.lastTime != sample.time
    }) {
      groups[known].add(sample)
      return known
    }
    groups.append(Group(id: id, isClip: isClip, clips: clips, samples: [sample]))
    return groups.count - 1
  }

  /// Adds a sample to the track it belongs to; a new track comes after the one drawn before it.
  private mutating func add(
    _ sample: Sample, _ kind: Kind, _ id: ItemID, _ frame: Frame, _ seen: inout [Int],
    _ lastTrack: inout Int
  ) {
    // By index: a track as a value would be copied for each comparison.
    func isAlike(_ index: Int) -> Bool {
      tracks[index].id == id && tracks[index].kind == kind && tracks[index].clips == frame.clips
    }
    // First guess: the item that followed the last item in the previous sample.
    let guess = lastTrack + 1
    var index = guess
    let isGuessed =
      guess < tracks.count && tracks[guess].occurrence == 0 && isAlike(guess)
      && tracks[guess].samples.last?.lastTime != sample.time
    if !isGuessed {
      let occurrence = seen.count(where: isAlike)
      if let known = tracks.indices.first(where: {
        isAlike($0) && tracks[$0].occurrence == occurrence
      }) {
        index = known
      } else {
        tracks.insert(
          Track(kind: kind, id: id, clips: frame.clips, occurrence: occurrence), at: guess)
        for (nth, other) in seen.enumerated() where other >= guess { seen[nth] = other + 1 }
      }
    }
    if frame.groups.count > tracks[index].groups.count { tracks[index].groups = frame.groups }
    // What a clip leaves of an item may change when the item does not.
    let isCutAlike = frame.groups.allSatisfy { group in
      !groups[group].isClip || (groups[group].samples.last?.time ?? 0) < sample.time
    }
    tracks[index].add(sample, isCutAlike: isCutAlike)
    seen.append(index)
    lastTrack = index
  }
}

extension Take.Track {
  /// The samples of some times, one a time.
  func samples(from first: Int, to last: Int) -> [Take.Sample] {
    var result: [Take.Sample] = []
    for sample in samples where sample.lastTime >= first && sample.time <= last {
      for time in max(sample.time, first)...min(sample.lastTime, last) {
        result.append(sample)
        (result[result.count - 1].time, result[result.count - 1].lastTime) = (time, time)
      }
    }
    return result
  }

  fileprivate mutating func add(_ sample: Take.Sample, isCutAlike: Bool) {
    if isCutAlike, let last = samples.last, last.lastTime + 1 == sample.time,
      last.map == sample.map, last.color == sample.color, last.opacity == sample.opacity,
      last.rule == sample.rule, last.stroke == sample.stroke, last.text == sample.text,
      last.utf8 == sample.utf8, last.path == sample.path
    {
      samples[samples.count - 1].lastTime = sample.time
    } else {
      samples.append(sample)
    }
  }
}

extension Take.Group {
  fileprivate mutating func add(_ sample: Take.GroupSample) {
    if let last = samples.last, last.lastTime + 1 == sample.time, last.opacity == sample.opacity,
      last.map == sample.map, last.rule == sample.rule, last.clip == sample.clip
    {
      samples[samples.count - 1].lastTime = sample.time
    } else {
      samples.append(sample)
    }
  }
}

extension PathStroke {
  /// Whether anything inside it is visible.
  var isDrawn: Bool {
    width > 0 && width.isFinite && end > start && end > 0 && start < 1
  }
}

/// A cache of outlines.
struct LetterCache {
  private let letters: Footage.Letters?
  private var known: [(utf8: [UInt8], run: TextRun, outline: BezierPath)] = []

  init(_ letters: Footage.Letters?) { self.letters = letters }

  mutating func outline(_ utf8: [UInt8], _ run: TextRun) -> BezierPath? {
    guard let letters else { return nil }
    // Its position and transform do not change its shape.
    if let hit = known.first(where: {
      $0.utf8 == utf8 && $0.run.size == run.size && $0.run.weight == run.weight
        && $0.run.anchor == run.anchor && $0.run.isRightToLeft == run.isRightToLeft
    }) {
      return hit.outline
    }
    guard let outline = letters(utf8, run) else { return nil }
    known.append((utf8, run, outline))
    return outline
  }
}
