import UIKit

extension View {
  private func effect(_ apply: @escaping @MainActor (Pass, Self) -> Void) -> Effect<Self> {
    Effect(content: self, apply: apply)
  }

  /// Notes something of the view, which is the same inside.
  private func noting(_ note: @escaping @MainActor (inout Outcome) -> Void) -> Effect<Self> {
    effect { pass, content in
      note(&pass.outcome)
      pass.render(content)
    }
  }

  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    effect { pass, content in
      pass.connect(modifier)
      pass.render(modifier.body(content: ModifierContent { $0.render(content) }))
    }
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    effect { pass, content in
      let outer = pass.size
      pass.size = CGSize(width: width ?? outer.width, height: height ?? outer.height)
      pass.render(content)
      pass.lastFrame = pass.size
      pass.size = outer
    }
  }

  /// documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:): as large
  /// as it may be, with its content in it.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    effect { pass, content in
      pass.render(content)
      pass.lastFrame = pass.size
    }
  }

  public func environment<V>(
    _ path: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    effect { pass, content in
      let outer = pass.environment
      pass.environment[keyPath: path] = value
      pass.render(content)
      pass.environment = outer
    }
  }

  /// Records the view's offset with the last frame size set inside of it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    effect { pass, content in
      let place = pass.outcome.places.count
      pass.outcome.places.append(CGRect(x: x, y: y, width: 0, height: 0))
      pass.outcome.directions.append(pass.environment.layoutDirection)
      pass.render(content)
      pass.outcome.places[place].size = pass.lastFrame
      pass.outcome.shown.append(pass.outcome.places[place])
    }
  }

  public func opacity(_ opacity: Double) -> some View { effect { $0.render($1) } }
  public func foregroundColor(_ color: Color?) -> some View { effect { $0.render($1) } }
  public func padding(_ insets: EdgeInsets) -> some View { effect { $0.render($1) } }
  public func disabled(_ disabled: Bool) -> some View {
    effect { pass, content in
      let outer = pass.environment.isEnabled
      pass.environment.isEnabled = outer && !disabled
      pass.render(content)
      pass.environment.isEnabled = outer
    }
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View { effect { $0.render($1) } }
  public func contentShape(_ shape: Rectangle) -> some View { effect { $0.render($1) } }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { effect { $0.render($1) } }

  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return effect { pass, content in
      let count = pass.outcome.shown.count
      pass.render(content)
      // A mask is as large as what it masks; what an offset draws beyond that is not in it.
      let outer = pass.size
      pass.size = pass.lastFrame
      let bounds = CGRect(origin: .zero, size: pass.size)
      for index in count..<pass.outcome.shown.count {
        pass.outcome.shown[index] = pass.outcome.shown[index].intersection(bounds)
      }
      pass.render(mask)
      pass.size = outer
    }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content over: () -> V
  ) -> some View {
    let over = over()
    return effect { pass, content in
      pass.render(content)
      pass.render(over)
    }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content under: () -> V
  ) -> some View {
    overlay(alignment: alignment, content: under)
  }

  public func gesture(_ gesture: some Gesture, including mask: GestureMask = .all) -> some View {
    noting {
      if mask == .all, let drag = gesture as? Drag { $0.drags.append(drag) }
    }
  }

  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    effect { pass, content in
      let node = pass.node
      pass.render(content)
      guard !node.hasAppeared else { return }
      node.hasAppeared = true
      pass.after.append { action?() }
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    effect { pass, content in
      pass.node.onDisappear = [{ action?() }]
      pass.render(content)
    }
  }

  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    effect { pass, content in
      if let old = pass.node.values[0] as? V, old != value { pass.after.append { action(value) } }
      pass.node.values[0] = value
      pass.render(content)
    }
  }

  public func accessibilityElement() -> some View { effect { $0.render($1) } }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    noting { $0.hidden.append(hidden) }
  }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    noting { $0.labels.append(String(label)) }
  }
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    noting { $0.values.append(String(value)) }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noting { $0.traits.formUnion(traits) }
  }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { noting { $0.actions.append((kind.name, handler)) } }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    noting { $0.actions.append((name.content, handler)) }
  }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isModal = AccessibilityTraits(rawValue: 1)
  public static let isButton = AccessibilityTraits(rawValue: 2)
}

public struct AccessibilityActionKind: Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

public struct KeyEquivalent: Sendable {
  public let character: Character
  public static let escape = KeyEquivalent(character: "\u{1B}")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
}

// MARK: - Gestures

@MainActor
public protocol Gesture<Value> {
  associatedtype Value
}

public struct Transaction {}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let all = GestureMask(rawValue: 3)
  public static let subviews = GestureMask(rawValue: 2)
}

public struct DragGesture: Gesture {
  public struct Value: Sendable {
    public let time: Date
    public let location: CGPoint, startLocation: CGPoint
  }
  public init(minimumDistance: CGFloat = 10) {}
  public func onChanged(_ action: @escaping (Value) -> Void) -> Drag { Drag(change: action) }
}

/// A drag and its handlers.
public struct Drag: Gesture {
  public typealias Value = DragGesture.Value
  var change: (Value) -> Void = { _ in }
  var end: (Value) -> Void = { _ in }
  var reset: () -> Void = {}

  public func onEnded(_ action: @escaping (Value) -> Void) -> Drag {
    var drag = self
    drag.end = { [reset] in
      action($0)
      reset()
    }
    return drag
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Drag {
    var drag = self
    let storage = state.box.storage
    drag.change = { [change] in
      var transaction = Transaction()
      body($0, &storage.value, &transaction)
      MainActor.assumeIsolated { Updates.isDue = true }
      change($0)
    }
    drag.reset = {
      storage.value = storage.start
      MainActor.assumeIsolated { Updates.isDue = true }
    }
    drag.end = { [end, reset = drag.reset] in
      end($0)
      reset()
    }
    return drag
  }
}
