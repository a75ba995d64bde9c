// A drawing as a sequence of doubles in a fixed order, for comparisons to the last bit. Two drawings with the same sequence look
// the same; texts are compared by place, size and colour only, not by their characters.

extension Drawing {
  /// Visits every number of the drawing in order, so that two drawings can be compared bit for bit:
  /// in two processes, on two platforms.
  public func forEachNumber(_ visit: (Double) -> Void) {
    for item in items {
      visit(Double(item.id.part.number))
      visit(Double(item.id.index ?? -1))
      visit(item.opacity)
      item.content.forEachNumber(visit)
      for element in path(of: item) {
        element.forEachPoint {
          visit($0.x)
          visit($0.y)
        }
      }
    }
  }
}

extension Drawing.Content {
  fileprivate func forEachNumber(_ visit: (Double) -> Void) {
    switch self {
    case .fill(let paint, let rule):
      paint.forEachNumber(visit)
      visit(Double(rule.rawValue))
    case .stroke(let paint, let style):
      paint.forEachNumber(visit)
      visit(style.width)
      visit(Double(style.cap.rawValue))
      visit(Double(style.join.rawValue))
      visit(style.dash?.length ?? 0)
      visit(style.dash?.gap ?? 0)
      visit(style.dash?.phase ?? 0)
      visit(style.start)
      visit(style.end)
    case .text(let paint, let run):
      paint.forEachNumber(visit)
      visit(run.position.x)
      visit(run.position.y)
      visit(run.size)
    case .slot(let frame):
      visit(frame.minX)
      visit(frame.minY)
      visit(frame.width)
      visit(frame.height)
    case .group(let transform, let clip):
      visit(transform.a)
      visit(transform.b)
      visit(transform.c)
      visit(transform.d)
      visit(transform.tx)
      visit(transform.ty)
      visit(clip.map { Double($0.rawValue) } ?? -1)
    case .endGroup: break
    }
  }
}

extension Paint {
  fileprivate func forEachNumber(_ visit: (Double) -> Void) {
    switch self {
    case .role(let role): visit(-1 - Double(role.number))
    case .color(let color):
      visit(color.red)
      visit(color.green)
      visit(color.blue)
      visit(color.alpha)
    }
  }
}
