import ElasticSettings
import LawKit
import TestSupport
import Testing

@testable import ElasticKit

@Suite("All components")
struct SiblingTests {
  @Test("can be made without arguments, and are then as with the default style")
  func made() throws {
    func isDefault<C: ElasticComponent>(_ made: C) -> Bool {
      var (made, styled) = (made, C(style: C.Style()))
      made.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      styled.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      return made.style == C.Style() && made.drawnBits == styled.drawnBits
    }
    func check<C: ElasticComponent>(_ type: C.Type) { #expect(isDefault(C()), "\(C.name)") }
    for kind in ComponentKind.allCases { check(try kind.tested()) }
    // These have their own initialisers, also without arguments.
    #expect(isDefault(BallMotion()) && isDefault(BalloonMotion()) && isDefault(ShapeMotion()))
    let words = BallMotion(lyrics: try Lyrics("[00:01.00]one\n[00:02.50]two".utf8))
    #expect(words.wordCount == 2)
    #expect([-1, 0, 1, 2].map(words.wordStart) == [nil, 1, 2.5, nil])
    let path = try BezierPath(svg: "M0 0H50V30H0Z".utf8)
    #expect(BalloonMotion(path: path).path == path)
    #expect(ShapeMotion(path: path).style == ShapeMotion.Style())
  }

  // MARK: Names

  @Test("mean the same by a setting's name: the same kind of value, in the same unit")
  func units() {
    struct Visitor: ComponentVisitor {
      typealias Failure = Never
      var units: [String: String] = [:]
      var sharedCount = 0

      mutating func visit<C: ElasticComponent>(_ type: C.Type) {
        for property in C.Style.properties {
          let kind: String
          switch property.kind {
          case .number(let unit, _): kind = "\(unit)"
          case .flag: kind = "flag"
          case .paint: kind = "paint"
          case .choice: kind = "choice"
          }
          let name = property.name.description
          let other = units.updateValue(kind, forKey: name)
          guard let other else { continue }
          #expect(other == kind, "\(C.name) \(name)")
          sharedCount += 1
        }
      }
    }
    var visitor = Visitor()
    for kind in ComponentKind.allCases { kind.visit(&visitor) }
    #expect(visitor.units.count > 60 && visitor.sharedCount > 8)
    #expect(visitor.units["settlingDuration"] == "\(PropertyUnit.seconds)")
  }

  @Test("name a setting after its unit: only a length has a plain name")
  func names() {
    // The last ones of the ratios are constants with names of their own.
    let endings: [PropertyUnit: [String]] = [
      .points: [], .degrees: ["Turn"],
      .seconds: ["Duration", "Time", "Period", "Delay", "Lead"],
      .ratio: [
        "Share", "Count", "Ratio", "Opacity", "Scale", "rubberBand", "claimSlope", "stiffness",
        "friction",
      ],
    ]
    struct Visitor: ComponentVisitor {
      typealias Failure = Never
      let endings: [PropertyUnit: [String]]

      mutating func visit<C: ElasticComponent>(_ type: C.Type) {
        for property in C.Style.properties {
          let name = property.name.description
          let ends = { [endings] (unit: PropertyUnit) in
            endings[unit]?.contains { name.lowercased().hasSuffix($0.lowercased()) } ?? false
          }
          switch property.kind {
          case .number(.points, _):
            #expect(!ends(.seconds) && !ends(.ratio), "\(C.name) \(name)")
          case .number(let unit, _):
            #expect(ends(unit), "\(C.name) \(name)")
          case .paint:
            let kinds = ["fill", "background", "backdrop", "Color"]
            #expect(kinds.contains { name.hasSuffix($0) }, "\(C.name) \(name)")
          case .flag, .choice: break
          }
          let sentence = property.sentence.description
          for (begin, prefix) in [
            ("Greatest width", "maximum"), ("Longest", "maximum"), ("Least number", "minimum"),
          ] where sentence.hasPrefix(begin) {
            #expect(name.hasPrefix(prefix), "\(C.name) \(name)")
          }
        }
      }
    }
    var visitor = Visitor(endings: endings)
    for kind in ComponentKind.allCases { kind.visit(&visitor) }
  }

  @Test("have a different name and number for each part, and draw no part without a name")
  func parts() throws {
    let all = (0...UInt8.max).map(ItemID.Part.init)
    var names: [UInt8: String] = [:]
    for part in all { names[part.number] = part.name?.description }
    func check<C: TestedComponent>(_ type: C.Type) {
      for part in all {
        guard let name = C.name(of: part)?.description else { continue }
        #expect(part.name == nil, "\(C.name): the name of any drawing's part \(name)")
        #expect(names[part.number] == nil, "\(C.name): number \(part.number)")
        names[part.number] = name
        #expect(!name.isEmpty && name.allSatisfy { $0 == "-" || $0 >= "a" && $0 <= "z" })
      }
      var seen: Set<ItemID.Part> = []
      for seed in Chance.seeds(60) {
        var play = RandomPlay<C>(seed: seed, .wild)
        var component = play.component()
        for _ in 0..<20 {
          component.perform(play.next())
          var drawing = Drawing()
          component.draw(into: &drawing)
          seen.formUnion(drawing.items.map(\.id.part))
        }
      }
      #expect(seen.allSatisfy { $0.name != nil || C.name(of: $0) != nil }, "\(C.name)")
    }
    for kind in ComponentKind.allCases { check(try kind.tested()) }
    #expect(Set(names.values).count == names.count, "a name is of one number")
    // Pages and checksums contain the numbers.
    #expect(names.count == 16 && names[15] == "background" && names[14] == "control")
  }

  // MARK: Settled

  @Test(
    "post `settled` once per motion, at a time that does not depend on frames",
    arguments: ComponentKind.allCases)
  func settled(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) throws {
      var plays = C.motions
      if C.pull != nil { plays.append { Self.drag(&$0, then: .up) } }
      #expect(!plays.isEmpty, "something moves")
      for (number, play) in plays.enumerated() {
        var times: [Set<Double>] = []
        for frames in [1, 7, 400] {
          var component = Self.laidOut(C())
          try play(&component)
          for end in C.ends { component.perform(end, at: 3) }
          for frame in 1...frames { component.advance(to: 4 + 60 * Double(frame) / Double(frames)) }
          let settled = Self.events(&component).filter { $0.name == "settled" }.map(\.time)
          #expect(settled.count == 1, "\(C.name), play \(number)")
          #expect(settled.allSatisfy { $0 < 10 }, "\(C.name), play \(number)")
          times.append(Set(settled))
        }
        #expect(times[0] == times[1] && times[1] == times[2], "\(C.name), play \(number)")
      }
    }
    try check(kind.tested())
  }

