#if Cairo
import ElasticCairo
import ElasticKit
import Testing

@Suite struct GroupTests {
  private func square(_ x: Double, _ paint: Paint = red, into drawing: inout Drawing) {
    drawing.rect(Rect2D(x: x, y: 10, width: 10, height: 10))
    drawing.fill(ItemID(.shape), paint)
  }

  @Test("a group's transform moves all of its items and nothing after it")
  func transform() throws {
    let image = try picture {
      $0.beginGroup(
        ItemID(.page), transform: .scale(2, 1).then(.translation(Vector2D(-10, -5))))
      square(5, into: &$0)
      $0.endGroup(ItemID(.page))
      square(30, blue, into: &$0)
    }
    #expect(image.area == 300)
    #expect(image[0, 5] == 0xFFFF_0000 && image[19, 14] == 0xFFFF_0000 && image[20, 14] == 0)
    #expect(image[30, 10] == 0xFF00_00FF)
  }

  @Test("a clip bounds its group by its rule and nothing after it")
  func clip() throws {
    let image = try picture {
      $0.rect(Rect2D(x: 0, y: 0, width: 15, height: 30))
      $0.rect(Rect2D(x: 12, y: 0, width: 3, height: 30))
      $0.beginGroup(ItemID(.page), clip: .evenOdd)
      square(5, into: &$0)
      $0.endGroup(ItemID(.page))
      square(25, into: &$0)
    }
    #expect(image.drawn?.columns == 5...34)
    #expect(image.area == 170)
  }

  @Test("a clip is transformed with its group")
  func transformedClip() throws {
    let image = try picture {
      $0.rect(Rect2D(x: 0, y: 0, width: 5, height: 5))
      $0.beginGroup(ItemID(.page), transform: .translation(Vector2D(20, 10)), clip: .nonZero)
      $0.rect(Rect2D(x: -40, y: -40, width: 80, height: 80))
      $0.fill(ItemID(.shape), red)
      $0.endGroup(ItemID(.page))
    }
    #expect(image.drawn?.columns == 20...24)
    #expect(image.drawn?.rows == 10...14)
  }

  @Test("items of a faint group do not shine through one another, faint items do")
  func opacity() throws {
    let group = try picture {
      $0.beginGroup(ItemID(.page), opacity: 0.5)
      square(5, into: &$0)
      square(10, blue, into: &$0)
      $0.endGroup(ItemID(.page))
    }
    #expect((127...128).contains(group.alpha(12, 12)))
    #expect(group[12, 12] >> 16 & 0xFF == 0)
    let items = try picture {
      for (x, paint) in [(5.0, red), (10.0, blue)] {
        $0.rect(Rect2D(x: x, y: 10, width: 10, height: 10))
        $0.fill(ItemID(.shape), paint, opacity: 0.5)
      }
    }
    #expect((190...192).contains(items.alpha(12, 12)))
    #expect(items[12, 12] >> 16 & 0xFF > 60)
  }

  @Test("opacities multiply through groups, whether one item is inside or several")
  func nested() throws {
    let image = try picture {
      $0.beginGroup(ItemID(.page), opacity: 0.5)
      $0.beginGroup(ItemID(.menu), opacity: 0.5)
      square(0, into: &$0)
      $0.endGroup(ItemID(.menu))
      $0.beginGroup(ItemID(.menu), opacity: 0.5)
      square(20, into: &$0)
      square(25, into: &$0)
      $0.endGroup(ItemID(.menu))
      $0.endGroup(ItemID(.page))
    }
    for x in [5, 22, 27, 32] { #expect((63...65).contains(image.alpha(x, 15))) }
  }

  @Test(
    "a group that cannot be seen draws nothing, and what follows is drawn",
    arguments: [
      (Affine.scale(0, 1), 1.0), (.scale(.nan, 1), 1), (.scale(1e-200, 1e-200), 1),
      (.translation(Vector2D(.infinity, 0)), 1), (.identity, 0), (.identity, -1), (.identity, .nan),
    ])
  func unseen(_ transform: Affine, _ opacity: Double) throws {
    let image = try picture {
      $0.beginGroup(ItemID(.page), transform: transform, opacity: opacity)
      $0.beginGroup(ItemID(.menu))
      square(0, into: &$0)
      $0.endGroup(ItemID(.menu))
      $0.endGroup(ItemID(.page))
      square(20, into: &$0)
    }
    #expect(image.area == 100)
    #expect(image.drawn?.columns == 20...29)
  }

  @Test("too many or too few group ends change nothing")
  func unbalanced() throws {
    let image = try picture {
      $0.endGroup(ItemID(.page))
      square(0, into: &$0)
      $0.beginGroup(ItemID(.page), transform: .translation(Vector2D(20, 0)))
      square(0, into: &$0)
    }
    #expect(image.area == 200)
    #expect(image.drawn?.columns == 0...29)
  }

  @Test("a slot is left empty")
  func slot() throws {
    let image = try picture { $0.slot(ItemID(.page), Rect2D(x: 0, y: 0, width: 40, height: 30)) }
    #expect(image.drawn == nil)
  }
}
#endif
