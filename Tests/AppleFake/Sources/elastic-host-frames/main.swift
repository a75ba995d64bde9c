import ElasticKit
#if canImport(UIKit)
import Hosts
import UIKit
#else
import AppKit
import MacHosts
#endif

// Shows a number of frames of a component with UIKit's host on our substitute, so that its instructions can be counted from
// another process: those of a thousand frames are the difference between two runs. Scripts/run-apple-fake.sh makes a second
// program of it, with AppKit's.
let words = CommandLine.arguments
guard words.count == 3, let count = Int(words[2]) else { fatalError("a component and a count") }
let frame = CGRect(x: 0, y: 0, width: 375, height: 667)

#if canImport(UIKit)
let window = UIWindow.onScreen()
window.frame = frame
let ground: UIView = window

@MainActor
func pull(_ view: ElasticComponentView) {
  view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
  view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
}

@MainActor
func tap(_ view: ElasticComponentView) { _ = view.accessibilityActivate() }

@MainActor
func makeMenu() -> FlowingMenuController {
  let menu = FlowingMenuController(content: UIViewController(), menu: UIViewController())
  menu.view.frame = frame
  ground.addSubview(menu.view)
  menu.viewDidLoad()
  return menu
}

@MainActor
func addList(with control: ElasticRefreshControl) {
  let list = UIScrollView(frame: frame)
  list.contentSize = CGSize(width: 375, height: 2000)
  ground.addSubview(list)
  list.elasticRefreshControl = control
}
#else
let window = NSWindow.onScreen()
let ground = window.contentView
ground.frame = frame

@MainActor
func pull(_ view: ElasticComponentView) {
  view.keyDown(with: NSEvent(.keyDown, keyCode: 125))
  view.keyUp(with: NSEvent(.keyUp, keyCode: 125))
}

@MainActor
func tap(_ view: ElasticComponentView) { _ = view.accessibilityPerformPress() }

@MainActor
func makeMenu() -> FlowingMenuController {
  let menu = FlowingMenuController(content: NSViewController(), menu: NSViewController())
  menu.view.frame = frame
  ground.addSubview(menu.view)
  return menu
}

@MainActor
func addList(with control: ElasticRefreshControl) {
  let list = ElasticScrollView(frame: frame)
  list.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 375, height: 2000))
  ground.addSubview(list)
  list.elasticRefreshControl = control
}
#endif

@MainActor
func show(_ view: ElasticComponentView) {
  view.frame = frame
  ground.addSubview(view)
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
  again = { pull(view) }
case "elastic-shape":
  let view = ElasticShapeView(frame: frame)
  show(view)
  view.style = .button
  again = { tap(view) }
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
  let menu = makeMenu()
  shown = menu
  Screen.run(frames: 3)
  again = { menu.isMenuOpen ? menu.closeMenu() : menu.openMenu() }
case "pull-to-refresh":
  let control = ElasticRefreshControl(end: .top)
  addList(with: control)
  Screen.run(frames: 3)
  again = { control.isRefreshing ? control.endRefreshing() : control.beginRefreshing() }
default: fatalError("no component \(words[1])")
}
for index in 0..<count {
  if index % 30 == 0 { again() }
  Screen.run(frames: 1)
}
