import ElasticKit
import Foundation
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// A balloon whose dots move for ever is drawn only while it is visible.
  @Suite("A view that cannot be seen")
  @MainActor
  struct SightTests {
    private let window = UIWindow.onScreen()
    private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))

    init() {
      list.clipsToBounds = true
      list.contentSize = CGSize(width: 400, height: 5000)
      window.addSubview(list)
      list.addSubview(balloon)
      Screen.run(frames: 3)
    }

    /// The number of frames, of sixty, that changed a layer.
    private func framesDrawn() -> Int {
      let before = CATransaction.count
      Screen.run(frames: 60)
      return CATransaction.count - before
    }

    @Test("is drawn in every frame while it is in sight")
    func inSight() { #expect(framesDrawn() == 60) }

    @Test("has no clock in the background, of the app or of its own window alone")
    func background() throws {
      let scene = try #require(window.windowScene)
      let center = NotificationCenter.default
      center.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      #expect(Screen.links.isEmpty)
      #expect(framesDrawn() == 0)
      center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      #expect(framesDrawn() == 60)
      scene.enterBackground()
      #expect(Screen.links.isEmpty)
      // Another scene brings the app to the foreground.
      center.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      #expect(Screen.links.isEmpty)
      scene.enterForeground()
      #expect(framesDrawn() == 60)
      UIWindowScene().enterBackground()
      #expect(framesDrawn() == 60)
    }

    @Test("has no clock where it comes into a window that is in the background")
    func addedInBackground() throws {
      balloon.removeFromSuperview()
      window.windowScene?.enterBackground()
      list.addSubview(balloon)
      #expect(Screen.links.isEmpty)
      window.windowScene?.enterForeground()
      #expect(framesDrawn() >= 60)
    }

    @Test(
      "has no clock out of the window, as in a cell that waits to be used again, and goes on after")
    func cell() {
      balloon.removeFromSuperview()
      #expect(Screen.links.isEmpty)
      balloon.stopAnimating()
      balloon.startAnimating()
      #expect(Screen.links.isEmpty)
      list.addSubview(balloon)
      #expect(framesDrawn() >= 59)
      balloon.stopAnimating()
      Screen.run(frames: 200)
      #expect(Screen.links.isEmpty)
    }

    @Test(
      "is not drawn where it is scrolled away or hidden, and is within a quarter of a second after")
    func scrolledAway() {
      list.contentOffset.y = 2000
      #expect(framesDrawn() == 0)
      list.contentOffset.y = 0
      Screen.run(frames: 15)
      #expect(framesDrawn() == 60)
      list.isHidden = true
      #expect(framesDrawn() == 0)
      list.isHidden = false
      Screen.run(frames: 15)
      #expect(framesDrawn() == 60)
      list.alpha = 0
      #expect(framesDrawn() == 0)
      list.alpha = 1
      Screen.run(frames: 15)
      #expect(framesDrawn() == 60)
    }

    @Test("is drawn at once if it gets input while it comes back")
    func wokenUp() {
      list.contentOffset.y = 2000
      Screen.run(frames: 61)
      list.contentOffset.y = 0
      balloon.hideBalloon()
      let before = CATransaction.count
      Screen.run(frames: 1)
      #expect(CATransaction.count > before)
    }

    @Test("menus that are released while they open leak nothing")
    func menusLeave() {
      balloon.removeFromSuperview()
      weak var root: FlowingMenuController?
      weak var transition: FlowingMenuTransition?
      weak var page: UIViewController?
      do {
        let container = FlowingMenuController(content: UIViewController(), menu: UIViewController())
        container.view.frame = window.bounds
        window.addSubview(container.view)
        container.viewDidLoad()
        container.openMenu()
        let controller = UIViewController()
        controller.view.frame = window.bounds
        let menu = FlowingMenuTransition()
        menu.attach(to: controller) { UIViewController() }
        (root, transition, page) = (container, menu, controller)
        Screen.run(frames: 3)
        container.view.removeFromSuperview()
      }
      UIResponder.first?.resignFirstResponder()
      Screen.run(frames: 3)
      #expect(root == nil && transition == nil && page == nil)
      #expect(Screen.links.isEmpty)
    }

    @Test("made before it has a size or a window, it begins when it has both")
    func early() {
      let early = MessageBalloonView(frame: .zero)
      early.startAnimating()
      Screen.run(frames: 3)
      let parent = UIView(frame: .zero)
      parent.addSubview(early)
      window.addSubview(parent)
      Screen.run(frames: 3)
      parent.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      early.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      balloon.removeFromSuperview()
      Screen.run(frames: 20)
      #expect(framesDrawn() == 60)
      early.removeFromSuperview()
    }
  }
}
