import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("In an animation of the app's on a Mac")
  @MainActor
  struct AppKitAppAnimationTests {
    @Test("the view in a menu moves with its mask, and content with its surface")
    func atOnce() throws {
      let window = NSWindow.onScreen()
      let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      let (stage, surface) = (MenuStage(frame: frame), ElasticSurfaceView(frame: frame))
      let content = NSView(frame: .zero)
      surface.contentView = content
      for view in [stage, surface] { window.contentView.addSubview(view) }
      stage.liveMenu.perform(.open, at: stage.clock.now)
      Screen.run(frames: 10)
      NSAnimationContext.runAnimationGroup { context in
        context.allowsImplicitAnimation = true
        for view in [stage, surface] { view.frame.size.height = 300 }
      }
      let clip = try #require(stage.subviews.first)
      #expect(clip.frame.height == 300 && clip.layer?.animatedChanges == 0)
      #expect(content.frame.height == 250 && content.layer?.animatedChanges == 0)
      #expect(try #require(stage.layer).animatedChanges > 0)
    }
  }
}
