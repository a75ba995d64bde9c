/// A storyboard: a decoded controller under each identifier.
@MainActor
public final class NSStoryboard {
  private let scenes: [String: () -> NSViewController]
  public init(_ scenes: [String: () -> NSViewController]) { self.scenes = scenes }

  /// AppKit throws an exception for an identifier that the storyboard does not have.
  public func instantiateController(withIdentifier identifier: String) -> Any {
    guard let make = scenes[identifier] else { fatalError("no scene \(identifier)") }
    let controller = make()
    controller.storyboard = self
    return controller
  }
}

@MainActor
open class NSViewController: NSResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }
  /// documentation/appkit/nsviewcontroller/storyboard: nil for a controller that no storyboard has made.
  public internal(set) var storyboard: NSStoryboard?

  private var loaded: NSView?
  public private(set) var children: [NSViewController] = []

  open var view: NSView {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      guard let loaded else { fatalError("loadView has made no view") }
      return loaded
    }
    set { loaded = newValue }
  }

  open func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 500)) }
  open func viewDidLoad() {}
  public var isViewLoaded: Bool { loaded != nil }
  public internal(set) weak var parent: NSViewController?
  open func addChild(_ child: NSViewController) {
    children.append(child)
    child.parent = self
  }
  open func removeFromParent() { parent?.children.removeAll { $0 === self } }
}

@MainActor
public protocol NSTextDelegate: AnyObject {}

/// A field editor, which has the keys in the place of the field that is edited.
@MainActor
open class NSText: NSView {
  public var isFieldEditor = false
  public weak var delegate: (any NSTextDelegate)?
}

@MainActor
public final class NSAccessibilityCustomAction {
  public var name: String
  public let handler: (() -> Bool)?
  public init(name: String, handler: (() -> Bool)? = nil) {
    (self.name, self.handler) = (name, handler)
  }
}
