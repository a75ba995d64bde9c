import ElasticCore
import Testing

@Suite("Slots of a drawing")
struct SlotTests {
  private let frame = Rect2D(x: 1, y: 2, width: 3, height: 4)

  @Test("a slot has the opacity, the transform and the clips of all groups around it, and no other")
  func nested() throws {
    var drawing = Drawing()
    drawing.rect(Rect2D(x: 0, y: 0, width: 9, height: 9))
    drawing.beginGroup(ItemID(.edge), clip: .nonZero, opacity: 0.25)
    drawing.endGroup(ItemID(.edge))
    drawing.rect(Rect2D(x: 0, y: 0, width: 10, height: 10))
    drawing.beginGroup(
      ItemID(.edge), transform: .translation(Vector2D(100, 0)), clip: .evenOdd, opacity: 0.5)
    drawing.beginGroup(ItemID(.bubble), transform: .scale(2, 2), opacity: 0.5)
    drawing.slot(ItemID(.menu), frame, opacity: 0.5)
    drawing.endGroup(ItemID(.bubble))
    drawing.endGroup(ItemID(.edge))
    drawing.slot(ItemID(.page), frame)

    let menu = try #require(drawing.slot(ItemID(.menu)))
    #expect(menu.frame == frame)
    #expect(menu.opacity == 0.125)
    #expect(menu.transform(Point2D(1, 1)) == Point2D(102, 2))
    #expect(menu.clips.count == 1)
    #expect(menu.clips.first?.rule == .evenOdd)
    #expect(menu.clips.first?.path.bounds == Rect2D(x: 100, y: 0, width: 10, height: 10))

    let page = try #require(drawing.slot(ItemID(.page)))
    #expect(page.opacity == 1)
    #expect(page.clips.isEmpty)
    #expect(drawing.slot(ItemID(.indicator))?.frame == nil)
  }
}

/// Parts of a drawing that is of no component.
extension ItemID.Part {
  fileprivate static var bubble: Self { Self(number: 100) }
  fileprivate static var menu: Self { Self(number: 101) }
  fileprivate static var page: Self { Self(number: 102) }
  fileprivate static var indicator: Self { Self(number: 103) }
}
