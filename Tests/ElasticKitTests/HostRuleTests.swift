import ElasticKit
import Testing

@Suite("What hosts say and let feel")
struct HostRuleTests {
  @Test("a pull that goes back and forth over the trigger is felt once, the next one again")
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

  @Test("a new value is said once, an empty one never, and after it the same one again")
  func announcements() {
    var news = Announcements()
    let values: [StaticString] = ["", "Loading", "Loading", "", "Loading", "Nothing more to load"]
    let said = values.map { value in
      news.news(of: ElasticAccessibility(role: .refresh, label: "", value: value)).map { "\($0)" }
    }
    #expect(said == [nil, "Loading", nil, nil, "Loading", "Nothing more to load"])
  }

  @Test(
    "what is no news of its own is not said",
    arguments: [ElasticAccessibility.Role.decoration, .menu, .lyrics, .button])
  func silent(role: ElasticAccessibility.Role) {
    var news = Announcements()
    #expect(news.news(of: ElasticAccessibility(role: role, label: "", value: "Open")) == nil)
  }
}
