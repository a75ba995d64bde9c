import Testing

@testable import ElasticKit

/// The owner of a pull when another source takes it over, and the state that is kept.
@Suite("Taking over")
struct TakeoverTests {
  // MARK: Pull-to-refresh

  @Test("a scroll view takes over an unclaimed touch, but not a claimed one")
  func scrollAndTouch() {
    for isClaimed in [false, true] {
      var driver = RefreshDriver()
      driver.touch(.down, y: 10, at: 0)
      if isClaimed { #expect(driver.touch(.move, y: 70, at: 0.1) == .claimed) }
      driver.refresh.handle(.scrolled(offset: -30, isTracking: true), at: 0.2)
      #expect((driver.refresh.elastic.grip != nil) == isClaimed)
      #expect(driver.refresh.elastic.isScrolled == !isClaimed)
      driver.refresh.handle(.scrolled(offset: -40, isTracking: true), at: 0.3)
      driver.touch(.move, y: 90, at: 0.4)
      driver.advance(to: 2)
      #expect((driver.height - (isClaimed ? 80 : 40)).magnitude < 1e-9)
      if isClaimed { #expect(driver.touch(.up, y: 90, at: 3) == .claimed) }
    }
  }

  @Test("Reduce Motion that is switched on while it refreshes ends the motion, not the refresh")
  func reducedMeanwhile() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    driver.advance(to: 1.2)
    #expect(driver.refresh.state == .bouncing)
    driver.refresh.handle(.surroundings(Surroundings(reduceMotion: true)), at: 1.25)
    #expect(driver.refresh.state == .loading)
    #expect(driver.height == 50)
    #expect(driver.wave == 0)
    #expect(driver.refresh.output.inset == 50)
    // Only the circle goes on, until it is closed.
    #expect(driver.advance(to: 1.65) == .at(.infinity))
    driver.perform(.endRefreshing, at: 2)
    driver.advance(to: 3)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.height == 0)
    #expect(driver.events == [.armed, .refresh, .ended, .settled])
  }

  @Test("Reduce Motion that is switched on under a finger leaves the pull to it")
  func reducedUnderFinger() {
    var driver = RefreshDriver()
    driver.pull(60)
    driver.refresh.handle(.surroundings(Surroundings(reduceMotion: true)), at: 1.5)
    #expect(driver.height == 60)
    #expect(driver.refresh.state == .dragging)
    driver.touch(.move, y: 90, at: 1.6)
    #expect(driver.height == 80)
  }

  // MARK: The surface

  @Test("a finger that lifts at another place has moved there first")
  func liftsElsewhere() {
    var (lifted, moved) = (SurfaceTests.pulled(dy: 40), SurfaceTests.pulled(dy: 40))
    let there = Point2D(140, 160)
    lifted.handle(.touch(id: 1, phase: .up, point: there), at: 0.2)
    moved.handle(.touch(id: 1, phase: .move, point: there), at: 0.2)
    #expect((moved.output.inset - 90).magnitude < 1e-12)
    #expect(lifted.output.inset == moved.output.inset)
    moved.handle(.touch(id: 1, phase: .up, point: there), at: 0.2)
    for time in [0.2, 0.3, 0.5] {
      lifted.advance(to: time)
      moved.advance(to: time)
      #expect(lifted.drawnBits == moved.drawnBits)
    }
  }

  @Test("a finger beyond the travel's limit hands on no velocity, and one within it does")
  func velocityBeyondTheLimit() {
    var style = SurfaceMotion.Style()
    style.maximumTravel = 150
    for (first, isBeyond) in [(20.0, false), (200, true)] {
      var (quick, still) = (
        SurfaceTests.pulled(style, dy: first), SurfaceTests.pulled(style, dy: first)
      )
      let end = first + 80
      for step in 1...8 {
        let point = Point2D(100, 60 + first + Double(step) * 10)
        quick.handle(.touch(id: 1, phase: .move, point: point), at: 1 + Double(step) / 100)
      }
      still.handle(.touch(id: 1, phase: .move, point: Point2D(100, 60 + end)), at: 0.5)
      quick.handle(.touch(id: 1, phase: .up, point: Point2D(100, 60 + end)), at: 1.08)
      still.handle(.touch(id: 1, phase: .up, point: Point2D(100, 60 + end)), at: 1.08)
      quick.advance(to: 1.1)
      still.advance(to: 1.1)
      #expect((quick.output.inset == still.output.inset) == isBeyond)
    }
  }
}
