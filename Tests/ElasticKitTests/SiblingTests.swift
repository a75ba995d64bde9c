import Testing

@testable import ElasticKit

@Suite("All six components")
struct SiblingTests {
  @Test("can be made without arguments, and are then as with the default style")
  func made() throws {
    func isDefault<C: ElasticComponent>(_ made: C) -> Bool {
      var (made, styled) = (made, C(style: C.Style()))
      made.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      styled.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      return made.style == C.Style() && made.drawnBits == styled.drawnBits
    }
    #expect(isDefault(SurfaceMotion()))
    #expect(isDefault(RefreshMotion()))
    #expect(isDefault(MenuMotion()))
    #expect(isDefault(BallMotion()))
    #expect(isDefault(BalloonMotion()))
    #expect(isDefault(ShapeMotion()))
    #expect(BallMotion(lyrics: try Lyrics(plain: "one two".utf8)).wordCount == 2)
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
          #expect(units[name] == nil || units[name] == kind, "\(C.name) \(name)")
          units[name] = kind
        }
      }
    }
    var visitor = Visitor()
    for kind in ComponentKind.allCases { kind.visit(&visitor) }
    #expect(visitor.units.count > 60)
    #expect(visitor.units["settlingDuration"] == "\(PropertyUnit.seconds)")
  }

  @Test("say by a setting's name what it counts: only a length has a plain one")
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
          if ["Greatest width", "Longest", "Least number"].contains(where: sentence.hasPrefix) {
            #expect(name.hasPrefix("maximum") || name.hasPrefix("minimum"), "\(C.name) \(name)")
          }
        }
      }
    }
    var visitor = Visitor(endings: endings)
    for kind in ComponentKind.allCases { kind.visit(&visitor) }
  }

  // MARK: Settled

  @Test("tell that they have settled once a motion, at a time no frame has a say in")
  func settled() throws {
    func check<C: ElasticComponent>(
      _ make: @autoclosure () throws -> C, _ play: (inout C) -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) rethrows {
      var times: [Set<Double>] = []
      for frames in [1, 7, 400] {
        var component = try make()
        play(&component)
        for frame in 1...frames { component.advance(to: 4 + 60 * Double(frame) / Double(frames)) }
        var settled: [Double] = []
        while let next = component.nextEvent() {
          if next.event.name.description == "settled" { settled.append(next.time) }
        }
        #expect(settled.count == 1, "\(C.name)", sourceLocation: sourceLocation)
        #expect(settled.allSatisfy { $0 < 10 }, sourceLocation: sourceLocation)
        times.append(Set(settled))
      }
      #expect(times[0] == times[1] && times[1] == times[2], sourceLocation: sourceLocation)
    }
    check(Self.laidOut(SurfaceMotion())) { Self.drag(&$0, then: .up) }
    check(Self.laidOut(RefreshMotion())) {
      Self.drag(&$0, then: .up)
      $0.perform(.endRefreshing, at: 3)
    }
    check(Self.laidOut(MenuMotion())) { Self.drag(&$0, then: .up) }
    check(Self.laidOut(MenuMotion())) { $0.perform(.open, at: 1) }
    check(Self.laidOut(ShapeMotion())) { Self.drag(&$0, then: .up) }
    check(Self.laidOut(ShapeMotion())) { $0.perform(.poke, at: 1) }
    for command in [BalloonMotion.Command.stop, .hide] {
      check(Self.laidOut(BalloonMotion())) { $0.perform(command, at: 1.2) }
    }
    check(Self.laidOut(BalloonMotion())) {
      $0.perform(.stop, at: 1)
      $0.perform(.hide, at: 1.1)
      $0.perform(.show, at: 1.2)
    }
    try check(try BallStage.playing("one two three")) { _ in }
    try check(try BallStage.playing("one two three")) { $0.perform(.pause, at: 0.4) }
    try check(try BallStage.playing("one two three")) {
      $0.perform(.rate(0), at: 0.4)
      $0.perform(.pause, at: 0.5)
    }
  }

  @Test("tell nothing of what has not moved")
  func nothingSettles() {
    func events<C: ElasticComponent>(_ component: C, _ play: (inout C) -> Void) -> [String] {
      var component = Self.laidOut(component)
      play(&component)
      component.advance(to: 60)
      var names: [String] = []
      while let next = component.nextEvent() { names.append(next.event.name.description) }
      return names
    }
    #expect(events(SurfaceMotion()) { Self.tap(&$0, then: .up) } == [])
    #expect(events(RefreshMotion()) { Self.tap(&$0, then: .up) } == [])
    #expect(events(MenuMotion()) { Self.tap(&$0, then: .up) } == [])
    #expect(events(BallMotion()) { $0.perform(.pause, at: 1) } == [])
    #expect(events(BalloonMotion()) { $0.perform(.show, at: 1) } == [])
  }

  // MARK: Cancelled

  @Test("tell that a drag that moved them was taken away, by the system or a command, never a tap")
  func cancelled() {
    func told<C: ElasticComponent>(_ component: C, _ play: (inout C) -> Void) -> Int {
      var component = Self.laidOut(component)
      play(&component)
      component.advance(to: 60)
      var count = 0
      while let next = component.nextEvent() {
        if next.event.name.description == "cancelled" { count += 1 }
      }
      return count
    }
    func check<C: ElasticComponent>(_ component: C, commands: [C.Command]) {
      #expect(told(component) { Self.drag(&$0, then: .cancel) } == 1, "\(C.name)")
      #expect(told(component) { Self.drag(&$0, then: .up) } == 0, "\(C.name)")
      #expect(told(component) { Self.tap(&$0, then: .cancel) } == 0, "\(C.name)")
      for command in commands {
        let name = "\(C.name), \(command.name)"
        #expect(
          told(component) {
            Self.drag(&$0, then: nil)
            $0.perform(command, at: 1.5)
            Self.touch(&$0, .up, by: 120, at: 1.6)
          } == 1, "\(name)")
        #expect(
          told(component) {
            Self.tap(&$0, then: nil)
            $0.perform(command, at: 1.5)
          } == 0, "\(name)")
      }
      // Caught while it settles, and let go of without a move.
      #expect(
        told(component) {
          Self.drag(&$0, then: .up)
          Self.touch(&$0, .down, by: 30, at: 1.45)
          Self.touch(&$0, .move, by: 30, at: 1.46)
          Self.touch(&$0, .cancel, by: 30, at: 1.5)
        } == 0, "\(C.name)")
    }
    check(SurfaceMotion(), commands: [.cancel, .disable])
    check(RefreshMotion(), commands: [.cancel, .disable])
    check(MenuMotion(), commands: [.cancel, .disable, .open, .close, .restore(0.4)])
    check(ShapeMotion(), commands: [.cancel, .disable])
  }

  // MARK: Off and on

  @Test("refuse every touch while they are disabled, and take them again")
  func disabled() {
    func check<C: ElasticComponent>(_ component: C, disable: C.Command, enable: C.Command) {
      var component = Self.laidOut(component)
      let before = component.drawnBits
      component.perform(disable, at: 0.5)
      Self.drag(&component, then: .up)
      component.handle(.activated, at: 2)
      component.advance(to: 9)
      #expect(component.drawnBits == before, "\(C.name)")
      #expect(component.nextEvent() == nil, "\(C.name)")
      #expect(component.output.accessibility.action.description == "", "\(C.name)")
      #expect(component.escape == nil && component.keyEdge == nil, "\(C.name)")
      component.perform(enable, at: 10)
      Self.touch(&component, .down, by: 0, at: 11)
      Self.touch(&component, .move, by: 100, at: 11.2)
      #expect(component.drawnBits != before, "\(C.name)")
    }
    check(SurfaceMotion(), disable: .disable, enable: .enable)
    check(RefreshMotion(), disable: .disable, enable: .enable)
    check(MenuMotion(), disable: .disable, enable: .enable)
    check(ShapeMotion(style: .button), disable: .disable, enable: .enable)
  }

  @Test("a menu that is disabled while it is open stays so, and obeys its app")
  func disabledOpenMenu() {
    var driver = MenuDriver()
    driver.open()
    driver.perform(.disable, at: 2)
    #expect(driver.menu.escape == nil)
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

  /// From the corner of the two edges that a menu, a surface and a refresh have, away from theirs; in
  /// a shape from its middle.
  private static func touch<C: ElasticComponent>(
    _ component: inout C, _ phase: TouchPhase, by travel: Double, at time: Double
  ) {
    let isMenu = C.name.description == MenuMotion.name.description
    let isShape = C.name.description == ShapeMotion.name.description
    let start = isShape ? Point2D(187, 300) : Point2D(10, 10)
    let way = isMenu ? Vector2D(travel, 0) : Vector2D(0, travel)
    component.handle(.touch(id: 1, phase: phase, point: start + way), at: time)
  }

  /// 120 points in 0.4 s from 1 s on, and perhaps the end of it.
  private static func drag<C: ElasticComponent>(_ component: inout C, then end: TouchPhase?) {
    touch(&component, .down, by: 0, at: 1)
    for step in 1...8 { touch(&component, .move, by: 15 * Double(step), at: 1 + Double(step) / 20) }
    if let end { touch(&component, end, by: 120, at: 1.4) }
  }

  private static func tap<C: ElasticComponent>(_ component: inout C, then end: TouchPhase?) {
    touch(&component, .down, by: 0, at: 1)
    if let end { touch(&component, end, by: 0, at: 1.1) }
  }
}
