@testable import ElasticKit
import TestSupport
import Testing

/// At the top: the list rests at −90.
private let atTheTop = [
  InsetCase("no request, no change", [], inset: 0, offset: -90),
  InsetCase(
    "refresh begun from code showed nothing", [.ask(50)], inset: 50, offset: -140, added: 50,
    over: -50),
  InsetCase(
    "the list jumped away while I was reading", [.flick(to: 300), .ask(50)], inset: 0,
    offset: 300),
  InsetCase("a gap stayed when it was done", [.ask(50), .ask(0)], inset: 0, offset: -90),
  InsetCase(
    "begun twice, the gap was twice as large", [.ask(50), .ask(50)], inset: 50, offset: -140,
    added: 50, over: -50),
  InsetCase("a pull is counted from the bar", [.drag(to: -150)], inset: 0, offset: -150, over: -60),
  InsetCase(
    "the content jumped at the release", [.drag(to: -200), .lift, .ask(110)], inset: 110,
    offset: -200, added: 110, over: -110),
  InsetCase(
    "the content did not come back to the circle",
    [.drag(to: -200), .lift, .ask(110), .ask(80), .ask(50)], inset: 50, offset: -140, added: 50,
    over: -50),
  InsetCase(
    "the content did not come back to the bar",
    [.drag(to: -200), .lift, .ask(110), .ask(50), .ask(20), .ask(0)], inset: 0, offset: -90),
  InsetCase(
    "pulled again while it loads", [.ask(50), .drag(to: -200)], inset: 50, offset: -200,
    added: 50, over: -110),
  InsetCase(
    "pulled again while it goes away", [.ask(50), .ask(30), .drag(to: -200)], inset: 30,
    offset: -200, added: 30, over: -110),
  InsetCase(
    "section headers hung in the air", [.ask(50), .drag(to: -110)], inset: 20, offset: -110,
    added: 20, over: -20),
  InsetCase(
    "the list snapped back when I let go half-way", [.ask(50), .drag(to: -110), .lift],
    inset: 20, offset: -110, added: 20, over: -20),
  InsetCase(
    "section headers stick to the bar far down", [.ask(50), .drag(to: 400), .lift], inset: 0,
    offset: 400),
  InsetCase(
    "scrolled back to the circle, it was gone",
    [.ask(50), .drag(to: 400), .lift, .drag(to: -100)], inset: 10, offset: -100, added: 10,
    over: -10),
  InsetCase(
    "scrolled back past the circle, it slid away",
    [.ask(50), .drag(to: 400), .drag(to: -160), .lift], inset: 50, offset: -140, added: 50,
    over: -50),
  InsetCase(
    "done while I was far down, the list jumped", [.ask(50), .flick(to: 400), .ask(0)],
    inset: 0, offset: 400),
  InsetCase(
    "done while half of it was seen", [.ask(50), .drag(to: -110), .lift, .ask(30), .ask(0)],
    inset: 0, offset: -90),
  InsetCase(
    "a large title collapsed while loading", [.bar(150), .ask(50), .bar(90)], inset: 50,
    offset: -140, added: 50, over: -50),
  InsetCase(
    "a large title grew while loading", [.ask(50), .bar(150)], inset: 50, offset: -200,
    added: 50, over: -50),
  InsetCase(
    "under a large title a pull began too early", [.bar(150), .drag(to: -200)], inset: 0,
    offset: -200, over: -50),
  InsetCase(
    "under a large title it left too much room", [.bar(150), .ask(50), .ask(0)], inset: 0,
    offset: -150),
  InsetCase(
    "turned while loading", [.ask(50), .length(320), .bar(32)], inset: 50, offset: -82,
    added: 50, over: -50),
  InsetCase(
    "turned there and back", [.ask(50), .length(320), .bar(32), .length(600), .bar(90), .ask(0)],
    inset: 0, offset: -90),
  InsetCase(
    "turned while far down", [.ask(50), .flick(to: 400), .length(320), .bar(32)], inset: 0,
    offset: 400),
  InsetCase(
    "a window of another size", [.ask(50), .length(200), .length(1200)], inset: 50, offset: -140,
    added: 50, over: -50),
  InsetCase(
    "left for another screen and came back", [.ask(50), .bar(0), .bar(90)], inset: 50,
    offset: -140, added: 50, over: -50),
  InsetCase(
    "done while another screen was shown", [.ask(50), .bar(0), .ask(0), .bar(90)], inset: 0,
    offset: -90),
  InsetCase(
    "begun while another screen was shown", [.bar(0), .ask(50), .bar(90)], inset: 50,
    offset: -140, added: 50, over: -50),
  InsetCase(
    "the app's own inset was lost", [.write(20), .ask(50)], inset: 70, offset: -160, added: 50,
    over: -50),
  InsetCase(
    "the app's own inset did not come back", [.write(20), .ask(50), .ask(0)], inset: 20,
    offset: -110),
  InsetCase(
    "the app gave more room while loading", [.ask(50), .add(30)], inset: 80, offset: -170,
    added: 50, over: -50),
  InsetCase(
    "what the app gave while loading was taken away with ours",
    [.ask(50), .add(30), .ask(0)], inset: 30, offset: -120),
  InsetCase(
    "the app took room away while loading", [.write(40), .ask(50), .add(-25), .ask(0)],
    inset: 15, offset: -105),
  InsetCase(
    "the app wrote while I was far down", [.ask(50), .flick(to: 400), .write(10), .ask(0)],
    inset: 10, offset: 400),
  InsetCase(
    "an inset below zero", [.write(-20), .ask(50)], inset: 30, offset: -120, added: 50,
    over: -50),
  InsetCase("taken out while loading", [.ask(50), .remove], inset: 0, offset: -90),
  InsetCase(
    "taken out while far down", [.ask(50), .flick(to: 400), .remove], inset: 0, offset: 400),
  InsetCase(
    "taken out in the middle of a pull", [.drag(to: -150), .remove], inset: 0, offset: -150,
    over: -60),
  InsetCase(
    "taken out under a finger while loading", [.ask(50), .drag(to: -200), .remove], inset: 0,
    offset: -200, over: -110),
  InsetCase("taken out twice", [.ask(50), .remove, .remove], inset: 0, offset: -90),
  InsetCase(
    "taken out and put in again", [.ask(50), .remove, .ask(50)], inset: 50, offset: -140,
    added: 50, over: -50),
  InsetCase(
    "another library's view at the same end", [.ask(50), .otherAsks(30)], inset: 80,
    offset: -170, added: 50, over: -50),
  InsetCase(
    "the other stays when ours leaves", [.ask(50), .otherAsks(30), .remove], inset: 30,
    offset: -120),
  InsetCase(
    "ours stays when the other leaves", [.ask(50), .otherAsks(30), .otherLeaves], inset: 50,
    offset: -140, added: 50, over: -50),
  InsetCase(
    "begun while a finger pulls: nothing moves under it", [.drag(to: -120), .ask(50)], inset: 30,
    offset: -120, added: 30, over: -30),
  InsetCase(
    "begun while the list springs back", [.flick(to: -110), .ask(50)], inset: 50, offset: -140,
    added: 50, over: -50),
  InsetCase(
    "a pixel away from the top is the top", [.flick(to: -89.67), .ask(50)], inset: 50,
    offset: -140, added: 50, over: -50),
  InsetCase(
    "an empty list", [.content(0), .ask(50)], inset: 50, offset: -140, added: 50, over: -50),
  InsetCase("a negative request", [.ask(-10)], inset: 0, offset: -90),
  InsetCase("a request for NaN or ∞", [.ask(.nan), .ask(.infinity)], inset: 0, offset: -90),
]

