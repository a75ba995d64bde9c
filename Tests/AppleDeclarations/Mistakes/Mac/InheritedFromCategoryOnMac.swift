// non-'@objc' instance method 'awakeFromNib()' is declared in extension of 'NSObject'
import AppKit

final class InheritedFromCategoryOnMac: NSObject {
  func awakeFromNib() {}
}
