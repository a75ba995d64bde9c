#if GTK
import ElasticCairo
import ElasticKit

/// A component that is being shown: what a widget does with it, whichever it is.
@MainActor
final class LiveComponent<C: Component>: Showable {
  private(set) var component: C
  private(set) var drawing = Drawing()
  /// Called with each event.
  var onEvent: (Occurrence<C.Event>) -> Void = { _ in }
  var onInput: () -> Void = {}

  private var surroundings: Surroundings?
  private var size: Size2D?
  /// The size of letters at which the words were measured; nil where that is to be done.
  private var measuredSize: Double?
  /// What is still to be done of a recording.
  private var script: ArraySlice<Recording.Entry> = []

  init(_ component: C) { self.component = component }

  var output: Output { component.output }

  @discardableResult
  func handle(_ input: Input, at time: Double) -> Claim {
    let claim = component.handle(input, at: time)
    tell()
    onInput()
    return claim
  }

  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    if surroundings != self.surroundings {
      self.surroundings = surroundings
      handle(.surroundings(surroundings), at: time)
    }
    if size != self.size {
      self.size = size
      handle(.resized(size), at: time)
    }
    measureWords(at: time)
  }

  func perform(_ command: C.Command, value: Double = 0, at time: Double) {
    component.perform(command, value: value, at: time)
    tell()
    onInput()
  }

  func restyle(_ style: C.Style, at time: Double) {
    guard style != component.style else { return }
    component.restyle(style, at: time)
    tell()
    onInput()
  }

  /// Gives it something else to show.
  func change<Failure>(at time: Double, _ body: (inout C) throws(Failure) -> Void) throws(Failure) {
    try body(&component)
    measuredSize = nil
    measureWords(at: time)
    tell()
    onInput()
  }

  /// Does a recording from its start, at time 0, to a component that knows what it was told before
  /// the first thing recorded.
  func replay(_ recording: Recording, component: C) {
    self.component = component
    size = recording.size
    script = recording.entries[...]
    self.component.handle(.resized(recording.size), at: 0)
    if let surroundings { self.component.handle(.surroundings(surroundings), at: 0) }
    if !recording.content.isEmpty {
      do throws(ContentError) { try self.component.load(recording.content, at: 0) } catch {
        // A reader has checked the content; anything else shows what the component shows by itself.
      }
    }
    measuredSize = nil
    measureWords(at: 0)
    onInput()
  }

  func show(at time: Double) -> Activity {
    while let entry = script.first, entry.time <= time {
      script.removeFirst()
      component.take(entry)
    }
    let activity = component.advance(to: time)
    drawing.removeAll()
    component.draw(into: &drawing)
    tell()
    guard let next = script.first?.time else { return activity }
    return switch activity {
    case .moving: .moving
    case .waiting(let time): .waiting(until: min(time, next))
    case .atRest: .waiting(until: next)
    }
  }

  /// Has the component's words measured where they, or the size of their letters, are new.
  private func measureWords(at time: Double) {
    let size = component.wordSize
    guard component.wordCount > 0, measuredSize != size else { return }
    measuredSize = size
    let measure = TextMeasure()
    let widths = (0..<component.wordCount).map { index in
      var text: [UInt8] = []
      component.appendWord(index, to: &text)
      return measure.width(of: text, size: size)
    }
    handle(.measured(widths: widths, lineHeight: measure.lineHeight(size: size)), at: time)
  }

  private func tell() {
    while let occurrence = component.nextEvent() { onEvent(occurrence) }
  }
}

/// Any component that is being shown.
@MainActor
protocol Showable: AnyObject {
  /// What it looked like when ``show(at:)`` was called last.
  var drawing: Drawing { get }
  var output: Output { get }
  /// Called when there is something new to show.
  var onInput: () -> Void { get set }
  /// Shows input to the component and answers what it says.
  func handle(_ input: Input, at time: Double) -> Claim
  /// Tells the component its size and the reader's settings where they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  /// Brings the drawing to a time and says when the next is worth showing.
  func show(at time: Double) -> Activity
}

extension Component {
  /// Does one thing recorded.
  fileprivate mutating func take(_ entry: Recording.Entry) {
    switch entry.action {
    case .input(let input): handle(input, at: entry.time)
    case .command(let index, let value):
      perform(Command.allCases[index], value: value, at: entry.time)
    case .set(let property, let value):
      var style = style
      do throws(PropertyError) {
        try Style.properties[property].set(value, in: &style)
        restyle(style, at: entry.time)
      } catch {
        // A reader has checked the value; anything else leaves the style as it was.
      }
    }
  }
}
#endif
