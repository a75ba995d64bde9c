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
      let outer = (pass.size, pass.isFree)
      pass.size = CGSize(width: width ?? outer.0.width, height: height ?? outer.0.height)
      pass.isFree = (outer.1.width && width == nil, outer.1.height && height == nil)
      pass.render(content)
      pass.lastFrame = pass.size
      (pass.size, pass.isFree) = outer
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

  /// documentation/swiftui/view/fixedsize(horizontal:vertical:): proposes nothing, so that the view has its ideal size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    effect { pass, content in
      let outer = pass.isFree
      pass.isFree = (outer.width || horizontal, outer.height || vertical)
      pass.render(content)
      pass.isFree = outer
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

  /// documentation/swiftui/view/padding(_:)
  public func padding(_ insets: EdgeInsets) -> some View {
    effect { pass, content in
      let outer = pass.size
      pass.outcome.paddings.append(insets)
      pass.size.width -= insets.leading + insets.trailing
      pass.size.height -= insets.top + insets.bottom
      pass.render(content)
      pass.size = outer
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

  public func opacity(_ opacity: Double) -> some View {
    effect { pass, content in
      let outer = pass.opacity
      pass.opacity *= opacity
      pass.render(content)
      pass.opacity = outer
    }
  }
  /// documentation/swiftui/view/hovereffect(_:)
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    noting { $0.hovers += 1 }
  }
  /// documentation/swiftui/view/hidden(): "Hidden views are invisible and can't receive or respond to interactions."
  public func hidden() -> some View { opacity(0).allowsHitTesting(false) }
  public func foregroundColor(_ color: Color?) -> some View { effect { $0.render($1) } }
  public func disabled(_ disabled: Bool) -> some View {
    effect { pass, content in
      let outer = pass.environment.isEnabled
      pass.environment.isEnabled = outer && !disabled
      pass.render(content)
      pass.environment.isEnabled = outer
    }
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    effect { pass, content in
      let outer = pass.allowsHits
      pass.allowsHits = outer && enabled
      pass.render(content)
      pass.allowsHits = outer
    }
  }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    effect { pass, content in
      let count = pass.outcome.buttons.count
      pass.render(content)
      for button in pass.outcome.buttons.dropFirst(count) where button.isEnabled {
        pass.outcome.keys[key.character] = button.call
      }
    }
  }

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

  /// documentation/swiftui/view/clipshape(_:style:)
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    effect { pass, content in
      let count = pass.outcome.shown.count
      pass.render(content)
      let points = shape.path(in: CGRect(origin: .zero, size: pass.size)).points
      let (x, y) = (points.map(\.x), points.map(\.y))
      let bounds = CGRect(
        x: x.min() ?? 0, y: y.min() ?? 0, width: (x.max() ?? 0) - (x.min() ?? 0),
        height: (y.max() ?? 0) - (y.min() ?? 0))
      pass.outcome.clips.append((bounds, points.count == 4))
      for index in count..<pass.outcome.shown.count {
        pass.outcome.shown[index] = pass.outcome.shown[index].intersection(bounds)
      }
    }
  }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content over: () -> V
  ) -> some View {
    let over = over()
    return effect { pass, content in
      pass.render(content)
      let outer = pass.isOver
      pass.isOver = true
      pass.render(over)
      pass.isOver = outer
    }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content under: () -> V
  ) -> some View {
    let under = under()
    return effect { pass, content in
      pass.render(under)
      pass.render(content)
    }
  }

  /// documentation/swiftui/view/onchange(of:initial:_:): after the update in which the value is another.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    effect { pass, content in
      if let old = pass.node.state["value"] as? Kept<V>, old.value != value {
        pass.after.append { action(old.value, value) }
      }
      pass.node.state["value"] = Kept(value)
      pass.render(content)
    }
  }

  /// documentation/swiftui/view/onappear(perform:): after the update in which the view is there.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    effect { pass, content in
      let node = pass.node
      node.onAppear = { action?() }
      pass.render(content)
      pass.after.append { node.appear() }
    }
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    effect { pass, content in
      pass.node.onDisappear = { action?() }
      pass.render(content)
    }
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { effect { $0.render($1) } }
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

public enum AccessibilityChildBehavior: Sendable { case ignore, combine }

public struct AccessibilityActionKind: Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

private final class Kept<V> {
  let value: V
  init(_ value: V) { self.value = value }
}

public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }
  public static let escape = KeyEquivalent(character: "\u{1B}")
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
}

/// documentation/swiftui/hovereffect
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
}
