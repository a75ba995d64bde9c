import Foundation
import TestSupport
import Testing

@testable import ElasticExport

@Suite struct LottieTests {
  static func release(_ profile: WaveProfile = .classic) -> Footage {
    var style = SurfaceMotion.Style()
    style.profile = profile
    return Footage(
      ElasticRecording(
        component: .elasticSurface, size: Size2D(width: 375, height: 667),
        entries: [
          .touch(0, .down, 100, 20), .touch(0, .move, 120, 130), .touch(0, .up, 120, 130),
        ]),
      component: SurfaceMotion(style: style))
  }

  /// The JSON as a player reads it.
  static func json(_ footage: Footage, error: Double = 0.25) throws -> [String: Any] {
    let bytes = LottieDocument(error: error).bytes(of: footage)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("a release takes an eighth of the bytes of a key a frame", arguments: WaveProfile.allCases)
  func bytes(profile: WaveProfile) {
    let footage = Self.release(profile)
    let fitted = LottieDocument().bytes(of: footage).count
    let exact = LottieDocument(error: 0).bytes(of: footage).count
    #expect(fitted * 8 <= exact, "\(fitted) of \(exact)")
    #expect(fitted > 500)
  }

  @Test("the progress is reported, and the callback can stop the export")
  func steps() throws {
    struct Enough: Error {}
    let footage = Self.release()
    var told: [Int] = []
    let bytes = LottieDocument().bytes(of: footage) { done, count in
      #expect(done < count)
      told.append(done)
    }
    #expect(told == told.sorted() && told.first == 0)
    #expect(bytes == LottieDocument().bytes(of: footage))
    #expect(throws: Enough.self) {
      try LottieDocument().bytes(of: footage) { _, _ in throw Enough() }
    }
    #expect(throws: Enough.self) {
      try CSSMotion().bytes(of: footage) { _, _ in throw Enough() }
    }
    let pictures = MovingSVG().pictures(of: footage) { _, _ in }
    #expect(pictures.moving == MovingSVG().bytes(of: footage))
    #expect(pictures.still == MovingSVG().still(of: footage))
  }

  @Test("it ends with the frame at which everything is at rest, and marks that frame")
  func end() throws {
    let footage = Self.release()
    let json = try Self.json(footage)
    #expect(json["op"] as? Int == footage.frameCount)
    #expect(json["fr"] as? Int == 60)
    let markers = try #require(json["markers"] as? [[String: Any]])
    #expect(markers.count == 1)
    #expect(markers[0]["cm"] as? String == "reduced motion")
    #expect(markers[0]["tm"] as? Int == footage.frameCount - 1)
  }

  @Test(
    "an input that never comes does not keep it from ending",
    arguments: [1e9, 1e300, .infinity, .nan, -.infinity])
  func never(time: Double) {
    var frames = 0
    let footage = Footage(size: Size2D(width: 9, height: 9), rate: 1, inputs: [0, time]) { _, _ in
      frames += 1
      return .never
    }
    #expect(footage.frameCount >= 1 && footage.frameCount <= 602)
    #expect(frames <= 5 * 602)
  }

  @Test("typing repeats, and its loop ends on its start")
  func loop() throws {
    let footage = Footage(
      ElasticRecording(component: .messageBalloon, size: Size2D(width: 200, height: 120)),
      component: BalloonMotion(style: BalloonMotion.Style()))
    let found = footage.loop
    let loop = try #require(found)
    // The original's cycle: 0.5 s up, 0.7 s back.
    #expect(loop.count == 72)
    let json = try Self.json(footage)
    #expect(json["op"] as? Int == 72)
    let layers = try #require(json["layers"] as? [[String: Any]])
    #expect(layers.allSatisfy { $0["ip"] as? Int == 0 && $0["op"] as? Int == 72 })
  }

  @Test("between keys a spring stays within the error", arguments: 0..<40)
  func fits(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let spring = try DampedSpring(
      angularFrequency: 3 + 37 * random.unit(), dampingRatio: 0.1 + 1.3 * random.unit())
    let (far, across) = (10 + 290 * random.unit(), 80 * random.unit() - 40)
    let tolerance = [0.05, 0.25, 1][seed % 3]
    let frames = (0...240).map { Double($0) / 4 }
    let values = frames.map { frame in
      let left = 1 - spring.sample(at: frame / 60).value
      return [far * left, across * left]
    }
    let fit = KeyFit(
      frames: frames, tolerance: tolerance, arePoints: true, overshoots: seed % 2 == 0)
    let keys = fit.keys(values)
    #expect(keys.count < 50)
    for (frame, value) in zip(frames, values) {
      let index = keys.lastIndex { $0.frame <= frame } ?? 0
      let (key, next) = (keys[index], keys[min(index + 1, keys.count - 1)])
      // The core's own easing, which was checked against browsers.
      let ease = try CubicEasing(
        x1: key.ease.x1, y1: key.ease.y1, x2: key.ease.x2, y2: key.ease.y2)
      let share =
        next.frame > key.frame ? ease.value(at: (frame - key.frame) / (next.frame - key.frame)) : 0
      let off = (0..<2).map { axis in
        key.values[axis] + (next.values[axis] - key.values[axis]) * share - value[axis]
      }
      #expect((off[0] * off[0] + off[1] * off[1]).squareRoot() <= tolerance + 1e-6)
      if !fit.overshoots {
        #expect((0...1).contains(key.ease.y1) && (0...1).contains(key.ease.y2))
      }
    }
  }

  /// Between two frames with an input nothing is sampled, but players show parts of frames.
  @Test("between the frames of a hand a value stays near the straight line", arguments: 0..<20)
  func steady(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var values = [[100.0, 100]]
    for _ in 0..<60 {
      let jump = random.unit() < 0.4 ? 40.0 : 3
      values.append(values[values.count - 1].map { $0 + jump * (random.unit() - 0.3) })
    }
    let fit = KeyFit(
      frames: values.indices.map(Double.init), tolerance: 0.25, arePoints: true,
      overshoots: seed % 2 == 0)
    let keys = fit.keys(values)
    for step in 0..<(values.count - 1) * 4 {
      let frame = Double(step) / 4
      let (old, new) = (values[step / 4], values[step / 4 + 1])
      let index = try #require(keys.lastIndex { $0.frame <= frame })
      let (key, next) = (keys[index], keys[index + 1])
      let share = key.ease.value(at: (frame - key.frame) / (next.frame - key.frame))
      let off = (0..<2).map { axis in
        key.values[axis] + (next.values[axis] - key.values[axis]) * share
          - old[axis] - (new[axis] - old[axis]) * Double(step % 4) / 4
      }
      #expect((off[0] * off[0] + off[1] * off[1]).squareRoot() <= 0.25 + 1e-6)
    }
  }

  @Test("without an error there is a key a frame")
  func exact() {
    let fit = KeyFit(frames: (0...40).map { Double($0) / 4 }, tolerance: 0, arePoints: false)
    #expect(fit.keys((0...40).map { [Double($0 * $0)] }).map(\.frame) == (0...10).map(Double.init))
    #expect(fit.keys((0...40).map { _ in [7] }).count == 1)
  }

  @Test("easings that players would confuse get names")
  func names() {
    var names = LottieEaseNames()
    let ease = KeyEase(x1: 0.333, y1: 0, x2: 0.667, y2: 1)
    #expect(names.name(ease).isEmpty)
    #expect(names.name(KeyEase(x1: 0.334, y1: 0, x2: 0.667, y2: 1)) == Array("e1".utf8))
    #expect(names.name(ease).isEmpty)
    // The 20th letter is cut off.
    #expect(names.name(KeyEase(x1: 0.33, y1: -0.15, x2: 0.67, y2: 1.02)).isEmpty)
    #expect(!names.name(KeyEase(x1: 0.33, y1: -0.15, x2: 0.67, y2: 1.04)).isEmpty)
  }

  /// Dashes that grow and walk along a line and a circle, drawn by an app's own component.
  static var dashes: Footage {
    Footage(size: Size2D(width: 120, height: 80), duration: 0.5) { time, drawing in
      let share = time / 0.5
      drawing.move(to: Point2D(10, 15))
      drawing.line(to: Point2D(110, 15))
      drawing.stroke(
        ItemID(.edge), .color(ElasticColor(red: 0, green: 0, blue: 0)),
        PathStroke(
          width: 4 + 4 * share,
          dash: PathStroke.Dash(length: 12 + 8 * share * share, gap: 6, phase: 30 * share)))
      drawing.append(.circle, by: Affine(a: 22, b: 0, c: 0, d: 22, tx: 60, ty: 50))
      drawing.stroke(
        ItemID(.path), .color(ElasticColor(red: 1, green: 0, blue: 0)),
        PathStroke(
          width: 6, cap: .butt, dash: PathStroke.Dash(length: 9, gap: 14, phase: -20 * share)))
      return .now
    }
  }

  /// A disc seen through a triangle, which goes along at one pace and down at another.
  static var shifts: Footage {
    Footage(size: Size2D(width: 120, height: 80), duration: 0.5) { time, drawing in
      let share = time / 0.5
      drawing.move(to: Point2D(5, 5))
      drawing.line(to: Point2D(115, 5))
      drawing.line(to: Point2D(60, 75))
      drawing.close()
      drawing.beginGroup(ItemID(.edge), clip: .nonZero)
      drawing.append(
        .circle,
        by: Affine(a: 12, b: 0, c: 0, d: 12, tx: 30 + 60 * share, ty: 15 + 50 * share * share))
      drawing.fill(ItemID(.path), .color(ElasticColor(red: 1, green: 0, blue: 0)))
      drawing.endGroup(ItemID(.edge))
      return .now
    }
  }

  @Test("a group that moves has its place in one piece, which every player reads")
  func shifted() throws {
    let file = GoldenTests.folder.deletingLastPathComponent()
      .appendingPathComponent("Independent/shifts.json")
    let bytes = Data(LottieDocument().bytes(of: Self.shifts))
    if GoldenTests.isUpdating { try bytes.write(to: file) }
    #expect(try Data(contentsOf: file) == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains(#""ty":"gr","nm":"movement down","it":[{"ty":"gr""#))
    #expect(!text.contains(#""p":{"s":true"#))
  }

  @Test("dashes are written as other players were seen to draw them")
  func dashed() throws {
    let file = GoldenTests.folder.deletingLastPathComponent()
      .appendingPathComponent("Independent/dashes.json")
    let bytes = Data(LottieDocument().bytes(of: Self.dashes))
    if GoldenTests.isUpdating { try bytes.write(to: file) }
    #expect(try Data(contentsOf: file) == bytes)
  }
}
