@_spi(Programs) import ElasticExport
import Testing

@Suite struct FlatItemTests {
  private func square(_ drawing: inout Drawing, at x: Double = 0) {
    drawing.rect(Rect2D(x: x, y: 0, width: 1, height: 1))
  }

  @Test("an item carries the maps, opacities and clips of the groups around it")
  func groups() throws {
    var drawing = Drawing()
    square(&drawing, at: 5)
    drawing.beginGroup(
      ItemID(.page), transform: .translation(Vector2D(10, 0)), clip: .evenOdd, opacity: 0.5)
    square(&drawing, at: 7)
    drawing.beginGroup(
      ItemID(.menu), transform: .scale(2, 2), clip: .nonZero, opacity: 0.5)
    square(&drawing)
    drawing.fill(ItemID(.word, 3), .color(.black), opacity: 0.5)
    drawing.endGroup(ItemID(.menu))
    drawing.slot(ItemID(.page), Rect2D(x: 1, y: 2, width: 3, height: 4))
    drawing.endGroup(ItemID(.page))
    square(&drawing)
    drawing.fill(ItemID(.ball), .color(.black))

    let items = drawing.flatItems
    #expect(items.map(\.id) == [ItemID(.word, 3), ItemID(.page), ItemID(.ball)])
    #expect(items.map(\.opacity) == [0.125, 0.5, 1])
    #expect(items[0].transform == Affine(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
    #expect(items[1].transform == .translation(Vector2D(10, 0)))
    #expect(items[2].transform == .identity)
    // The inner clip is scaled and shifted with its own group, the outer one only shifted.
    #expect(
      items[0].clips.map(\.path.bounds) == [
        Rect2D(x: 15, y: 0, width: 1, height: 1), Rect2D(x: 24, y: 0, width: 2, height: 2),
      ])
    #expect(items[0].clips.map(\.rule) == [.evenOdd, .nonZero])
    #expect(items[1].clips.count == 1)
    #expect(items[2].clips.isEmpty)
    #expect(items[1].path.bounds == Rect2D(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("unbalanced groups are handled")
  func unmatched() {
    var drawing = Drawing()
    drawing.endGroup(ItemID(.page))
    drawing.beginGroup(ItemID(.page), opacity: .nan)
    square(&drawing)
    drawing.fill(ItemID(.ball), .color(.black))
    #expect(drawing.flatItems.map(\.opacity) == [0])
  }
}
