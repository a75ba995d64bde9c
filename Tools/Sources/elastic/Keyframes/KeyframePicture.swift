@_spi(Programs) import ElasticExport
import ElasticKit
import ElasticTimelines

/// A track as a picture: numbers over time, points on their path, outlines one over another.
struct KeyframePicture: Illustration {
  private let picture: any Illustration

  /// Nil for values without a picture.
  init?<Value: KeyframeText>(_ track: MotionTrack<Value>) {
    if let track = track as? MotionTrack<Double> {
      picture = Self.chart(track)
    } else if let track = track as? MotionTrack<Point2D> {
      picture = Self.way(track)
    } else if let track = track as? MotionTrack<BezierPath> {
      picture = Self.outlines(track)
    } else {
      return nil
    }
  }

  func svg(size: Size2D, palette: ElasticPalette) -> [UInt8] {
    picture.svg(size: size, palette: palette)
  }

  /// The values over time, with a dot for each key.
  private static func chart(_ track: MotionTrack<Double>) -> Chart {
    let ends = [track.values.min() ?? 0, track.values.max() ?? 0]
    let levels = ends[0] == ends[1] ? [ends[0]] : ends
    var chart = Chart(PlotPaper(until: 1, unit: .none, levels: levels))
    chart.add { track.value(at: $0) }
    for (time, value) in zip(track.keyTimes, track.values) { chart.addDot(at: time, value) }
    return chart
  }

  /// The path, with dots at equal time steps: close together where it is slow.
  private static func way(_ track: MotionTrack<Point2D>) -> Figure {
    var figure = Figure()
    var way = BezierPath()
    way.move(to: track.value(at: 0))
    for step in 1...300 { way.line(to: track.value(at: Double(step) / 300)) }
    figure.add(way)
    for step in 0...24 { figure.add(track.value(at: Double(step) / 24)) }
    return figure
  }

  /// The outlines at equal time steps, the first the faintest.
  private static func outlines(_ track: MotionTrack<BezierPath>) -> Figure {
    var figure = Figure()
    for step in 0...8 {
      let share = Double(step) / 8
      figure.add(track.value(at: share), opacity: 0.2 + 0.8 * share)
    }
    return figure
  }
}
