import UIKit

/// A property that is made of others.
public protocol DynamicProperty {}

@MainActor
@propertyWrapper
public struct StateObject<Object: ObservableObject>: Connected {
  private final class Box {
    var object: Object?
    let make: () -> Object
    init(_ make: @escaping () -> Object) { self.make = make }
  }
  private let box: Box

  public init(wrappedValue: @autoclosure @escaping () -> Object) { box = Box(wrappedValue) }
  public var wrappedValue: Object {
    guard let object = box.object else { fatalError("read before the view was made") }
    return object
  }

  func connect(to node: Node, _ label: String, _ environment: EnvironmentValues) {
    box.object = node.state[label] as? Object ?? box.make()
    node.state[label] = box.object
  }
}

@MainActor
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

/// A view's own value. A change makes the view again.
@propertyWrapper
public struct State<Value>: Connected {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private final class Box {
    var storage: Storage
    init(_ value: Value) { storage = Storage(value) }
  }
  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set {
      box.storage.value = newValue
      Updates.isDue = true
    }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(
      get: { box.storage.value },
      set: {
        box.storage.value = $0
        MainActor.assumeIsolated { Updates.isDue = true }
      })
  }

  func connect(to node: Node, _ label: String, _ environment: EnvironmentValues) {
    box.storage = node.state[label] as? Storage ?? box.storage
    node.state[label] = box.storage
  }
}

@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper
public struct Environment<Value>: Connected {
  private final class Box { var values = EnvironmentValues() }
  private let box = Box()
  private let path: KeyPath<EnvironmentValues, Value>
  public init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  public var wrappedValue: Value { box.values[keyPath: path] }

  func connect(to node: Node, _ label: String, _ environment: EnvironmentValues) {
    box.values = environment
  }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: Connected {
  private final class Box { var scale = 1.0 }
  private let box = Box()
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value { value * Value(box.scale) }

  func connect(to node: Node, _ label: String, _ environment: EnvironmentValues) {
    box.scale = environment.textScale
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() {}
  private var others: [ObjectIdentifier: Any] = [:]
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { others[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }
  public var font: Font?
  public var fontResolutionContext: Font.Context { Font.Context() }
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var accessibilityReduceMotion = false
  public var isEnabled = true
  public var isFocused = false
  var buttonStyle: (@MainActor (Pass, ButtonStyleConfiguration) -> Void)?
  /// The text size as a factor of the usual one.
  public var textScale = 1.0
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
