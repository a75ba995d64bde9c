import ElasticKit
import ElasticSettings

/// One action on a component, and its time.
public struct PlayStep<C: ElasticComponent> {
  public enum Action {
    case input(ElasticInput)
    case command(C.Command)
    /// One constant, at any value.
    case set(StyleProperty<C.Style>, Double)
    case restyle(C.Style)
    case load([UInt8])
    /// All words, or a number of them; each a little wider than the one before it.
    case measure(count: Int?, width: Double, lineHeight: Double)
    case frame
  }

  public let time: Double
  public let action: Action

  public init(time: Double, action: Action) {
    self.time = time
    self.action = action
  }
}

extension ElasticSession {
  /// Does what a step says; returns whose touch it is.
  @discardableResult
  public mutating func perform(_ step: PlayStep<C>) throws(Breach) -> TouchClaim {
    switch step.action {
    case .input(let input): return handle(input, at: step.time)
    case .command(let command): perform(command, at: step.time)
    case .restyle(let style): restyle(style, at: step.time)
    case .set(let property, let value):
      var style = component.style
      do throws(PropertyError) {
        try property.set(value, in: &style)
        restyle(style, at: step.time)
      } catch {
        try hold(style == component.style, "a refused setting changes nothing")
      }
    case .load(let content):
      var fault: ContentError?
      do throws(ContentError) { try load(content, at: step.time) } catch { fault = error }
      if let fault {
        try hold((0...content.count).contains(fault.offset), "a fault lies within the content")
        try hold(fault.line >= 1, "a fault is in a line")
      }
    case .measure(let count, let width, let lineHeight):
      let widths = (0..<(count ?? (component.words?.count ?? 0))).map { width + Double($0 % 7) }
      handle(.measured(widths: widths, lineHeight: lineHeight), at: step.time)
    case .frame: break
    }
    return .refused
  }
}

/// A law that a play broke, and at what time.
public struct Breach: Error {
  public let law: StaticString
  public internal(set) var time = Double.nan

  public init(_ law: StaticString) { self.law = law }
}

func hold(_ holds: Bool, _ law: StaticString) throws(Breach) {
  if !holds { throw Breach(law) }
}
