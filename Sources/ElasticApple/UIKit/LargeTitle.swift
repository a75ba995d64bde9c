#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIScrollView {
  /// The navigation bar of its page, if that has a large title: then the bar grows by as far as the content is pulled beyond its
  /// insets.
  var largeTitleBar: UINavigationBar? {
    #if os(tvOS)
    return nil
    #else
    var responder: UIResponder? = self
    while let view = responder, !(view is UIViewController) { responder = view.next }
    guard let navigation = (responder as? UIViewController)?.navigationController,
      navigation.navigationBar.prefersLargeTitles
    else { return nil }
    // `automatic` is what the page before it has; the first page's title is large.
    let modes = navigation.viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    let mode = modes.last { $0 != .automatic } ?? .always
    return mode == .always ? navigation.navigationBar : nil
    #endif
  }
}

extension ElasticRefreshControl {
  /// Puts the wave above the background of a bar that reaches over it, and below the bar's title; nil puts it back.
  func showWave(in bar: UINavigationBar?) {
    let (wave, host) = (renderer.root, bar?.layer ?? layer)
    let isMoved = wave.superlayer !== host
    guard isMoved || bar != nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // A bar's first subview is its background.
    if isMoved { host.insertSublayer(wave, at: bar == nil ? 0 : 1) }
    let corner = bar.map { $0.convert(bounds, from: self).origin } ?? .zero
    if wave.position != corner { wave.position = corner }
    CATransaction.commit()
  }
}
#endif
