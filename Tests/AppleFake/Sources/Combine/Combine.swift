/// The state of view updates in the process's one app.
@MainActor
public enum Updates {
  /// True while views are being made; nothing that they are made of may change then.
  public static var isUpdating = false
  /// True if state that views depend on has changed.
  public static var isDue = true
  /// Messages about changes made while views were being made.
  public static var faults: [String] = []

  static func change(_ what: Any.Type) {
    if isUpdating { faults.append("a \(what) changed while views were made") }
    isDue = true
  }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      MainActor.assumeIsolated { Updates.change(Value.self) }
    }
  }
}
