#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// Where the list and the control are seen.

extension ScrollLink {
  /// Rows that come above while it loads, or while the band closes, scroll the list by as much.
  func keepPlace() {
    guard let scrollView, let control else { return }
    let growth = scrollView.contentSize[axis] - contentLength
    contentLength += growth
    guard control.keepsPlace(after: growth) else { return }
    isFitting = true
    defer { isFitting = false }
    // What the list has still to go of its way is no way of rows that are out of sight: it stays as it is seen.
    let left = Double(growth) > way.outward ? way.outward : 0
    if left > 0 { way.stop() }
    changes.scroll(scrollView, to: Double(scrollView.contentOffset[axis] + growth) - left)
  }

  /// Where the list is at the end of its way. A scroll view rounds its offset to pixels, which must not add up.
  func arrival(of scrollView: UIScrollView) -> ScrollReport {
    var position = position(of: scrollView)
    if way.inward < 0 { position.offset = changes.offset - room.side.outward(way.inward) }
    return position
  }

  /// The list as it is seen, on its way: as if its inset were the component's.
  func seen(_ position: ScrollReport) -> (room: ScrollInset, position: ScrollReport) {
    var position = position
    position.offset += room.side.outward(way.outward)
    position[room.side] += way.inset - room.added
    return (ScrollInset(side: room.side, added: way.inset), position)
  }

  /// Moves the list to the wave's edge, and the control there.
  func place(for shift: Double, in scrollView: UIScrollView) {
    guard let control else { return }
    let position = position(of: scrollView)
    let isAway = room.side.outward(position.offset - position.end(at: room.side)) < -0.5
    // A list that is scrolled away from the wave does not make its bounce.
    let part = isAway && way.inset == 0 ? 0 : way.shown
    let bounce = ScrollInset(side: room.side).translation(for: shift * part)
    changes.translate(scrollView, by: CGFloat(bounce - room.side.outward(way.outward)))
    let seen = seen(position)
    let edge = seen.room.edge(at: seen.position)
    var frame = scrollView.bounds
    frame.origin[axis] = CGFloat(edge - bounce) - (end.isLeading ? 0 : frame.size[axis])
    control.move(to: frame)
    control.strip.reach(from: frame, to: scrollView.bounds)
    control.showWave(in: position.offset < position.start ? largeTitleBar : nil)
  }
}
#endif
