import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A view that can have the keys, such as a text field.
final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

/// A page with a menu to present, and a finger.
@MainActor
final class MenuPage {
  let window = UIWindow.onScreen()
  let page = UIViewController()
  let transition = FlowingMenuTransition()
  private let event = UIEvent()
  private let touch = UITouch()

  init(frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 600)) {
    UIResponder.first?.resignFirstResponder()
    UIViewController.waiting = nil
    page.view.frame = frame
    window.addSubview(page.view)
    transition.attach(to: page) { UIViewController() }
    Screen.run(frames: 2)
  }

  var stage: MenuStage { transition.stage }

  /// The recogniser of the page, or of the stage that lies over it.
  var recognizer: UIGestureRecognizer {
    stage.superview === page.view ? page.view.gestureRecognizers[0] : stage.recognizer
  }

  /// Moves a finger from one place in the window to another, a frame a step, and does not lift it.
  func drag(from start: CGFloat, to end: CGFloat, with recognizer: UIGestureRecognizer) {
    move(to: start)
    recognizer.touchesBegan([touch], with: event)
    for step in 1...20 {
      move(to: start + (end - start) * CGFloat(step) / 20)
      recognizer.touchesMoved([touch], with: event)
    }
  }

  /// Moves it on.
  func goOn(to x: CGFloat, with recognizer: UIGestureRecognizer) {
    move(to: x)
    recognizer.touchesMoved([touch], with: event)
  }

  func lift(from recognizer: UIGestureRecognizer) {
    Screen.run(frames: 1)
    touch.timestamp = Screen.now
    recognizer.touchesEnded([touch], with: event)
    recognizer.start()
  }

  private func move(to x: CGFloat) {
    Screen.run(frames: 1)
    touch.timestamp = Screen.now
    touch.place = CGPoint(x: x, y: 300)
  }

  func open() {
    transition.open()
    Screen.run(frames: 120)
  }

  /// Lets tasks run that were begun.
  func settle() async {
    for _ in 0..<5 { await Task.yield() }
    Screen.run(frames: 120)
  }
}
