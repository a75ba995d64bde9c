import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Who writes beside a balloon on a Mac")
  @MainActor
  struct AppKitWriterTests {
    @Test("names are shown and said, and pictures are circles before the balloon")
    func writers() {
      let window = NSWindow.onScreen()
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.contentView.addSubview(balloon)
      Screen.run(frames: 2)
      NSAccessibility.said = []
      let picture = NSView(frame: .zero)
      balloon.writers = ["Anna", "Ben"]
      balloon.writerPictures = [picture]
      Screen.run(frames: 2)
      #expect(balloon.beside.line.string as? String == "Anna and Ben")
      #expect(NSAccessibility.said == ["Anna and Ben are typing"])
      #expect(balloon.accessibilityLabel == "Anna and Ben")
      #expect(picture.frame.size == CGSize(width: 32, height: 32))
      #expect(picture.frame.maxY == balloon.shownSize.height)
      #expect(picture.layer?.cornerRadius == 16 && picture.layer?.masksToBounds == true)
      #expect(balloon.renderer.root.position.x == 36)
    }
  }
}
