import Testing

@testable import ElasticExport

/// A long run is exported in takes, so that its length takes no memory.
@Suite("The takes of a long run")
struct TakesTests {
  /// A disc that swings, in a group that fades, behind a clip that breathes.
  private static func swing(seconds: Double, rate: Double = 8) -> Footage {
    Footage(size: Size2D(width: 100, height: 50), rate: rate, duration: seconds) { time, drawing in
      let swing = ElasticMath.sin(time * 1.3)
      drawing.rect(Rect2D(x: 0, y: 0, width: 100, height: 45 + 5 * swing))
      drawing.beginGroup(ItemID(.edge), clip: .nonZero, opacity: 0.6 + 0.4 * swing)
      drawing.append(
        .circle, by: Affine(a: 9, b: 0, c: 0, d: 9, tx: 50 + 30 * swing, ty: 25 - 10 * swing))
      drawing.fill(ItemID(.path), .color(ElasticColor(red: 1, green: 0, blue: 0)))
      drawing.endGroup(ItemID(.edge))
      return .now
    }
  }

  @Test("show each frame once, half a minute at a time", arguments: [0.05, 59.9, 60, 95])
  func lengths(seconds: Double) {
    let footage = Self.swing(seconds: seconds)
    var (next, numbers, counts) = (0, [Int](), Set<Int>())
    footage.takes { take, number, count in
      #expect(take.frames.lowerBound == next)
      next = take.frames.upperBound + 1
      // Less than a minute, four times a frame.
      #expect(take.times.count <= Int(60 * footage.rate) * 4 + 1)
      #expect(take.nextFrame == (number == count - 1 ? nil : next))
      #expect(take.times.first == Double(take.frames.lowerBound))
      #expect(take.times.last == Double(take.nextFrame ?? take.frames.upperBound))
      numbers.append(number)
      counts.insert(count)
    }
    #expect(next == footage.frameCount)
    #expect(numbers == Array(numbers.indices) && counts == [numbers.count])
    #expect((seconds >= 60) == (numbers.count > 1))
  }

  @Test("lead to each other: at the seam too every number is within the error")
  func seams() {
    let footage = Self.swing(seconds: 95)
    var shown: [ClosedRange<Int>] = []
    var worst = 0.0
    footage.shots(error: 0.25) { _ in
    } step: { _, _ in
    } use: { _, shots in
      for shot in shots {
        shown.append(shot.frames)
        // Up to the seam, not only to the take's last frame.
        for quarter in (shot.frames.lowerBound * 4)..<(shot.frames.upperBound * 4 + 4) {
          let frame = Double(quarter) / 4
          guard frame <= Double(footage.frameCount - 1), let pose = shot.pose else { continue }
          let place =
            pose.position.isEmpty
            ? [SVGScene.value(pose.x, at: frame)[0], SVGScene.value(pose.y, at: frame)[0]]
            : SVGScene.value(pose.position, at: frame)
          let swing = ElasticMath.sin(frame / footage.rate * 1.3)
          let (x, y) = (place[0] - (50 + 30 * swing), place[1] - (25 - 10 * swing))
          worst = max(worst, (x * x + y * y).squareRoot())
        }
      }
    }
    #expect(shown.count == 3 && shown.first?.lowerBound == 0)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.upperBound + 1 == $1.lowerBound })
    #expect(worst > 0 && worst <= 0.25)
  }

  @Test("take no more bytes for each second than a short run")
  func bytes() {
    func count(_ seconds: Double) -> Double {
      Double(LottieDocument().bytes(of: Self.swing(seconds: seconds)).count) / seconds
    }
    #expect(count(130) < count(20) * 1.1)
  }

  @Test("are those of one name in a moving SVG, and its still picture is in one of them")
  func picture() {
    let footage = Self.swing(seconds: 61)
    let pictures = MovingSVG().pictures(of: footage) { _, _ in }
    let text = String(decoding: pictures.moving, as: UTF8.self)
    let clips = text.matches(of: /id="([^"]*)"/).map { String($0.output.1) }
    #expect(clips.count == 3 && Set(clips).count == 3)
    #expect(String(decoding: pictures.still, as: UTF8.self).matches(of: /<path/).count == 2)
  }
}
