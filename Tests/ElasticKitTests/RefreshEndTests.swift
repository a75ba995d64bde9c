import Testing

@testable import ElasticKit

@Suite("The end of pull-to-refresh")
struct RefreshEndTests {
  @Test("a start during a waiting end continues loading and posts both ends")
  func beginWhileItEnds() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 2
    var driver = RefreshDriver(style)
    driver.perform(.beginRefreshing, at: 0)
    driver.perform(.endRefreshing, at: 0.5)
    driver.perform(.beginRefreshing, at: 1)
    #expect(driver.events == [.ended])
    driver.advance(to: 3)
    #expect(driver.refresh.state == .loading)
    driver.perform(.endRefreshing, at: 3)
    driver.advance(to: 6)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.events == [.ended, .ended, .settled])
  }

  @Test("shown for its least time again, from the second beginning on")
  func leastTimeOfTheSecond() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 2
    var driver = RefreshDriver(style)
    driver.perform(.beginRefreshing, at: 0)
    driver.perform(.endRefreshing, at: 0.5)
    driver.perform(.beginRefreshing, at: 1)
    driver.perform(.endRefreshing, at: 1.5)
    driver.advance(to: 2.9)
    #expect(driver.refresh.state == .loading)
    driver.advance(to: 3.1)
    #expect(driver.refresh.state == .stopping)
  }

  @Test("it stops at once after its least time, to the instant")
  func leastTimeToTheInstant() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 2
    var driver = RefreshDriver(style)
    driver.perform(.beginRefreshing, at: 1)
    driver.perform(.endRefreshing, at: 3)
    #expect(driver.refresh.state == .stopping)
  }

  @Test("`no more data` counts at once at rest, and after the end where it is just ending")
  func noMoreDataCounts() {
    var driver = RefreshDriver()
    driver.perform(.noMoreData, at: 0)
    #expect(driver.refresh.state == .noMoreData)
    driver.perform(.moreData, at: 1)
    driver.perform(.beginRefreshing, at: 1)
    driver.perform(.endRefreshing, at: 4)
    driver.perform(.noMoreData, at: 4)
    #expect(driver.refresh.state == .stopping)
    driver.advance(to: 8)
    #expect(driver.refresh.state == .noMoreData)
  }

  @Test("a touch or a scroll that pulls nothing ends without an event")
  func nothingPulled() {
    var driver = RefreshDriver()
    driver.touch(.down, y: 10, at: 0)
    driver.touch(.move, y: 10, at: 0.1)
    driver.touch(.up, y: 10, at: 0.2)
    driver.advance(to: 2)
    driver.refresh.handle(.scrolled(offset: 0, isTracking: true), at: 3)
    driver.refresh.handle(.scrolled(offset: 0, isTracking: false), at: 4)
    driver.advance(to: 6)
    #expect(driver.events == [])
  }

  @Test(
    "`no more data` stays after loading by hand or being disabled, until there is more",
    arguments: [RefreshMotion.Command.endRefreshing, .cancel])
  func noMoreDataStays(end: RefreshMotion.Command) {
    var driver = RefreshDriver()
    driver.perform(.noMoreData, at: 0)
    driver.perform(.beginRefreshing, at: 1)
    driver.perform(end, at: 4)
    driver.advance(to: 8)
    #expect(driver.refresh.state == .noMoreData)
    driver.perform(.disable, at: 8.1)
    #expect(driver.refresh.state == .disabled)
    driver.perform(.enable, at: 8.2)
    #expect(driver.refresh.state == .noMoreData)
    driver.perform(.moreData, at: 9)
    #expect(driver.refresh.state == .stopped)
    driver.perform(.beginRefreshing, at: 10)
    driver.perform(end, at: 14)
    driver.advance(to: 18)
    #expect(driver.refresh.state == .stopped)
  }

  @Test(
    "more data enables nothing, and what is said while it is disabled counts once it is enabled")
  func moreDataIsNotEnable() {
    var driver = RefreshDriver()
    driver.perform(.noMoreData, at: 0)
    driver.perform(.disable, at: 1)
    driver.perform(.moreData, at: 2)
    #expect(driver.refresh.state == .disabled)
    driver.perform(.enable, at: 3)
    #expect(driver.refresh.state == .stopped)
    driver.perform(.disable, at: 4)
    driver.perform(.noMoreData, at: 5)
    #expect(driver.refresh.state == .disabled)
    driver.perform(.enable, at: 6)
    #expect(driver.refresh.state == .noMoreData)
  }

  @Test("disabled while it loads, it posts ended after its room is removed, and not cancelled")
  func disabledWhileLoading() {
    var driver = RefreshDriver()
    driver.perform(.beginRefreshing, at: 0)
    driver.perform(.disable, at: 2)
    #expect(driver.events == [])
    driver.perform(.enable, at: 2.1)
    driver.advance(to: 9)
    #expect(driver.events == [.ended, .settled])
  }

  @Test("a cancelled pull while loading posts an event, and loading continues")
  func cancelledWhileLoading() {
    var driver = RefreshDriver()
    driver.perform(.beginRefreshing, at: 0)
    driver.advance(to: 3)
    driver.touch(.down, y: 10, at: 3)
    driver.touch(.cancel, y: 10, at: 3.1)
    #expect(driver.events == [], "a tap")
    driver.touch(.down, y: 10, at: 4)
    driver.touch(.move, y: 60, at: 4.1)
    driver.touch(.cancel, y: 60, at: 4.2)
    #expect(driver.events == [.cancelled])
    driver.advance(to: 9)
    #expect(driver.refresh.state == .loading)
  }

  @Test("with no more data a pull follows the finger and does nothing")
  func noMoreData() {
    var style = RefreshMotion.Style()
    style.edge = .bottom
    var driver = RefreshDriver(style)
    driver.touch(.down, y: 600, at: 0)
    driver.touch(.move, y: 480, at: 0.2)
    driver.touch(.up, y: 480, at: 1)
    #expect(driver.events == [.armed, .loadMore])
    driver.perform(.noMoreData, at: 3)
    driver.advance(to: 5)
    #expect(driver.refresh.state == .noMoreData)
    driver.touch(.down, y: 600, at: 5)
    driver.touch(.move, y: 480, at: 5.2)
    #expect((driver.height - 120).magnitude < 1e-9)
    driver.touch(.up, y: 480, at: 6)
    driver.advance(to: 9)
    #expect(driver.events == [.armed, .loadMore, .ended, .settled, .settled])
    #expect(driver.refresh.state == .noMoreData)
    #expect(driver.refresh.output.accessibility.value.description == "Nothing more to load")
  }
}
