import ElasticKit
import Stages

/// What one frame of a component costs that moves.
func frames() throws -> [Benchmark] {
  let shape = try flungShape()
  var keeping = shape
  var style = shape.style
  style.keepsArea = true
  keeping.restyle(style, at: -0.05)
  return [
    Benchmark(name: "frame, shape of 501 points", limit: 80_000, sample: Stage(shape).frame),
    Benchmark(
      name: "frame, shape of 501 points that keeps its area", limit: 80_000,
      sample: Stage(keeping).frame),
    Benchmark(
      name: "frame, shape of 501 points under a finger", limit: 80_000,
      sample: Stage(held(shape), step: drag).frame),
    Benchmark(
      name: "frame, shape of 501 points that keeps its area under a finger", limit: 80_000,
      sample: Stage(held(keeping), step: drag).frame),
    Benchmark(
      name: "frame, shape of 501 points, with its drawing", sample: Stage(shape).drawnFrame),
    Benchmark(
      name: "frame, message balloon, with its drawing", limit: 5000,
      sample: Stage(typingBalloon()).drawnFrame),
    Benchmark(
      name: "frame, elastic surface let go, with its drawing", limit: 3000,
      sample: Stage(releasedSurface()).drawnFrame),
    Benchmark(
      name: "frame, refresh control loading, with its drawing", limit: 5000,
      sample: Stage(pulledRefresh()).drawnFrame),
    Benchmark(
      name: "frame, flowing menu in flight, with its drawing", limit: 6000,
      sample: Stage(openingMenu()).drawnFrame),
    Benchmark(
      name: "frame, ball over a song of 400 words, with its drawing", limit: 6000,
      sample: Stage(try playingBall()).drawnFrame),
  ]
}
