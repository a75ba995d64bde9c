import ElasticCore
import TestSupport
import Testing

@Suite struct InterpolatableTests {
  private func distance(_ a: Affine, _ b: Affine) -> Double {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map(abs).max() ?? 0
  }

  private func random(_ source: inout SplitMix) -> Affine {
    func number() -> Double { source.unit() * 4 - 2 }
    return Affine(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
  }

  @Test("a map is the sum of its parts, and the way to another leads there")
  func maps() {
    var source = SplitMix(seed: 11)
    var again = 0.0
    var there = 0.0
    var turn = 0.0
    var inexact = 0
    for _ in 0..<10_000 {
      let one = random(&source)
      let two = random(&source)
      again = max(again, distance(Affine(one.parts), one))
      there = max(there, distance(one.moved(by: one.offset(to: two)), two))
      turn = max(turn, abs(one.offset(to: two).rotation))
      if one.blended(with: two, 0) != one || one.blended(with: two, 1) != two { inexact += 1 }
    }
    #expect(again < 1e-14)
    #expect(there < 1e-13)
    #expect(inexact == 0)
    // It never turns by more than half a circle.
    #expect(turn > 3 && turn <= .pi)
  }

  @Test(
    "turns go the short way",
    arguments: [
      (0.0, 1.0), (3.0, -3.0), (-2.5, 2.5), (0.1, -0.1), (1.5, 4.0), (0.0, Double.pi),
    ])
  func rotations(from: Double, to: Double) {
    var way = to - from
    if way > .pi { way -= 2 * .pi }
    if way < -.pi { way += 2 * .pi }
    let half = Affine.rotation(from).blended(with: .rotation(to), 0.25)
    #expect(distance(half, .rotation(from + way / 4)) < 1e-14)
  }

  @Test("mirrored maps are reached by flattening, not by turning")
  func mirrored() {
    let across = Affine.identity.blended(with: .scale(-1, 1), 0.25)
    #expect(distance(across, .scale(0.5, 1)) < 1e-15)
    let along = Affine.identity.blended(with: .scale(1, -1), 0.75)
    #expect(distance(along, .scale(1, -0.5)) < 1e-15)
    // One mirrored across and one along differ by half a turn.
    let both = Affine.scale(-1, 1).blended(with: .scale(1, -1), 0.5)
    #expect(abs(both.a * both.d - both.b * both.c + 1) < 1e-15)
  }

  @Test("maps that flatten everything are taken apart too")
  func flat() {
    for map in [
      Affine(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 4), Affine(a: 0, b: 0, c: 1, d: 2, tx: 0, ty: 0),
      Affine(a: 1, b: 2, c: 0, d: 0, tx: 0, ty: 0), Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
    ] {
      #expect(distance(Affine(map.parts), map) < 1e-14)
      #expect(map.blended(with: .identity, 0.5).isFinite)
    }
  }

  @Test("a leaning, stretched, turned map is blended part by part")
  func partsBlend() {
    let one = Affine.Parts(
      translation: .zero, rotation: 0.2, scaleX: 1, scaleY: 2, shear: 0.5)
    let two = Affine.Parts(
      translation: Vector2D(10, -4), rotation: 1.4, scaleX: 3, scaleY: 1, shear: -0.5)
    let half = Affine.Parts(
      translation: Vector2D(5, -2), rotation: 0.8, scaleX: 2, scaleY: 1.5, shear: 0)
    #expect(distance(Affine(one).blended(with: Affine(two), 0.5), Affine(half)) < 1e-14)
  }

  @Test("colours blend part by part and exactly at the ends")
  func colors() {
    let one = ElasticColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0)
    let two = ElasticColor(red: 0.7, green: 0, blue: 1)
    #expect(one.blended(with: two, 0) == one && one.blended(with: two, 1) == two)
    #expect(one.blended(with: two, 0.5).alpha == 0.5)
  }
}
