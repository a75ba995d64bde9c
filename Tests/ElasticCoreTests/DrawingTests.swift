import ElasticCore
import Testing

@Suite("A drawing")
struct DrawingTests {
  private func words(_ texts: [String]) -> Drawing {
    var drawing = Drawing()
    for (index, text) in texts.enumerated() {
      let run = TextRun(position: Point2D(Double(index), 2), size: 12)
      drawing.text(ItemID(.word, index), text.utf8, .role(.label), run)
    }
    return drawing
  }

  private func texts(_ drawing: Drawing) -> [String] {
    drawing.items.filter { !$0.text.isEmpty }.map {
      String(decoding: drawing.text[$0.text], as: UTF8.self)
    }
  }

  @Test("takes texts of another drawing as they are, each with its own letters")
  func texts() {
    let song = words(["one", "two", "", "four", "five"])
    var drawing = words(["zero"])
    drawing.rect(Rect2D(x: 0, y: 0, width: 1, height: 1))
    drawing.fill(ItemID(.word), .role(.tint))
    drawing.append(texts: 1..<4, of: song)
    drawing.append(texts: 0..<0, of: song)
    drawing.append(texts: 4..<5, of: song)
    #expect(texts(drawing) == ["zero", "two", "four", "five"])
    #expect(drawing.items.map(\.id.index) == [0, nil, 1, 2, 3, 4])
    #expect(drawing.items[2].content == song.items[1].content)
    #expect(drawing.items.dropFirst(2).allSatisfy { $0.path.isEmpty })
    drawing.line(to: Point2D(1, 1))
    drawing.fill(ItemID(.edge), .role(.line))
    #expect(drawing.path(of: drawing.items[6]).map { $0 } == [.line(Point2D(1, 1))])
  }

  @Test("bounds a group by its last drawing, without a copy of it")
  func insideLast() {
    var drawing = Drawing()
    drawing.beginGroup(ItemID(.edge), insideLast: .evenOdd)
    drawing.endGroup(ItemID(.edge))
    #expect(drawing.items[0].path.isEmpty)
    drawing.rect(Rect2D(x: 0, y: 0, width: 1, height: 1))
    drawing.fill(ItemID(.word), .role(.tint))
    let count = drawing.paths.pointCount
    drawing.beginGroup(ItemID(.edge), insideLast: .nonZero, opacity: 0.5)
    drawing.line(to: Point2D(1, 1))
    drawing.stroke(ItemID(.edge), .role(.line), PathStroke(width: 1))
    #expect(drawing.paths.pointCount == count + 1)
    let group = drawing.items[3]
    #expect(Array(drawing.path(of: group)) == Array(drawing.path(of: drawing.items[2])))
    #expect(group.content == .group(.identity, clipped: .nonZero) && group.opacity == 0.5)
    #expect(Array(drawing.path(of: drawing.items[4])) == [.line(Point2D(1, 1))])
  }

  @Test("has a circle that a transform makes the ellipse in any rectangle")
  func circle() {
    let rect = Rect2D(x: 3, y: -2, width: 8, height: 5)
    var (drawn, moved) = (BezierPath(), BezierPath())
    drawn.ellipse(in: rect)
    let map = Affine(a: 4, b: 0, c: 0, d: 2.5, tx: 7, ty: 0.5)
    moved.append(.circle, by: map)
    var points: [(Point2D, Point2D)] = []
    for (a, b) in zip(drawn.elements, moved.elements) {
      var (left, right): ([Point2D], [Point2D]) = ([], [])
      a.forEachPoint { left.append($0) }
      b.forEachPoint { right.append($0) }
      points += zip(left, right)
    }
    #expect(points.count == 13)
    #expect(points.allSatisfy { ($0.0 - $0.1).length < 1e-12 })
  }
}
