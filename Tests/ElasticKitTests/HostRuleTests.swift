import Testing

@testable import ElasticKit

@Suite("Announcements and haptics of hosts")
struct HostRuleTests {
  @Test("a pull that crosses the trigger several times gives one haptic, the next pull another")
  func tick() {
    var tick = PullTick()
    let events: [RefreshMotion.Event] = [
      .armed, .disarmed, .armed, .refresh, .ended, .settled, .armed, .cancelled, .armed,
    ]
    #expect(
      events.map { tick.isFelt($0) } == [
        true, false, false, false, false, false, true, false, true,
      ])
  }

  @Test("a new value is announced once, an empty one never, and the same one again after it")
  func announcements() {
    var news = Announcements()
    let values: [StaticString] = ["", "Loading", "Loading", "", "Loading", "Nothing more to load"]
    let said = values.map { value in
      news.news(of: ElasticAccessibility(role: .refresh, label: "", value: value)).map { "\($0)" }
    }
    #expect(said == [nil, "Loading", nil, nil, "Loading", "Nothing more to load"])
  }

  @Test(
    "a value that is not news by itself is not announced",
    arguments: [ElasticAccessibility.Role.decoration, .menu, .lyrics, .button])
  func silent(role: ElasticAccessibility.Role) {
    var news = Announcements()
    #expect(news.news(of: ElasticAccessibility(role: role, label: "", value: "Open")) == nil)
  }
}
