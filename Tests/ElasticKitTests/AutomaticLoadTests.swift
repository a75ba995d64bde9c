import ElasticKit
import Testing

@Suite("Loading more without a pull")
struct AutomaticLoadTests {
  private var load = AutomaticLoad()
  private var list = ScrollReport(offset: 1400, length: 600, contentLength: 2000)

  private mutating func isDue(in state: RefreshMotion.State = .stopped) -> Bool {
    load.isDue(at: list, in: state)
  }

  @Test("more is loaded near the end, once, and only at rest")
  mutating func once() {
    #expect(!isDue())
    load.isOn = true
    load.distance = 100
    for state in RefreshMotion.State.allCases where state != .stopped {
      #expect(!isDue(in: state))
    }
    list.offset = 1299
    #expect(!isDue())
    list.offset = 1300
    #expect(isDue())
    #expect(!isDue())
    list.contentLength = 2500
    #expect(!isDue())
    list.offset = 1900
    #expect(isDue())
    for bad in [Double.nan, .infinity, 0] {
      list.contentLength = bad
      #expect(!isDue())
    }
    list = ScrollReport(offset: 0, length: 600, contentLength: 300)
    load.distance = .nan
    #expect(isDue())
  }

  @Test("new rows count while it loads, whatever that is called", arguments: [0, 1, 2])
  mutating func answered(number: Int) {
    load.isOn = true
    let state = [RefreshMotion.State.bouncing, .loading, .stopping][number]
    list.contentLength = 200
    list.offset = 0
    #expect(isDue() && !isDue(in: state))
    list.contentLength = 400
    #expect(!isDue(in: state) && isDue() && !isDue())
    // Rows that find their heights, and rows that come from elsewhere.
    list.contentLength = 440
    #expect(!isDue(in: state) && !isDue())
    list.contentLength = 560
    #expect(!isDue())
  }

  @Test("the end has to be further away, by more than a pixel, and not by what loading moves")
  mutating func away() {
    load.isOn = true
    #expect(isDue())
    list.offset = 1399.5
    #expect(!isDue())
    list.offset = 1300
    #expect(!isDue(in: .loading))
    list.offset = 1400
    #expect(!isDue())
    list.offset = 1390
    #expect(!isDue())
    list.offset = 1400
    #expect(isDue())
  }

  @Test("a list that begins anew loads wherever its end is")
  mutating func again() {
    load.isOn = true
    #expect(isDue() && !isDue())
    load.restart()
    #expect(isDue() && !isDue())
  }
}
