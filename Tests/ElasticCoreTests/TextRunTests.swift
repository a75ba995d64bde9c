import ElasticCore
import Testing

@Suite("The position of a line of text")
struct TextRunTests {
  @Test(
    "the position is the end the anchor names, in the direction of the line",
    arguments: [
      (TextRun.Anchor.start, false, 100.0), (.middle, false, 80), (.end, false, 60),
      (.start, true, 60), (.middle, true, 80), (.end, true, 100),
    ])
  func origin(anchor: TextRun.Anchor, isRightToLeft: Bool, left: Double) {
    let run = TextRun(
      position: Point2D(100, 20), size: 12, anchor: anchor, isRightToLeft: isRightToLeft)
    #expect(run.origin(width: 40) == Point2D(left, 20))
  }
}
