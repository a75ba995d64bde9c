#if GTK
import ElasticKit

extension ElasticRefresh {
  /// Loads more, without a pull, when the end of the list comes nearer to the window than ``automaticDistance``; for a list that is
  /// pulled at its bottom. False at first.
  ///
  /// Once, and again when new rows have come before the end of loading, when that end has been further away, after a refresh by the
  /// widget inside, and after ``resetNoMoreData()``. So a page that does not fill the window is followed by the next, and one that
  /// fails is not asked for over and over.
  public var loadsAutomatically: Bool {
    get { automatic.isOn }
    set {
      automatic.isOn = newValue
      loadMoreSoon()
    }
  }

  /// How near the end of the list has to come, in points; 0, the default, is its sight.
  public var automaticDistance: Double {
    get { automatic.distance }
    set { automatic.distance = newValue }
  }

  /// A list moves in the middle of a layout too, where no row can be added: so the app is asked afterwards.
  func loadMoreSoon() {
    guard automatic.isOn, !hasMoved else { return }
    hasMoved = true
    Task { [weak self] in
      self?.hasMoved = false
      self?.loadMoreIfNear()
    }
  }

  func loadMoreIfNear() {
    guard end == .bottom, automatic.isOn, size.height > 0,
      automatic.isDue(
        at: scroller.report(giving: placedInset, at: end.edge, length: size.height), in: state)
    else { return }
    activate()
  }

  /// Lets it load without a pull again, wherever the end of the list is.
  func loadAnew() {
    automatic.restart()
    loadMoreSoon()
  }
}
#endif
