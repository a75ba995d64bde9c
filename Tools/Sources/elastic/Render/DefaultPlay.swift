import ElasticKit
import ElasticSettings
import Foundation

/// Recording that `elastic render` plays without a recording or a song, so that the component moves.
///
/// The files of `Recordings` are compiled into the program, so it needs no folder beside it. The touches
/// are real ones, recorded in a browser by `Scripts/record-gestures.py`; the song's words are our own.
enum DefaultPlay {
  /// Recorded touches.
  case recording([UInt8])
  /// A song to show.
  case song([UInt8])
  /// Nothing: the component moves by itself.
  case none

  /// Recording for each component.
  init(of component: ComponentKind) {
    switch component {
    case .elasticSurface: self = .recording(PackageResources.elastic_surface_gesture_json)
    case .pullToRefresh: self = .recording(PackageResources.pull_to_refresh_gesture_json)
    case .flowingMenu: self = .recording(PackageResources.flowing_menu_gesture_json)
    case .elasticShape: self = .recording(PackageResources.elastic_shape_gesture_json)
    case .lyricBall: self = .song(PackageResources.lyric_ball_lrc)
    case .messageBalloon: self = .none
    }
  }
}

extension ElasticRecording {
  /// The time at which a picture shows the most; nil for the end.
  ///
  /// At its end a recorded hand pushes a menu shut: the menu is open before that touch.
  var pictureTime: Double? {
    guard component == .flowingMenu else { return nil }
    return entries.last { entry in
      if case .input(.touch(_, .down, _)) = entry.action { true } else { false }
    }?.time
  }

  /// Fits the recorded touches to a component of another size or at another edge.
  ///
  /// A touch keeps its distance from the edge in points and its share of the edge's length; without an
  /// edge it keeps its share of both sides.
  /// - Parameters:
  ///   - size: the component's size; nil for the recording's, turned if the edge is.
  ///   - old: the edge of the recording, as a side of the screen.
  ///   - new: the edge of the component, as a side of the screen.
  func fitted(to size: Size2D?, from old: ElasticEdge?, to new: ElasticEdge?) -> ElasticRecording {
    let turns = old?.isUpright != new?.isUpright
    let size =
      size ?? (turns ? Size2D(width: self.size.height, height: self.size.width) : self.size)
    var result = self
    result.size = size
    guard size != self.size || old != new else { return self }
    for index in entries.indices {
      guard case .input(.touch(let id, let phase, let point)) = entries[index].action else {
        continue
      }
      let place: Point2D
      if let old, let new {
        let (share, depth) = old.coordinates(of: point, in: self.size)
        place = new.point(at: share, depth: depth, in: size)
      } else {
        place = Point2D(
          point.x / self.size.width * size.width, point.y / self.size.height * size.height)
      }
      result.entries[index].action = .input(.touch(id: id, phase: phase, point: place))
    }
    return result
  }
}

extension ElasticEdge {
  /// Whether it runs from top to bottom.
  fileprivate var isUpright: Bool { self != .top && self != .bottom }

  /// A point as a share of the edge's length and a distance from it.
  fileprivate func coordinates(of point: Point2D, in size: Size2D) -> (
    share: Double, depth: Double
  ) {
    switch self {
    case .bottom: (point.x / size.width, size.height - point.y)
    case .left, .start: (point.y / size.height, point.x)
    case .right, .end: (point.y / size.height, size.width - point.x)
    case .top: (point.x / size.width, point.y)
    }
  }

  /// Inverse of ``coordinates(of:in:)``.
  fileprivate func point(at share: Double, depth: Double, in size: Size2D) -> Point2D {
    switch self {
    case .bottom: Point2D(share * size.width, size.height - depth)
    case .left, .start: Point2D(depth, share * size.height)
    case .right, .end: Point2D(size.width - depth, share * size.height)
    case .top: Point2D(share * size.width, depth)
    }
  }
}

extension ComponentStyle {
  /// The edge that the component is attached to, as a side of the screen; nil without one.
  func edge(for direction: ReadingDirection) -> ElasticEdge? {
    Self.property(named: "edge".utf8).flatMap { ElasticEdge(rawValue: UInt8($0.get(self))) }?
      .resolved(for: direction)
  }
}
