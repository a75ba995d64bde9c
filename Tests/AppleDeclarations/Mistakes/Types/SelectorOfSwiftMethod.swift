// argument of '#selector' refers to instance method 'stamp()' that is not exposed to Objective-C
import ElasticKit
import UIKit

final class Stamp: NSObject {
  func stamp() {}
  func selector() -> Selector { #selector(stamp) }
}
