// 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import ElasticKit
import UIKit

final class Uncoded: UIView {
  init() { super.init(frame: .zero) }
}
