import Testing

@testable import ElasticExport

@Suite struct StillTests {
  /// A square that is there for less than a second, in a group, under a slot that stays.
  static func square(
    _ frames: Range<Int>, opacity: Double = 1, side: @escaping (Double) -> Double
  ) -> Footage {
    Footage(size: Size2D(width: 100, height: 100), duration: 1) { time, drawing in
      let frame = time * 60
      let isThere = frame > Double(frames.lowerBound) - 0.5 && frame < Double(frames.upperBound)
      drawing.beginGroup(ItemID(.page), opacity: isThere ? opacity : 0)
      drawing.append(rect(side(frame)))
      drawing.fill(ItemID(.wave), .color(.black))
      drawing.endGroup(ItemID(.page))
      drawing.slot(ItemID(.indicator), Rect2D(x: 0, y: 0, width: frame, height: 100))
      return .now
    }
  }

  static func rect(_ side: Double) -> BezierPath {
    var path = BezierPath()
    path.rect(Rect2D(x: 0, y: 0, width: side, height: side))
    return path
  }

  @Test("the still is the last frame, if that shows anything")
  func last() {
    #expect(Self.square(0..<60, opacity: 0.1) { 90 - $0 }.still == 59)
  }

  @Test("if the last frame shows nothing, the still is the frame that shows most")
  func most() {
    // It is largest at the twentieth frame; a slot that grows and the square behind a faded group
    // do not count, nor do shapes outside of the picture.
    #expect(Self.square(10..<40) { 50 - ($0 - 20).magnitude }.still == 20)
    #expect(Self.square(10..<40, opacity: 0.5) { 10 + $0 }.still == 39)
    #expect(Self.square(10..<40) { 85 + $0 }.still == 15)
    #expect(Self.square(0..<0) { 10 + $0 }.still == 59)
  }
}
