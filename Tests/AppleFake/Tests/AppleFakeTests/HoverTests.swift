import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// What a pointer is on, or the eyes are.
  @Suite("Hovering over a shape")
  @MainActor
  struct HoverTests {
    private let window = UIWindow.onScreen()
    private let shape = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
      shape.style = .button
      window.addSubview(shape)
      Screen.run(frames: 2)
    }

    private var rect: CGRect? { shape.hoverStyle?.shape?.rect }

    @Test("the shape answers, where it is drawn, and not while it is switched off")
    func place() {
      #expect(rect == CGRect(x: 10, y: 10, width: 180, height: 80))
      #expect(shape.hoverStyle?.shape?.cornerRadius == 16)
      shape.frame.size.height = 200
      Screen.run(frames: 2)
      #expect(rect == CGRect(x: 20, y: 20, width: 160, height: 160))
      shape.isEnabled = false
      #expect(shape.hoverStyle == nil)
      shape.isEnabled = true
      #expect(rect == CGRect(x: 20, y: 20, width: 160, height: 160))
    }

    @Test("a style that the app sets, or takes away, stays")
    func apps() {
      for own in [UIHoverStyle(), nil] {
        shape.hoverStyle = own
        shape.frame.size.height += 50
        Screen.run(frames: 2)
        shape.isEnabled.toggle()
        shape.isEnabled.toggle()
        #expect((shape.hoverStyle == nil) == (own == nil) && shape.hoverStyle?.shape == nil)
      }
    }
  }
}
