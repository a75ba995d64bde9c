import ElasticKit
import Stages

/// The cost of one frame of a moving component; its limit is in budgets.json.
func frames() throws -> [Benchmark] {
  let shape = try ShapeMotion.staged()
  var keeping = shape
  var style = shape.style
  style.keepsArea = true
  keeping.restyle(style, at: -0.05)
  let components = try ComponentKind.allCases.compactMap { kind in
    try stage(named: "\(kind.name)").map { stage in
      Benchmark(name: "\(kind.name)", stage: stage, sample: stage.drawnFrame)
    }
  }
  let moved = Stage(shape)
  let keepingArea = Stage(keeping)
  let held = Stage(Stages.held(shape), step: drag)
  let heldKeepingArea = Stage(Stages.held(keeping), step: drag)
  // The motion of many points alone.
  return components + [
    Benchmark(name: "elastic-shape moved", stage: moved, sample: moved.frame),
    Benchmark(
      name: "elastic-shape keeping its area", stage: keepingArea, sample: keepingArea.frame),
    Benchmark(name: "elastic-shape held", stage: held, sample: held.frame),
    Benchmark(
      name: "elastic-shape keeping its area, held", stage: heldKeepingArea,
      sample: heldKeepingArea.frame),
  ]
}
