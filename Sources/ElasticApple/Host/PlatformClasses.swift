#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The class of controls that the views of components are: UIKit's.
public typealias ElasticPlatformControl = UIControl

/// The class of controllers that a menu and its page have: UIKit's.
public typealias ElasticPlatformController = UIViewController
#elseif canImport(AppKit)
import AppKit

/// The class of controls that the views of components are: AppKit's.
public typealias ElasticPlatformControl = NSControl

/// The class of controllers that a menu and its page have: AppKit's.
public typealias ElasticPlatformController = NSViewController
#endif