/// At the bottom: the list rests at 1,490.
private let atTheBottom = [
  InsetCase(
    "load more, begun from code", [.ask(50)], inset: 50, offset: 1540, added: 50, over: 50),
  InsetCase("a pull at the bottom", [.drag(to: 1560)], inset: 0, offset: 1560, over: 70),
  InsetCase(
    "the content jumped at the release", [.drag(to: 1600), .lift, .ask(110)], inset: 110,
    offset: 1600, added: 110, over: 110),
  InsetCase(
    "a gap stayed below", [.drag(to: 1600), .lift, .ask(110), .ask(50), .ask(0)], inset: 0,
    offset: 1490),
  InsetCase(
    "rows came while loading, and the list jumped", [.ask(50), .content(3000)], inset: 0,
    offset: 1540),
  InsetCase(
    "rows came, then it was done", [.ask(50), .content(3000), .ask(0)], inset: 0, offset: 1540),
  InsetCase(
    "rows went while loading", [.ask(50), .content(1000)], inset: 50, offset: 540, added: 50,
    over: 50),
  InsetCase(
    "scrolled up while loading", [.ask(50), .flick(to: 1000), .ask(0)], inset: 0, offset: 1000),
  InsetCase(
    "a list too short to scroll can be pulled", [.content(100), .drag(to: 70)], inset: 0,
    offset: 70, over: 70),
  InsetCase(
    "a list too short to scroll was thrown up at the release",
    [.content(100), .drag(to: 110), .lift, .ask(110)], inset: 110, offset: 0, added: 110),
  InsetCase(
    "a list too short to scroll, done", [.content(100), .ask(50), .ask(0)], inset: 0, offset: 0),
  InsetCase("taken out while loading", [.ask(50), .remove], inset: 0, offset: 1490),
]

