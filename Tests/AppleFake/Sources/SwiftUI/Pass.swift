import UIKit

/// The state of a view that is kept each time the view is made again.
@MainActor
final class Node {
  var children: [String: Node] = [:]
  var state: [String: AnyObject] = [:]
  var onAppear: () -> Void = {}
  var onDisappear: () -> Void = {}
  /// Whether it has appeared, and not disappeared since.
  var isShown = false
  var onDismantle: [() -> Void] = []

  func disappear() {
    for child in children.values { child.disappear() }
    isShown = false
    onDisappear()
  }

  func appear() {
    for child in children.values { child.appear() }
    guard !isShown else { return }
    isShown = true
    onAppear()
  }

  func dismantle() {
    for child in children.values { child.dismantle() }
    for action in onDismantle { action() }
  }
}

/// The result of making views: pictures, keys and accessibility.
public struct Outcome {
  public internal(set) var pictures: [Picture] = []
  public internal(set) var labels: [String] = []
  public internal(set) var values: [String] = []
  public internal(set) var traits: AccessibilityTraits = []
  public internal(set) var hidden: [Bool] = []
  public internal(set) var actions: [(name: String, call: () -> Void)] = []
  public internal(set) var buttons: [ShownButton] = []
  /// The keys of buttons that can be pressed, and what they do.
  public internal(set) var keys: [Character: () -> Void] = [:]
  public internal(set) var presses: [String: Press] = [:]
  public internal(set) var texts: [String] = []
  /// The frames of views with an offset, what masks leave of them, and the direction they are in.
  public internal(set) var places: [CGRect] = []
  public internal(set) var shown: [CGRect] = []
  public internal(set) var directions: [LayoutDirection] = []
  /// The bounds of all clips, innermost first, and whether each is a mere rectangle, which costs nothing.
  public internal(set) var clips: [(bounds: CGRect, isRectangle: Bool)] = []
  /// Views of UIKit in which no touch may go down.
  var withoutHits: Set<ObjectIdentifier> = []
  var hits: [HitPlace] = []
  /// How many views show a pointer, or eyes, that they are on them.
  public internal(set) var hovers = 0
  /// The paddings, outermost first.
  public internal(set) var paddings: [EdgeInsets] = []
}

/// A button, of which SwiftUI shows more or less.
public struct ShownButton {
  public let title: String
  public let call: () -> Void
  /// Whether it can be seen, pressed, and lies over another view.
  public let isSeen: Bool, isEnabled: Bool, isOver: Bool
}

/// One making of all views.
@MainActor
final class Pass {
  var node: Node
  var size: CGSize
  /// Whether nothing is proposed to the views for their width and their height, which are then their own.
  var isFree = (width: false, height: false)
  var lastFrame = CGSize.zero
  var opacity = 1.0
  var allowsHits = true
  /// Those of the views around what is made now, outermost first.
  var gestures: [AttachedGesture] = []
  /// Whether views that are made now lie over another one.
  var isOver = false
  var safeArea = EdgeInsets()
  var environment: EnvironmentValues
  let host: UIView
  var outcome = Outcome()
  /// Whether views of UIKit are made anew.
  var makesAnew = false
  /// Actions to run after all views are made.
  var after: [() -> Void] = []
  private var index = 0
  private var used: Set<String> = []

  init(_ node: Node, size: CGSize, environment: EnvironmentValues, host: UIView) {
    (self.node, self.size, self.environment, self.host) = (node, size, environment, host)
  }

  func render<V: View>(_ view: V, branch: String = "") {
    let key = "\(index) \(V.self)\(branch)"
    index += 1
    used.insert(key)
    let child = node.children[key] ?? Node()
    node.children[key] = child
    enter(child) {
      connect(view)
      if let primitive = view as? any Primitive {
        primitive.render(self)
      } else if let representable = view as? any UIViewRepresentable {
        representable.show(self)
      } else {
        render(view.body)
      }
    }
  }

  /// Restores the stored properties' values of the last time.
  func connect(_ value: Any) {
    for (label, child) in Mirror(reflecting: value).children {
      (child as? any Connected)?.connect(to: node, label ?? "", environment)
      if child is any DynamicProperty { connect(child) }
    }
  }

  private func enter(_ child: Node, _ body: () -> Void) {
    let outer = (node, index, used)
    (node, index, used) = (child, 0, [])
    body()
    for (key, gone) in node.children where !used.contains(key) {
      node.children[key] = nil
      after.append {
        gone.disappear()
        gone.dismantle()
      }
    }
    (node, index, used) = outer
  }
}

@MainActor
protocol Connected {
  func connect(to node: Node, _ label: String, _ environment: EnvironmentValues)
}

