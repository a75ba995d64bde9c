import AppKit
import ElasticApple

/// A drawer that the mouse pulls down, over a button and a balloon whose dots the button starts and stops.
final class DrawerController: NSViewController {
  private let drawer = ElasticSurfaceView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
  private let like = ElasticShapeView(frame: NSRect(x: 20, y: 100, width: 160, height: 56))
  private let balloon = MessageBalloonView(frame: NSRect(x: 20, y: 200, width: 100, height: 100))

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 600))
    drawer.autoresizingMask = [.width, .height]
    drawer.style.fill = .role(.tint)
    like.style = .button
    like.spokenLabel = "Like"
    like.target = self
    like.action = #selector(liked)
    for child in [drawer, like, balloon] { view.addSubview(child) }
  }

  @objc private func liked() {
    if balloon.isAnimating { balloon.stopAnimating() } else { balloon.startAnimating() }
  }
}
