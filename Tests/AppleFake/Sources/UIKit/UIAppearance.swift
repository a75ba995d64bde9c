/// documentation/uikit/uiappearance: "iOS applies appearance changes when a view enters a window, it doesn't change the appearance
/// of a view that's already in a window." What an app has set itself stays.
@MainActor
public protocol UIAppearance: UIView {
  /// The proxy of the class: its properties are those of every view of the class that enters a window. Here a view that is never
  /// shown: what is other than in a new view was set.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  private static var proxies: [ObjectIdentifier: (proxy: UIView, new: UIView)] = [:]

  public static func appearance() -> Self {
    if let known = proxies[ObjectIdentifier(self)]?.proxy as? Self { return known }
    guard let proxy = Self(coder: Nib()), let new = Self(coder: Nib()) else {
      preconditionFailure("a view without a nib")
    }
    proxies[ObjectIdentifier(self)] = (proxy, new)
    return proxy
  }

  /// Forgets what was set.
  public static func forgetAppearances() { proxies = [:] }

  func takeAppearance() {
    guard window != nil, let (proxy, new) = Self.proxies[ObjectIdentifier(type(of: self))] else {
      return
    }
    for property in Inspected.all where property.isDynamic {
      let (set, usual, own) = (property.get(proxy), property.get(new), property.get(self))
      guard !Self.areSame(set, usual), Self.areSame(own, usual) else { continue }
      _ = property.set(self, set)
    }
  }

  private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    func key(_ value: Any?) -> AnyHashable? {
      (value as? UIColor)?.cgColor.components ?? value as? AnyHashable
    }
    return key(a) == key(b)
  }
}
