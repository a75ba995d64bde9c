// property cannot be marked '@objc' because its type cannot be represented in Objective-C
import ElasticKit
import UIKit

final class Styled: NSObject {
  @objc var style = SurfaceMotion.Style()
}
