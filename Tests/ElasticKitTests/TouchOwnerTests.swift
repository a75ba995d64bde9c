import ElasticHosting
import LawKit
import TestSupport
import Testing

@testable import ElasticKit

/// One touch, one owner: a component says which ways it can follow, claims those and no other, and leaves a tap alone.
@Suite("Whose touch it is")
struct TouchOwnerTests {
  private let size = Size2D(width: 375, height: 667)

  @Test(
    "is told by what a component can follow, in any play",
    arguments: [ComponentKind.elasticSurface, .pullToRefresh, .flowingMenu, .elasticShape])
  func told(kind: ComponentKind) throws { check(try kind.tested()) }

  /// A second finger goes down at any moment of a play, and then far in any direction.
  private func check<C: TestedComponent>(_ type: C.Type) {
    var decided = 0
    for seed in Chance.seeds(400 / C.playCost) {
      var play = RandomPlay<C>(seed: seed)
      var component = play.component()
      for _ in 0..<20 {
        component.perform(play.next())
        for _ in 0..<5 {
          var copy = component
          let start = Point2D(play.source.within(0...375), play.source.within(0...667))
          func touch(_ phase: TouchPhase, _ point: Point2D, after seconds: Double) -> TouchClaim {
            copy.handle(.touch(id: 77, phase: phase, point: point), at: play.time + seconds)
          }
          guard touch(.down, start, after: 0) == .undecided else { continue }
          // Further than any component's claim distance.
          let way = Vector2D(play.source.within(-1...1), play.source.within(-1...1)) * 1e5
          let follows = copy.follows(way)
          let claim = touch(.move, start + way, after: 0.01)
          decided += 1
          guard claim == (follows ? .claimed : .refused) else {
            Issue.record(
              "\(Chance.again(seed)): \(way) is \(claim), told that it follows: \(follows)")
            return
          }
        }
      }
    }
    // Also of the few plays under a sanitizer.
    #expect(decided > 0)
  }

  @Test("a tap on what moves is for what lies there, and a drag into the list is the list's")
  func refreshThatMoves() {
    for pause in [0.05, 0.4, 1.2] {
      for isLoading in [false, true] {
        var refresh = RefreshMotion(style: RefreshMotion.Style())
        refresh.handle(.resized(size), at: 0)
        func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, _ time: Double) -> TouchClaim {
          refresh.handle(.touch(id: 1, phase: phase, point: Point2D(x, y)), at: time)
        }
        _ = touch(.down, 100, 100, 0)
        _ = touch(.move, 100, isLoading ? 300 : 150, 0.1)
        _ = touch(.up, 100, isLoading ? 300 : 150, 0.2)
        let time = 0.2 + pause
        #expect(touch(.down, 100, 300, time) == .undecided)
        #expect(touch(.up, 100, 300, time + 0.1) == .undecided)
        while refresh.nextEvent() != nil {}
        #expect(touch(.down, 100, 300, time + 0.11) == .undecided)
        #expect(!refresh.follows(Vector2D(0, -1)) && !refresh.follows(Vector2D(30, 3)))
        #expect(touch(.move, 100, 280, time + 0.12) == .refused)
        #expect(refresh.elastic.grip == nil)
        #expect(refresh.nextEvent()?.event != .cancelled)
        refresh.perform(.endRefreshing, at: time + 1)
        #expect(refresh.advance(to: time + 20) == .never)
      }
    }
  }

  @Test("a menu on its way is pushed both ways, and a drag across it is its list's")
  func menuOnItsWay() {
    for isOpening in [true, false] {
      for (way, isFollowed) in [
        (Vector2D(40, 0), true), (Vector2D(-40, 0), true), (Vector2D(5, 40), false),
        (Vector2D(0, -40), false),
      ] {
        var menu = MenuMotion(style: MenuMotion.Style())
        menu.handle(.resized(size), at: 0)
        menu.perform(.open, at: 0)
        if !isOpening {
          menu.advance(to: 5)
          menu.perform(.close, at: 5)
        }
        let time = isOpening ? 0.1 : 5.1
        let start = Point2D(30, 300)
        #expect(menu.handle(.touch(id: 1, phase: .down, point: start), at: time) == .undecided)
        #expect(menu.follows(way) == isFollowed)
        let claim = menu.handle(
          .touch(id: 1, phase: .move, point: start + way), at: time + 0.02)
        #expect(claim == (isFollowed ? .claimed : .refused))
        guard !isFollowed else { continue }
        #expect(menu.advance(to: time + 20) == .never)
        #expect(menu.state == (isOpening ? .open : .closed))
      }
    }
  }

  @Test("a ball and a balloon follow no touch")
  func followers() {
    #expect(!BallMotion().follows(Vector2D(0, 40)) && !BalloonMotion().follows(Vector2D(40, 0)))
  }
}
