import ElasticKit
import LawKit
import Testing

/// What the law of an input that moves no finger counts as vanished.
@Suite("A glimpse of a drawing")
struct GlimpseTests {
  private static let vanish = "an input that moves no finger lets nothing vanish"
  private static let appear = "an input that moves no finger lets nothing appear"

  /// The law that is broken if all that `draw` draws is gone with the next input, and if it comes with it.
  private func breaches(
    way: Double = 0, _ draw: (inout Drawing) -> Void
  ) -> (gone: String?, came: String?) {
    var drawing = Drawing()
    drawing.rect(Rect2D(x: 0, y: 0, width: 375, height: 667))
    drawing.fill(ItemID(.path), .role(.background))
    let without = Glimpse(drawing)
    draw(&drawing)
    let with = Glimpse(drawing)
    return (
      without.breach(since: with, way: way).map(\.description),
      with.breach(since: without, way: way).map(\.description)
    )
  }

  private func isSeen(_ draw: (inout Drawing) -> Void) -> Bool {
    let (gone, came) = breaches(draw)
    let isSeen = gone != nil
    #expect(gone == (isSeen ? Self.vanish : nil))
    #expect(came == (isSeen ? Self.appear : nil))
    return isSeen
  }

  private func fill(
    _ drawing: inout Drawing, width: Double = 100, height: Double = 100, opacity: Double = 1,
    _ paint: Paint = .role(.background)
  ) {
    drawing.rect(Rect2D(x: 10, y: 20, width: width, height: height))
    drawing.fill(ItemID(.background), paint, opacity: opacity)
  }

  @Test("what is seen neither vanishes nor appears, but under a finger that moves")
  func vanishing() {
    let (gone, came) = breaches { fill(&$0) }
    #expect(gone == Self.vanish && came == Self.appear)
    let moved = breaches(way: 1) { fill(&$0) }
    #expect(moved.gone == nil && moved.came == nil)
  }

  @Test("less than half of one of 255 steps is not seen, and the step is")
  func steps() {
    #expect(!isSeen { fill(&$0, opacity: 0.0019) })
    #expect(isSeen { fill(&$0, opacity: 0.002) })
    #expect(!isSeen { fill(&$0, .color(ElasticColor(red: 1, green: 0, blue: 0, alpha: 0.0019))) })
    #expect(isSeen { fill(&$0, .color(ElasticColor(red: 1, green: 0, blue: 0, alpha: 0.002))) })
  }

  @Test("a filling is seen by both of its sides, in quarters of a point")
  func sides() {
    #expect(!isSeen { fill(&$0, height: .leastNonzeroMagnitude) })
    #expect(!isSeen { fill(&$0, width: 0) })
    #expect(!isSeen { fill(&$0, height: 0.00048) })
    #expect(isSeen { fill(&$0, height: 0.0005) })
    #expect(isSeen { fill(&$0, width: 0.0005) })
    // A tenth of a pixel, at a fiftieth.
    #expect(isSeen { fill(&$0, height: 0.025, opacity: 0.02) })
    #expect(!isSeen { fill(&$0, height: 0.024, opacity: 0.02) })
  }

  @Test("opacities and clips of groups count for all in them")
  func groups() {
    func grouped(_ opacities: [Double], side: Double = 100, at x: Double = 10) -> Bool {
      isSeen { drawing in
        for opacity in opacities.dropLast() {
          drawing.beginGroup(ItemID(.word), opacity: opacity)
        }
        drawing.rect(Rect2D(x: x, y: 20, width: 100, height: side))
        drawing.beginGroup(ItemID(.edge), clip: .nonZero)
        fill(&drawing, opacity: opacities[opacities.count - 1])
        for _ in opacities { drawing.endGroup(ItemID(.word)) }
      }
    }
    #expect(grouped([1]))
    #expect(!grouped([8e-35]))
    #expect(grouped([0.05, 0.05]))
    #expect(!grouped([0.04, 0.04]))
    #expect(!grouped([0.1, 0.1, 0.1]))
    #expect(!grouped([1], side: 0.0004))
    // Beside what it clips.
    #expect(grouped([1], at: 109))
    #expect(!grouped([1], at: 111))
  }

  @Test("a line is seen by its width, its length and the part that is drawn")
  func lines() {
    func line(length: Double = 100, _ style: PathStroke, by map: Affine = .identity) -> Bool {
      isSeen { drawing in
        drawing.beginGroup(ItemID(.word), transform: map)
        drawing.move(to: Point2D(10, 20))
        drawing.line(to: Point2D(10 + length, 20))
        drawing.stroke(ItemID(.edge), .role(.background), style)
        drawing.endGroup(ItemID(.word))
      }
    }
    #expect(line(PathStroke(width: 2.5)))
    #expect(!line(PathStroke(width: 1e-300)))
    #expect(line(PathStroke(width: 1e-300), by: .scale(1, 1e300)))
    #expect(!line(length: 1e-9, PathStroke(width: 2.5)))
    #expect(line(length: 1e-9, PathStroke(width: 2.5, cap: .round)))
    #expect(line(PathStroke(width: 2.5, start: 0.5, end: 0.6)))
    #expect(!line(PathStroke(width: 2.5, start: 0.5, end: 0.5)))
    #expect(!line(PathStroke(width: 2.5, cap: .round, start: 0.5, end: 0.4)))
    #expect(!line(PathStroke(width: 2.5, end: 1e-9)))
  }

  @Test("a slot is seen by its frame, and a text by its size")
  func contents() {
    func slot(_ height: Double, opacity: Double = 1) -> Bool {
      isSeen {
        $0.slot(
          ItemID(.word), Rect2D(x: 0, y: 0, width: 10, height: height), opacity: opacity)
      }
    }
    #expect(slot(10) && slot(0.001) && !slot(1e-9) && !slot(10, opacity: 1e-9))
    func text(_ letters: String, size: Double) -> Bool {
      isSeen {
        $0.text(
          ItemID(.word), letters.utf8, .role(.background),
          TextRun(position: Point2D(100, 100), size: size))
      }
    }
    #expect(text("word", size: 17) && !text("word", size: 1e-9) && !text("", size: 17))
  }
}
