import ElasticKit

/// Where a scroller goes when the padding of its content at the component's edge changes from `before` to `inset`, as
/// ``ScrollInset`` decides it. `place` is where it is scrolled to, `contentLength` is with the padding there was. Across the
/// edge it stays.
@c(elastic_scroll_place)
public func scrollPlace(
  _ edge: Int32, _ before: Double, _ inset: Double, _ position: Double, _ length: Double,
  _ contentLength: Double
) -> Double {
  let isLeading = edge == ElasticEdge.top.rawValue
  guard isLeading || edge == ElasticEdge.bottom.rawValue else { return position }
  var room = ScrollInset(side: isLeading ? .leading : .trailing, added: before)
  // A page's padding is content before 0, where a scroller's first point is.
  let report = ScrollReport(
    offset: isLeading ? position - before : position, length: length,
    contentLength: contentLength - before,
    leading: isLeading ? before : 0, trailing: isLeading ? 0 : before)
  let offset = room.fitWhole(inset, at: report).offset ?? report.offset
  return isLeading ? offset + room.added : offset
}
