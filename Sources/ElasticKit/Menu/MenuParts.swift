extension ItemID.Part {
  /// The bubble that shows the menu.
  public static var bubble: Self { Self(number: 4) }
  /// The veil over the page.
  public static var backdrop: Self { Self(number: 5) }
  /// Slot of the app's menu.
  public static var menu: Self { Self(number: 6) }
  /// Slot of the app's page.
  public static var page: Self { Self(number: 7) }
}

extension MenuMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .bubble: "bubble"
    case .backdrop: "backdrop"
    case .menu: "menu"
    case .page: "page"
    default: nil
    }
  }
}
