import ElasticKit
import Testing

@Suite("Keys of a component")
struct KeyboardTests {
  private let size = Size2D(width: 400, height: 600)

  /// How many actions a key has; nil if the session does not handle it.
  private func strike<C: ElasticComponent>(
    _ key: ElasticKey, _ isDown: Bool, _ session: inout ElasticSession<C>, at time: Double
  ) -> Int? {
    session.isRecording = true
    guard session.handle(key: key, isDown: isDown, at: time) else { return nil }
    var count = 0
    while session.nextEntry() != nil { count += 1 }
    return count
  }

  @Test("a surface is pulled by a key until it is let go, and by none while it is disabled")
  func surface() {
    var surface = ElasticSession(SurfaceMotion(style: SurfaceMotion.Style()))
    surface.handle(.resized(size), at: 0)
    #expect(surface.component.isFocusable)
    #expect(strike(.down, true, &surface, at: 1) == 2)
    #expect(surface.component.state == .dragging)
    #expect(strike(.down, false, &surface, at: 2) == 1)
    #expect(surface.component.state == .settling)
    #expect(strike(.down, true, &surface, at: 2.5) == 2)
    surface.perform(.disable, at: 3)
    #expect(strike(.down, false, &surface, at: 3.5) == 1, "it is let go nevertheless")
    #expect(!surface.component.isFocusable)
    #expect(strike(.down, true, &surface, at: 4) == nil)
  }

  /// Their modules for pages have no code for keys (`Scripts/build-wasm.sh`).
  @Test("a ball and a balloon take no key, whatever they do")
  func none() throws {
    try check(BallMotion.self, content: "one two three")
    try check(BalloonMotion.self, content: "")
    func check<C: ElasticComponent>(_ type: C.Type, content: String) throws {
      var session = ElasticSession(C(style: C.Style()))
      session.handle(.resized(size), at: 0)
      if !content.isEmpty { try session.load(Array(content.utf8), at: 0) }
      var time = 0.0
      for code in UInt8.min...UInt8.max {
        if let command = C.Command(code: code, value: 0) { session.perform(command, at: time) }
        for key in ElasticKey.allCases {
          #expect(strike(key, true, &session, at: time) == nil, "\(type), after \(code): \(key)")
          #expect(strike(key, false, &session, at: time) == nil)
        }
        time += 0.1
      }
    }
  }

  @Test("a button is pressed once however long a key is held, and not while it is disabled")
  func button() {
    var style = ShapeMotion.Style()
    style.purpose = .button
    var shape = ElasticSession(ShapeMotion(style: style))
    shape.handle(.resized(size), at: 0)
    #expect(strike(.press, true, &shape, at: 1) == 1)
    let event = shape.nextEvent()?.event
    #expect(event == .activated)
    #expect(strike(.press, true, &shape, at: 1.1) == 0)
    #expect(strike(.press, false, &shape, at: 1.2) == 0)
    #expect(strike(.press, true, &shape, at: 1.3) == 1)
    #expect(strike(.press, false, &shape, at: 1.4) == 0)
    #expect(strike(.left, true, &shape, at: 1.5) == nil)
    shape.perform(.disable, at: 2)
    #expect(strike(.press, true, &shape, at: 2) == nil)
  }

  @Test("a press is the button's until it is let go, though the button is disabled meanwhile")
  func pressOutlivesItsAction() {
    var style = ShapeMotion.Style()
    style.purpose = .button
    var shape = ElasticSession(ShapeMotion(style: style))
    shape.handle(.resized(size), at: 0)
    #expect(strike(.press, true, &shape, at: 1) == 1)
    shape.perform(.disable, at: 1.1)
    #expect(strike(.press, true, &shape, at: 1.2) == 0)
    #expect(strike(.press, false, &shape, at: 1.3) == 0)
    #expect(strike(.press, true, &shape, at: 1.4) == nil)
    #expect(strike(.press, false, &shape, at: 1.5) == nil)
  }

  @Test("escape ends a drag, and is not handled otherwise")
  func shape() {
    var shape = ElasticSession(ShapeMotion(style: ShapeMotion.Style()))
    shape.handle(.resized(size), at: 0)
    #expect(!shape.component.isFocusable)
    #expect(strike(.escape, true, &shape, at: 0) == nil)
    shape.handle(.touch(id: 0, phase: .down, point: Point2D(200, 300)), at: 1)
    shape.handle(.touch(id: 0, phase: .move, point: Point2D(240, 300)), at: 1.1)
    #expect(strike(.escape, true, &shape, at: 1.2) == 1)
    #expect(shape.component.state == .settling)
    #expect(strike(.escape, false, &shape, at: 1.3) == nil)
  }

  @Test("escape closes a menu that is open or going to be, and no other")
  func menu() {
    var menu = ElasticSession(MenuMotion(style: MenuMotion.Style()))
    menu.handle(.resized(size), at: 0)
    #expect(strike(.escape, true, &menu, at: 0) == nil)
    menu.perform(.open, at: 1)
    #expect(strike(.escape, true, &menu, at: 1.1) == 1)
    #expect(menu.component.state == .closing)
    #expect(strike(.escape, true, &menu, at: 1.2) == nil)
  }
}