@Suite("The control's part of a scroll view's inset")
struct ScrollInsetTests {
  private func check(_ example: InsetCase, _ side: ScrollInset.Side) {
    var list = ScrolledList(side)
    for step in example.steps { list.perform(step) }
    #expect(list.inset == example.inset)
    #expect(list.offset == example.offset)
    #expect(list.ours.added == example.added)
    #expect(list.ours.overScroll(at: list.position) == example.over)
  }

  @Test("at the top", arguments: atTheTop)
  func top(_ example: InsetCase) { check(example, .leading) }

  @Test("at the bottom", arguments: atTheBottom)
  func bottom(_ example: InsetCase) { check(example, .trailing) }

  @Test(
    "after any steps the remaining inset is the app's own",
    arguments: [ScrollInset.Side.leading, .trailing])
  func random(side: ScrollInset.Side) {
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      var list = ScrolledList(side)
      var own = 0.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Double(Int.random(in: -300...1900, using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0: list.perform(.ask(Double(Int.random(in: 0...150, using: &random))))
        case 1: list.perform(.drag(to: place))
        case 2: list.perform(.lift)
        case 3: list.perform(.flick(to: place))
        case 4: list.perform(.bar(Double(Int.random(in: 0...150, using: &random))))
        case 5: list.perform(.length(Double(Int.random(in: 100...1000, using: &random))))
        default:
          own += 151
          list.perform(.add(151))
        }
        #expect(list.ours.added >= 0)
        #expect(list.ours.added <= list.ours.asked)
        #expect(list.inset == own + list.ours.added)
      }
      list.perform(.remove)
      #expect(list.inset == own)
    }
  }

  @Test("the edge is where content is pulled from, and goes with it when scrolled away")
  func edge() {
    for (place, room, edge) in [
      (-90.0, 0.0, 0.0), (-150, 0, -60), (400, 0, 0), (-140, 50, -50), (-200, 50, -110),
      (-110, 50, -50), (400, 50, -50),
    ] {
      var list = ScrolledList(.leading)
      list.perform(.ask(room))
      list.perform(.drag(to: place))
      #expect(list.ours.edge(at: list.position) == edge, "at \(place)")
    }
    for (place, room, edge) in [
      (1490.0, 0.0, 2000.0), (1550, 0, 2060), (400, 0, 2000), (1540, 50, 2050), (400, 50, 2050),
    ] {
      var list = ScrolledList(.trailing)
      list.perform(.ask(room))
      list.perform(.drag(to: place))
      #expect(list.ours.edge(at: list.position) == edge, "at \(place)")
    }
  }

  @Test("impossible numbers change nothing, and the control's part can still be removed")
  func implausible() {
    var ours = ScrollInset(side: .leading)
    let fine = ScrollReport(offset: 0, length: 600, contentLength: 2000)
    #expect(ours.fit(50, at: fine) == ScrollInset.Change(inset: 50, offset: -50))
    var wild = fine
    wild.offset = .nan
    #expect(ours.fit(20, at: wild) == .none)
    #expect(ours.added == 50)
    #expect(ours.remove(at: wild) == ScrollInset.Change(inset: -50, offset: nil))
    #expect(ours == ScrollInset(side: .leading))
  }

  @Test(
    "with a request, a list that is pulled further springs back, and any other is moved at once")
  func pulledFurther() {
    for (pulled, offset) in [(60.0, nil), (50.5, nil), (50, -140), (20, -140), (0, -140)]
      as [(Double, Double?)]
    {
      var ours = ScrollInset(side: .leading)
      let position = ScrollReport(
        offset: -90 - pulled, length: 600, contentLength: 2000, leading: 90)
      #expect(
        ours.fit(50, at: position) == ScrollInset.Change(inset: 50, offset: offset), "\(pulled)")
      ours = ScrollInset(side: .trailing)
      let end = ScrollReport(
        offset: 1490 + pulled, length: 600, contentLength: 2000, trailing: 90)
      #expect(
        ours.fit(50, at: end)
          == ScrollInset.Change(inset: 50, offset: offset.map { 1400 - $0 }), "\(pulled)")
    }
  }
}

