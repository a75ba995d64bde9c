// @objc attribute used without importing module 'Foundation'
import ElasticKit

extension ElasticSurfaceView {
  @objc func planted() {}
}
