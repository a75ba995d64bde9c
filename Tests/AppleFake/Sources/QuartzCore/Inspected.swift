/// A property that Objective-C finds by its name, as key-value coding and appearance proxies do. The script that takes the hosts
/// lists those that are `@IBInspectable` or `@objc dynamic`.
@MainActor
public struct Inspected {
  public let owner: String
  public let name: String
  /// Whether an appearance proxy has it.
  public let isDynamic: Bool
  /// Its value; nil for an object of another class, or if it is nil.
  public let get: (AnyObject) -> Any?
  /// Sets it; false for an object of another class, or a value of another type.
  public let set: (AnyObject, Any?) -> Bool

  public init<Owner: AnyObject, Value>(
    _ name: String, isDynamic: Bool, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) {
    owner = "\(Owner.self)"
    self.name = name
    self.isDynamic = isDynamic
    get = { ($0 as? Owner)?[keyPath: property] }
    set = { object, value in
      guard let owner = object as? Owner, let value = value as? Value else { return false }
      owner[keyPath: property] = value
      return true
    }
  }

  /// All that there are.
  public static var all: [Inspected] = []

  /// Sets a property of an object, as a nib does after `init(coder:)` with what was set in Interface Builder. False if there is
  /// none of that name or type, where key-value coding throws.
  public static func set(_ value: Any?, forKey name: String, of object: AnyObject) -> Bool {
    all.contains { $0.name == name && $0.set(object, value) }
  }
}
