import Testing

@testable import ElasticKit

@Suite("The events of pull-to-refresh")
struct RefreshEventTests {
  @Test("a refresh posts the end of the one before it, whose room a disabling still removes")
  func endBeforeTheNext() {
    var driver = RefreshDriver()
    driver.refresh.handle(.activated, at: 0.1)
    driver.perform(.disable, at: 1)
    driver.perform(.enable, at: 1.1)
    driver.refresh.handle(.activated, at: 1.2)
    driver.advance(to: 3)
    #expect(driver.events == [.refresh, .ended, .refresh])
    driver.perform(.endRefreshing, at: 3)
    driver.advance(to: 9)
    #expect(driver.events == [.refresh, .ended, .refresh, .ended, .settled])
  }

  @Test("a move that goes sideways arms nothing, however far down it goes as well")
  func sideways() {
    var driver = RefreshDriver()
    driver.touch(.down, x: 20, y: 20, at: 0)
    #expect(driver.touch(.move, x: 320, y: 150, at: 0.1) == .refused)
    driver.touch(.up, x: 320, y: 150, at: 0.2)
    driver.advance(to: 3)
    #expect(driver.events == [.settled])
    driver.touch(.down, y: 20, at: 3)
    driver.touch(.move, y: 160, at: 3.1)
    driver.touch(.up, y: 160, at: 3.2)
    #expect(driver.events == [.settled, .armed, .refresh])
  }

  @Test(
    "an armed pull is disarmed by what keeps its release from refreshing",
    arguments: [RefreshMotion.Command.beginRefreshing, .noMoreData])
  func disarmedByCommand(command: RefreshMotion.Command) {
    var driver = RefreshDriver()
    driver.pull(150)
    #expect(driver.events == [.armed])
    driver.perform(command, at: 1)
    #expect(driver.events == [.armed, .disarmed])
    driver.release(150, at: 1.1)
    driver.advance(to: 9)
    #expect(!driver.events.contains(.refresh))
  }

  @Test("a pull whose trigger has moved away is disarmed when it is released")
  func disarmedByStyle() {
    var driver = RefreshDriver()
    driver.pull(150)
    var style = driver.refresh.style
    style.triggerOffset = 200
    driver.refresh.restyle(style, at: 1)
    driver.release(150, at: 1.1)
    #expect(driver.events == [.armed, .disarmed])
  }

  @Test("a cancelled pull is not disarmed besides", arguments: [true, false])
  func cancelled(byCommand: Bool) {
    var driver = RefreshDriver()
    driver.pull(150)
    if byCommand {
      driver.perform(.cancel, at: 1)
    } else {
      driver.touch(.cancel, y: 160, at: 1)
    }
    driver.advance(to: 9)
    #expect(driver.events == [.armed, .cancelled, .settled])
  }

  @Test("an indicator that is not shown does not turn, and turns from there once it is shown")
  func hiddenIndicator() {
    var style = RefreshMotion.Style()
    style.indicator = .none
    var driver = RefreshDriver(style)
    func turn() -> Double { driver.refresh.output.indicator?.turn ?? .nan }
    driver.perform(.beginRefreshing, at: 0)
    #expect(driver.advance(to: 5) == .at(.infinity))
    let before = turn()
    driver.advance(to: 5.3)
    #expect(turn() == before)
    #expect(driver.refresh.output.indicator?.isBusy == true, "a screen reader is told")
    style.indicator = .circle
    driver.refresh.restyle(style, at: 5.3)
    #expect(driver.advance(to: 5.3) == .now && turn() == before)
    driver.advance(to: 5.4)
    #expect((turn() - before - 0.2 * .pi).magnitude < 1e-9)
  }
}
