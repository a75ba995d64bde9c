import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A keyboard, a rotation, or any layout in a block of an app's: what is drawn is not animated, so what lies beside it must not be.
  @Suite("In an animation of the app's")
  @MainActor
  struct AppAnimationTests {
    private let window = UIWindow.onScreen()

    @Test("edge, veil and view of an open menu turn with its page, a frame at a time")
    func turned() throws {
      let stage = MenuStage(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      stage.setContent(UIView())
      window.addSubview(stage)
      Screen.run(frames: 3)
      stage.liveMenu.perform(.open, at: stage.clock.now)
      Screen.run(frames: 120)
      #expect(Screen.links.isEmpty)
      let content = try #require(stage.menuView)
      UIView.animate(withDuration: 0.3) {
        stage.frame.size = CGSize(width: 600, height: 300)
        window.layoutTree()
      }
      #expect(content.frame.size == CGSize(width: 200, height: 600))
      for _ in 0..<30 {
        Screen.run(frames: 1)
        let seen = try #require(stage.layer.presentation()).bounds.size
        #expect(abs(content.frame.width - seen.width * 2 / 3) < 0.01)
        #expect(abs(content.frame.height - seen.height) < 0.01)
        let points = shapes(in: stage.layer).flatMap { $0.path?.points ?? [] }
        #expect(abs((points.map(\.x).max() ?? 0) - seen.width) < 0.01)
        #expect(abs((points.map(\.y).max() ?? 0) - seen.height) < 0.01)
      }
      #expect(content.frame.size == CGSize(width: 400, height: 300))
      #expect(Screen.links.isEmpty)
    }

    private func shapes(in layer: CALayer) -> [CAShapeLayer] {
      ((layer as? CAShapeLayer).map { [$0] } ?? [])
        + (layer.sublayers ?? []).flatMap { shapes(in: $0) }
    }

    @Test("the view in a menu moves with its mask")
    func menu() throws {
      let stage = MenuStage(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      stage.setContent(UIView())
      window.addSubview(stage)
      Screen.run(frames: 3)
      stage.liveMenu.perform(.open, at: stage.clock.now)
      Screen.run(frames: 10)
      UIView.animate(withDuration: 0.3) {
        stage.frame.size.height = 300
        window.layoutTree()
      }
      let content = try #require(stage.menuView)
      #expect(content.frame.height == 400 && content.layer.animatedChanges == 0)
      Screen.run(frames: 30)
      #expect(content.frame.height == 300 && content.layer.animatedChanges == 0)
      #expect(stage.layer.animatedChanges > 0)
    }

    @Test("a list moves with its wave, and content with its surface")
    func list() {
      let stage = Stage()
      UIView.animate(withDuration: 0.3) { stage.control.beginRefreshing() }
      #expect(stage.list.contentInset.top == 50)
      #expect(stage.list.layer.animatedChanges == 0 && stage.control.layer.animatedChanges == 0)
      let surface = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let content = UIView()
      surface.contentView = content
      stage.window.addSubview(surface)
      Screen.run(frames: 3)
      UIView.animate(withDuration: 0.3) {
        surface.frame.size.height = 300
        stage.window.layoutTree()
      }
      #expect(content.frame.height == 250 && content.layer.animatedChanges == 0)
    }
  }
}