  @Test("post no event without a motion", arguments: ComponentKind.allCases)
  func nothingSettles(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      var plays = C.stills
      if C.pull != nil, !C.movesByTap { plays.append { Self.tap(&$0, then: .up) } }
      for play in plays {
        var component = Self.laidOut(C())
        play(&component)
        component.advance(to: 60)
        #expect(Self.events(&component).isEmpty, "\(C.name)")
      }
    }
    check(try kind.tested())
  }

  // MARK: Cancelled

  @Test(
    "post an event if the system or a command cancels a drag that moved them, never for a tap",
    arguments: ComponentKind.allCases)
  func cancelled(kind: ComponentKind) throws {
    func told<C: TestedComponent>(_ type: C.Type, _ play: (inout C) -> Void) -> Int {
      var component = Self.laidOut(C())
      play(&component)
      component.advance(to: 60)
      return Self.events(&component).count { $0.name == "cancelled" }
    }
    func check<C: TestedComponent>(_ type: C.Type) {
      guard C.pull != nil else { return }
      #expect(!C.takeovers.isEmpty, "\(C.name)")
      #expect(told(type) { Self.drag(&$0, then: .cancel) } == 1, "\(C.name)")
      #expect(told(type) { Self.drag(&$0, then: .up) } == 0, "\(C.name)")
      #expect(told(type) { Self.tap(&$0, then: .cancel) } == 0, "\(C.name)")
      for command in C.takeovers {
        let name = "\(C.name), \(command.name)"
        #expect(
          told(type) {
            Self.drag(&$0, then: nil)
            $0.perform(command, at: 1.5)
            Self.touch(&$0, .up, by: 120, at: 1.6)
          } == 1, "\(name)")
        #expect(
          told(type) {
            Self.tap(&$0, then: nil)
            $0.perform(command, at: 1.5)
          } == 0, "\(name)")
      }
      // Caught while it settles, and let go of without a move.
      #expect(
        told(type) {
          Self.drag(&$0, then: .up)
          Self.touch(&$0, .down, by: 30, at: 1.45)
          Self.touch(&$0, .move, by: 30, at: 1.46)
          Self.touch(&$0, .cancel, by: 30, at: 1.5)
        } == 0, "\(C.name)")
    }
    check(try kind.tested())
  }

  // MARK: Off and on

  @Test(
    "refuse every touch while they are disabled, and take them again",
    arguments: ComponentKind.allCases)
  func disabled(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      #expect((C.pull == nil) == (C.toggle == nil), "\(C.name)")
      guard let toggle = C.toggle else { return }
      var component = Self.laidOut(C(style: toggle.style))
      let before = component.drawnBits
      component.perform(toggle.disable, at: 0.5)
      Self.drag(&component, then: .up)
      component.handle(.activated, at: 2)
      component.advance(to: 9)
      #expect(component.drawnBits == before, "\(C.name)")
      #expect(component.nextEvent() == nil, "\(C.name)")
      #expect(component.output.accessibility.action.description == "", "\(C.name)")
      #expect(component.keys.escapeCommand == nil && component.keys.edge == nil, "\(C.name)")
      component.perform(toggle.enable, at: 10)
      Self.touch(&component, .down, by: 0, at: 11)
      Self.touch(&component, .move, by: 100, at: 11.2)
      #expect(component.drawnBits != before, "\(C.name)")
    }
    check(try kind.tested())
  }

  @Test("a menu that is disabled while it is open stays so, and obeys its app")
  func disabledOpenMenu() {
    var driver = MenuDriver()
    driver.open()
    driver.perform(.disable, at: 2)
    #expect(driver.menu.keys.escapeCommand == nil)
    driver.touch(.down, x: 330, at: 3)
    driver.lift(at: 3.1)
    #expect(driver.menu.state == .open)
    driver.perform(.close, at: 4)
    driver.advance(to: 9)
    #expect(driver.menu.state == .closed)
  }
}

