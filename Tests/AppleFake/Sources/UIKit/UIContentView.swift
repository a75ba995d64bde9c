/// documentation/uikit/uicontentconfiguration
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// documentation/uikit/uicontentview
@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}
