import ElasticKit
import Testing

@Suite("Keys of a component")
struct KeyboardTests {
  private let size = Size2D(width: 400, height: 600)

  /// Performs a key's actions; nil if the component does not handle the key.
  private func strike<C: ElasticComponent>(
    _ key: ElasticKey, _ isDown: Bool, _ keyboard: inout ElasticKeyboard, _ component: inout C,
    at time: Double
  ) -> Int? {
    switch keyboard.answer(
      key, isDown: isDown, to: component, direction: .leftToRight, size: size)
    {
    case .inputs(let inputs):
      for input in inputs { component.handle(input, at: time) }
      return inputs.count
    case .command(let command):
      component.perform(command, at: time)
      return 1
    case nil: return nil
    }
  }

  @Test("a surface is pulled by a key until it is let go, and by none while it is disabled")
  func surface() {
    var (keyboard, surface) = (ElasticKeyboard(), SurfaceMotion(style: SurfaceMotion.Style()))
    surface.handle(.resized(size), at: 0)
    #expect(surface.takesFocus)
    #expect(strike(.down, true, &keyboard, &surface, at: 1) == 2)
    #expect(surface.state == .dragging)
    #expect(strike(.down, false, &keyboard, &surface, at: 2) == 1)
    #expect(surface.state == .settling)
    surface.perform(.disable, at: 3)
    #expect(!surface.takesFocus)
    #expect(strike(.down, true, &keyboard, &surface, at: 4) == nil)
  }

  @Test("a button is pressed once however long a key is held, and not while it is disabled")
  func button() {
    var style = ShapeMotion.Style()
    style.purpose = .button
    var (keyboard, shape) = (ElasticKeyboard(), ShapeMotion(style: style))
    shape.handle(.resized(size), at: 0)
    #expect(strike(.press, true, &keyboard, &shape, at: 1) == 1)
    #expect(shape.nextEvent()?.event == .activated)
    #expect(strike(.press, true, &keyboard, &shape, at: 1.1) == 0)
    #expect(strike(.press, false, &keyboard, &shape, at: 1.2) == 0)
    #expect(strike(.press, true, &keyboard, &shape, at: 1.3) == 1)
    #expect(strike(.press, false, &keyboard, &shape, at: 1.4) == 0)
    #expect(strike(.left, true, &keyboard, &shape, at: 1.5) == nil)
    shape.perform(.disable, at: 2)
    #expect(strike(.press, true, &keyboard, &shape, at: 2) == nil)
  }

  @Test("a press is the button's until it is let go, though the button is disabled meanwhile")
  func pressOutlivesItsAction() {
    var style = ShapeMotion.Style()
    style.purpose = .button
    var (keyboard, shape) = (ElasticKeyboard(), ShapeMotion(style: style))
    shape.handle(.resized(size), at: 0)
    #expect(strike(.press, true, &keyboard, &shape, at: 1) == 1)
    shape.perform(.disable, at: 1.1)
    #expect(strike(.press, true, &keyboard, &shape, at: 1.2) == 0)
    #expect(strike(.press, false, &keyboard, &shape, at: 1.3) == 0)
    #expect(strike(.press, true, &keyboard, &shape, at: 1.4) == nil)
    #expect(strike(.press, false, &keyboard, &shape, at: 1.5) == nil)
  }

  @Test("escape ends a drag, and is not handled otherwise")
  func shape() {
    var (keyboard, shape) = (ElasticKeyboard(), ShapeMotion(style: ShapeMotion.Style()))
    shape.handle(.resized(size), at: 0)
    #expect(!shape.takesFocus)
    #expect(strike(.escape, true, &keyboard, &shape, at: 0) == nil)
    shape.handle(.touch(id: 0, phase: .down, point: Point2D(200, 300)), at: 1)
    shape.handle(.touch(id: 0, phase: .move, point: Point2D(240, 300)), at: 1.1)
    #expect(strike(.escape, true, &keyboard, &shape, at: 1.2) == 1)
    #expect(shape.state == .settling)
    #expect(strike(.escape, false, &keyboard, &shape, at: 1.3) == nil)
  }

  @Test("escape closes a menu that is open or going to be, and no other")
  func menu() {
    var (keyboard, menu) = (ElasticKeyboard(), MenuMotion(style: MenuMotion.Style()))
    menu.handle(.resized(size), at: 0)
    #expect(strike(.escape, true, &keyboard, &menu, at: 0) == nil)
    menu.perform(.open, at: 1)
    #expect(strike(.escape, true, &keyboard, &menu, at: 1.1) == 1)
    #expect(menu.state == .closing)
    #expect(strike(.escape, true, &keyboard, &menu, at: 1.2) == nil)
  }
}
