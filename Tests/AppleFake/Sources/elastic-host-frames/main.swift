import ElasticKit
import Hosts
import UIKit

// Shows a number of frames of a component with UIKit's host on our substitute, so that its instructions can be counted from
// another process: those of a thousand frames are the difference between two runs.
let words = CommandLine.arguments
guard words.count == 3, let count = Int(words[2]) else { fatalError("a component and a count") }
let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
let window = UIWindow.onScreen()
window.frame = frame

@MainActor
func show(_ view: ElasticComponentView) {
  view.frame = frame
  window.addSubview(view)
  Screen.run(frames: 3)
}

/// Keeps what is shown alive.
var shown: AnyObject?
/// Throws it again, so that it never rests.
var again: @MainActor () -> Void = {}
switch words[1] {
case "elastic-surface":
  let view = ElasticSurfaceView(frame: frame)
  show(view)
  again = {
    view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
    view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
  }
case "elastic-shape":
  let view = ElasticShapeView(frame: frame)
  show(view)
  view.style = .button
  again = { _ = view.accessibilityActivate() }
case "message-balloon":
  let view = MessageBalloonView(frame: frame)
  show(view)
  view.startAnimating()
case "lyric-ball":
  let view = LyricBallView(frame: frame)
  try view.load(Array(String(repeating: "lyrics ", count: 400).utf8))
  show(view)
  again = { view.play() }
case "flowing-menu":
  let root = FlowingMenuController(content: UIViewController(), menu: UIViewController())
  shown = root
  root.view.frame = frame
  window.addSubview(root.view)
  root.viewDidLoad()
  Screen.run(frames: 3)
  again = { root.isMenuOpen ? root.closeMenu() : root.openMenu() }
case "pull-to-refresh":
  let list = UIScrollView(frame: frame)
  list.contentSize = CGSize(width: 375, height: 2000)
  window.addSubview(list)
  let control = ElasticRefreshControl(end: .top)
  list.elasticRefreshControl = control
  Screen.run(frames: 3)
  again = { control.isRefreshing ? control.endRefreshing() : control.beginRefreshing() }
default: fatalError("no component \(words[1])")
}
for index in 0..<count {
  if index % 30 == 0 { again() }
  Screen.run(frames: 1)
}