@Suite("The inset of a scroller without over-scroll") struct WholeInsetTests {
  /// 500 points of content in 200; with a part of 60 it goes from −60 or to 360.
  private func scroller(_ side: ScrollInset.Side, at offset: Double, added: Double) -> ScrollReport
  {
    ScrollReport(
      offset: offset, length: 200, contentLength: 500, leading: side == .leading ? added : 0,
      trailing: side == .trailing ? added : 0)
  }

  @Test("content at the end moves along, other content does not, and the part is whole")
  func fits() {
    for (before, asked) in [(0.0, 60.0), (60, 20), (60, 0), (20, -5)] {
      let whole = max(asked, 0)
      for (side, end, others) in [
        (ScrollInset.Side.leading, { -$0 }, [-before + 10, 2, 100, 300]),
        (.trailing, { 300 + $0 }, [290 + before, 200, 0]),
      ] as [(ScrollInset.Side, (Double) -> Double, [Double])] {
        for rounding in [0, 0.4, -0.9] {
          var room = ScrollInset(side: side, added: before)
          let standing = end(before) + (side == .leading ? -rounding : rounding)
          let change = room.fitWhole(asked, at: scroller(side, at: standing, added: before))
          #expect(change == .init(inset: whole - before, offset: end(whole)))
          #expect(room.added == whole && room.asked == whole)
        }
        for offset in others {
          var room = ScrollInset(side: side, added: before)
          let change = room.fitWhole(asked, at: scroller(side, at: offset, added: before))
          #expect(change == .init(inset: whole - before, offset: nil))
        }
      }
    }
  }

  @Test("what is no number changes nothing")
  func numbers() {
    var room = ScrollInset(side: .leading, added: 5)
    let kept = room
    #expect(room.fitWhole(.nan, at: scroller(.leading, at: 0, added: 5)) == .none)
    #expect(room.fitWhole(9, at: scroller(.leading, at: .infinity, added: 5)) == .none)
    #expect(room == kept)
  }
}
