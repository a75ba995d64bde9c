import ElasticKit
import Testing

@testable import ElasticWeb

@Suite struct FlatSceneTests {
  /// A drawing with every kind of item, of numbers that are all different.
  private func everything() -> Drawing {
    var drawing = Drawing()
    drawing.move(to: Point2D(1, 2))
    drawing.line(to: Point2D(3, 4))
    drawing.quad(Point2D(5, 6), to: Point2D(7, 8))
    drawing.cubic(Point2D(9, 10), Point2D(11, 12), to: Point2D(13, 14))
    drawing.close()
    drawing.fill(
      ItemID(.surface), .color(ElasticColor(hex: 0x1234_5678)), rule: .evenOdd, opacity: 0.5)
    drawing.move(to: Point2D(0, 0))
    drawing.line(to: Point2D(3, 4))
    drawing.stroke(
      ItemID(.word, 3), .role(.tint),
      PathStroke(
        width: 2, cap: .round, join: .bevel, dash: .init(length: 6, gap: 7, phase: 8), start: 0.25,
        end: 0.75))
    drawing.move(to: Point2D(20, 21))
    drawing.beginGroup(
      ItemID(.indicator), transform: Affine(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), clip: .nonZero,
      opacity: 0.25)
    drawing.text(
      ItemID(.word, 1), Array("äb".utf8), .role(.label),
      TextRun(
        position: Point2D(30, 31), size: 17, weight: .bold, anchor: .middle, isRightToLeft: true))
    drawing.slot(ItemID(.menu), Rect2D(x: 40, y: 41, width: 42, height: 43))
    drawing.endGroup(ItemID(.indicator))
    drawing.beginGroup(ItemID(.page))
    drawing.endGroup(ItemID(.page))
    return drawing
  }

  @Test("every number of every kind of item is at its place")
  func items() {
    var scene = FlatScene()
    scene.append(everything(), Surroundings(scheme: .dark))
    let tint = ElasticPalette(scheme: .dark)[.tint]
    let label = ElasticPalette(scheme: .dark)[.label]
    let path: [Double] = [0, 1, 2, 1, 3, 4, 2, 5, 6, 7, 8, 3, 9, 10, 11, 12, 13, 14, 4]
    // The second number of each is its size, which is put in below.
    var expected: [[Double]] = [
      [0, 0, 0, -1, 0.5, 0x1234_5678, 1],
      [1, 0, 10, 3, 1, Double(tint.hex)],
      [4, 0, 2, -1, 0.25, 1, 2, 3, 4, 5, 6, 0, 0, 20, 21],
      [2, 0, 10, 1, 1, Double(label.hex)],
      [3, 0, 6, -1, 1, 40, 41, 42, 43],
      [5, 0, 2, -1, 1],
      [4, 0, 7, -1, 1, 1, 0, 0, 1, 0, 0, -1],
      [5, 0, 7, -1, 1],
    ]
    expected[0] += path
    expected[1] += [2, 1, 2, 6, 7, 8, 0.25, 0.75, 0, 0, 0, 1, 3, 4]
    expected[3] += [30, 31, 17, 1, 1, 1, 0, 3]
    for index in expected.indices { expected[index][1] = Double(expected[index].count) }
    #expect(scene.numbers == expected.flatMap { $0 })
    #expect(scene.text == Array("äb".utf8))
  }

  @Test("each size leads to the next item, and the last one to the end")
  func sizes() {
    var scene = FlatScene()
    let drawing = everything()
    scene.append(drawing, Surroundings())
    var at = 0
    var count = 0
    while at < scene.numbers.count {
      #expect(scene.numbers[at + 1] >= 5)
      at += Int(scene.numbers[at + 1])
      count += 1
    }
    #expect(at == scene.numbers.count)
    #expect(count == drawing.items.count)
  }

  @Test("the head holds the state, the edge and the output")
  func head() {
    var scene = FlatScene()
    scene.begin(state: 11, edge: .left, inset: 1, extent: 2, progress: 3)
    #expect(scene.numbers == [11, 2, 1, 2, 3])
  }
}