/// A window that shows a view, made anew in each frame in which something has changed.
@MainActor
public final class ViewHost<V: View> {
  public var view: V {
    didSet { Updates.isDue = true }
  }
  public var environment = EnvironmentValues() {
    didSet { Updates.isDue = true }
  }
  /// The window's safe area, in which the view is.
  public var safeArea = EdgeInsets() {
    didSet { Updates.isDue = true }
  }
  public private(set) var outcome = Outcome()
  /// How often the views were made.
  public private(set) var passes = 0
  public let window = UIWindow.onScreen()
  private let root = Node()

  public init(_ view: V) {
    self.view = view
    Updates.isDue = true
    Updates.faults = []
  }

  /// Runs a number of frames, and after each the actions that wait for it.
  public func run(frames: Int) async {
    for _ in 0..<frames {
      Screen.run(frames: 1)
      update()
      for _ in 0..<4 { await Task.yield() }
    }
  }

  /// In the next update SwiftUI makes all views of UIKit anew, and takes the old ones away after it, as in a transition.
  public func makeViewsAnew() {
    makesAnew = true
    Updates.isDue = true
  }
  private var makesAnew = false

  private func update() {
    guard Updates.isDue else { return }
    Updates.isDue = false
    passes += 1
    let size = CGSize(
      width: window.bounds.width - safeArea.leading - safeArea.trailing,
      height: window.bounds.height - safeArea.top - safeArea.bottom)
    let pass = Pass(root, size: size, environment: environment, host: window)
    pass.safeArea = safeArea
    pass.makesAnew = makesAnew
    makesAnew = false
    Updates.isUpdating = true
    Screen.phase { pass.render(view) }
    Updates.isUpdating = false
    for content in hosted(in: window) { pass.outcome.texts += content.update().texts }
    outcome = pass.outcome
    for action in pass.after { action() }
  }

  public func close() {
    root.disappear()
    root.dismantle()
    root.children = [:]
  }

  /// Another view is pushed over this one, or another tab is chosen: the views disappear and leave the window, and are kept.
  public func leave() {
    root.disappear()
    kept = window.subviews
    for view in kept { view.removeFromSuperview() }
  }

  /// The way back.
  public func comeBack() {
    for view in kept { window.addSubview(view) }
    kept = []
    root.appear()
  }
  private var kept: [UIView] = []

  // MARK: - Fingers

  /// Passes a finger on to the recognisers of the window, which holds all views of UIKit here, and to those of SwiftUI's
  /// gestures on what it went down on.
  public func pass(_ finger: UITouch, _ phase: UIGestureRecognizer.Phase) {
    finger.timestamp = Screen.now
    if phase == .began {
      finger.view = hit(at: finger.place)
      let gestures = outcome.hits.last { $0.frame.contains(finger.place) }?.gestures ?? []
      found[finger] = gestures.map { gesture in
        let recognizer = recognizers[gesture.id] ?? gesture.make()
        recognizers[gesture.id] = recognizer
        return recognizer
      }
    }
    for recognizer in window.gestureRecognizers + (found[finger] ?? []) {
      recognizer.receive([finger], phase)
    }
  }

  /// The recognisers of SwiftUI's gestures in this sequence of touches, and those of each finger.
  private var recognizers: [ObjectIdentifier: UIGestureRecognizer] = [:]
  private var found: [UITouch: [UIGestureRecognizer]] = [:]
  /// Whether a touch is with a gesture of SwiftUI's.
  public var hasGestures: Bool { !recognizers.isEmpty }

  /// The view of UIKit that a finger goes down on. For what is SwiftUI's alone that is the view that hosts all.
  private func hit(at place: CGPoint) -> UIView {
    for view in window.subviews.reversed()
    where !outcome.withoutHits.contains(ObjectIdentifier(view)) {
      let inside = view.convert(CGRect(origin: place, size: .zero), from: window).origin
      if let hit = view.hitTest(inside, with: nil) { return hit }
    }
    return window
  }

  /// A finger goes down and on, at so many points of the window.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 20) async -> UITouch {
    let finger = UITouch()
    finger.place = start
    pass(finger, .began)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      await run(frames: 1)
      finger.place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      pass(finger, .moved)
    }
    await run(frames: 1)
    return finger
  }

  /// The finger is lifted, or the system takes it away. Then the recognisers start again.
  public func lift(_ finger: UITouch, isCancelled: Bool = false) async {
    pass(finger, isCancelled ? .cancelled : .ended)
    for recognizer in window.gestureRecognizers + recognizers.values { recognizer.start() }
    (recognizers, found) = ([:], [:])
    await run(frames: 1)
  }

  public func act(_ name: String) async {
    for action in outcome.actions where action.name == name { action.call() }
    await run(frames: 1)
  }
}
