#if canImport(QuartzCore)
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// The page or the menu of a container: given by the app, or instantiated from the container's storyboard.
///
/// A storyboard sets the identifier while it decodes the container, which may not know its storyboard yet, so the child is
/// made when it is first needed.
@MainActor
struct MenuChild {
  var identifier: String?
  private var made: ElasticPlatformController?

  init(_ controller: ElasticPlatformController? = nil) { made = controller }

  mutating func controller(in container: FlowingMenuController) -> ElasticPlatformController {
    let controller = made ?? container.instantiate(identifier)
    made = controller
    return controller
  }

  /// The controller whose place the new one takes; nil if there was none, or the same.
  mutating func replace(by new: ElasticPlatformController) -> ElasticPlatformController? {
    defer { made = new }
    return made === new ? nil : made
  }
}
#endif