extension SiblingTests {
  private static func laidOut<C: ElasticComponent>(_ component: C) -> C {
    var component = component
    component.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    component.advance(to: 0)
    return component
  }

  /// Its events, with their times.
  private static func events(_ component: inout some ElasticComponent) -> [(
    name: String, time: Double
  )] {
    var events: [(name: String, time: Double)] = []
    while let next = component.nextEvent() {
      events.append((next.event.name.description, next.time))
    }
    return events
  }

  /// A finger that has moved `travel` points in the component's direction.
  private static func touch<C: TestedComponent>(
    _ component: inout C, _ phase: TouchPhase, by travel: Double, at time: Double
  ) {
    guard let pull = C.pull else { return }
    component.handle(.touch(id: 1, phase: phase, point: pull.start + pull.way * travel), at: time)
  }

  /// 120 points in 0.4 s from 1 s on, and perhaps the end of it.
  private static func drag<C: TestedComponent>(_ component: inout C, then end: TouchPhase?) {
    touch(&component, .down, by: 0, at: 1)
    for step in 1...8 { touch(&component, .move, by: 15 * Double(step), at: 1 + Double(step) / 20) }
    if let end { touch(&component, end, by: 120, at: 1.4) }
  }

  private static func tap<C: TestedComponent>(_ component: inout C, then end: TouchPhase?) {
    touch(&component, .down, by: 0, at: 1)
    if let end { touch(&component, end, by: 0, at: 1.1) }
  }
}
