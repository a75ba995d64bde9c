#if canImport(QuartzCore)
import ElasticKit

/// A component that is being shown: what a host does with it, whatever draws it.
@MainActor
final class LiveComponent<C: Component> {
  private(set) var component: C
  /// What it looked like when ``show(at:)`` was called last.
  private(set) var drawing = Drawing()
  /// What it was told about the reader last.
  private(set) var surroundings: Surroundings?
  private(set) var size: Size2D?
  /// The size of letters at which the words were measured; nil where that is to be done.
  private var measuredSize: Double?
  /// Called with each event and its number.
  var onEvent: (C.Event, Double?) -> Void = { _, _ in }
  /// Called when there is something new to show.
  var onInput: () -> Void = {}

  init(_ component: C) { self.component = component }

  var output: Output { component.output }

  /// Shows input to the component and answers what it says.
  @discardableResult
  func handle(_ input: Input, at time: Double) -> Claim {
    let claim = component.handle(input, at: time)
    tell()
    onInput()
    return claim
  }

  /// Tells the component its size and the reader's settings where they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    if surroundings != self.surroundings {
      self.surroundings = surroundings
      handle(.surroundings(surroundings), at: time)
    }
    if size != self.size {
      self.size = size
      handle(.resized(size), at: time)
    }
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
  func change(_ body: (inout C) -> Void) {
    body(&component)
    measuredSize = nil
    tell()
    onInput()
  }

  /// Takes what it is to show, as the bytes of a file.
  func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try component.load(content, at: time)
    measuredSize = nil
    tell()
    onInput()
  }

  /// Has the component's words measured where they, or the size of their letters, are new: `measure`
  /// says how wide and high a word is as it is drawn.
  func measureWords(at time: Double, _ measure: (_ word: String, _ size: Double) -> Size2D) {
    let size = component.wordSize
    let count = component.wordCount
    guard count > 0, measuredSize != size else { return }
    measuredSize = size
    let sizes = (0..<count).map { index in
      var text: [UInt8] = []
      component.appendWord(index, to: &text)
      return measure(String(decoding: text, as: UTF8.self), size)
    }
    handle(
      .measured(
        widths: sizes.map(\.width), lineHeight: sizes.lazy.map(\.height).max() ?? size),
      at: time)
  }

  /// Brings the drawing to a time and says when the next is worth showing.
  func show(at time: Double) -> Activity {
    let activity = component.advance(to: time)
    drawing.removeAll()
    component.draw(into: &drawing)
    tell()
    return activity
  }

  private func tell() {
    while let occurrence = component.nextEvent() { onEvent(occurrence.event, occurrence.value) }
  }
}

/// Any component that is being shown.
@MainActor
protocol Showable: AnyObject {
  var drawing: Drawing { get }
  var output: Output { get }
  var onInput: () -> Void { get set }
  func handle(_ input: Input, at time: Double) -> Claim
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  func measureWords(at time: Double, _ measure: (_ word: String, _ size: Double) -> Size2D)
  func show(at time: Double) -> Activity
}

extension LiveComponent: Showable {}
#endif
