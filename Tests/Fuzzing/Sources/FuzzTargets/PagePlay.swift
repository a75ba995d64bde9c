import ElasticKit
import PageExports
import LawKit

/// Plays bytes as a hostile page, which calls any export with any handles and numbers.
///
/// The answers of each component and value are then compared with its answers to its own calls alone:
/// no call to another component, or to an invalid handle, may have changed a bit of it.
struct PagePlay {
  /// A component or value that the page made, and all calls to it.
  private struct Thing {
    /// Of a component.
    let kind: Int32?
    /// Of a value.
    let place: Point2D
    let handle: Int32
    var isGivenUp = false
    var calls: [(time: Double, call: PageCall)] = []
    var answers = Checksum()
  }

  private var things: [Thing] = []
  private var content: [UInt8] = []
  private var members: [Int32] = []
  /// The answers to all calls, also to those with invalid handles.
  private var sum = Checksum()

  static func run(_ bytes: [UInt8], _ sum: inout Checksum) {
    var reader = PageReader(bytes)
    var play = PagePlay()
    tidyUp()
    for step in reader.steps() { play.perform(step) }
    for index in play.things.indices where !play.things[index].isGivenUp { play.giveUp(index) }
    play.sum.add(play.members.count)
    tidyUp()
    sum.add(bits: play.sum.value)
    for thing in play.things {
      law(
        answersAlone(thing) == thing.answers.value,
        "a component among others answers as it does alone")
      sum.add(bits: thing.answers.value)
    }
    tidyUp()
  }

  /// Removes everything that earlier calls left.
  private static func tidyUp() {
    PageContent.write([])
    PageMembers.write([])
    _ = PageExports.stepMembers(0)
    _ = draw(-1)
    _ = word(-1, 0)
  }

  private static func answersAlone(_ thing: Thing) -> UInt64 {
    var answers = Checksum()
    let handle = thing.kind.map(make) ?? valueMake(thing.place.x, thing.place.y)
    law(handle == 0, "what was given up is gone")
    for (time, call) in thing.calls { call.make(handle, thing.kind, at: time, &answers) }
    drop(handle, isValue: thing.kind == nil)
    return answers.value
  }

  private mutating func perform(_ step: PageStep) {
    switch step.action {
    case .make(let kind):
      add(Thing(kind: kind, place: .origin, handle: make(kind)))
    case .makeValue(let x, let y):
      add(Thing(kind: nil, place: Point2D(x, y), handle: valueMake(x, y)))
    case .free(let handle): giveUp(number(handle), isValue: false)
    case .freeValue(let handle): giveUp(number(handle), isValue: true)
    case .call(let handle, let call): self.call(number(handle), call, at: step.time)
    case .callValue(let handle, let call):
      self.call(number(handle), call, at: step.time, isValue: true)
    case .load(let handle): call(number(handle), .load(content), at: step.time)
    case .write(let bytes): content = bytes
    case .askForRoom(let count):
      let place = PageExports.content(count)
      law((place != nil) == (0...64 << 20).contains(count), "there is room for 64 MiB")
    case .setMembers(let handles):
      members = handles.map(number)
      PageMembers.write(members)
    case .askForMembers(let count):
      let place = PageExports.numbers(count)
      law((place != nil) == (0...1 << 22).contains(count), "there is room for four million members")
      PageExports.members()
      members = []
    case .stepMembers: stepMembers(to: step.time)
    case .drawMembers(let rect):
      PageMembers.write(members)
      PageScene(PageExports.drawMembers(rect.minX, rect.minY, rect.width, rect.height))
        .check(around: rect, &sum)
    }
  }

  private func number(_ handle: PageHandle) -> Int32 {
    switch handle {
    case .number(let number): number
    case .made(let index): things.isEmpty ? -1 : things[index % things.count].handle
    }
  }

  /// The index of the component or value that has this handle now.
  private func owner(_ handle: Int32, isValue: Bool) -> Int? {
    things.firstIndex {
      $0.handle == handle && !$0.isGivenUp && ($0.kind == nil) == isValue
    }
  }

  private mutating func add(_ thing: Thing) {
    sum.add(Int(thing.handle))
    guard thing.handle >= 0 else {
      return law(
        !(0..<Int32(ComponentKind.allCases.count)).contains(thing.kind ?? 0),
        "there is a component of every kind")
    }
    let isValue = thing.kind == nil
    law(owner(thing.handle, isValue: isValue) == nil, "a handle is one component's")
    things.append(thing)
    let alive = things.count { !$0.isGivenUp && ($0.kind == nil) == isValue }
    law(Int(thing.handle) < alive, "a handle that was given up comes back")
  }

  private mutating func giveUp(_ handle: Int32, isValue: Bool) {
    if let index = owner(handle, isValue: isValue) { return giveUp(index) }
    Self.drop(handle, isValue: isValue)
  }

  private static func drop(_ handle: Int32, isValue: Bool) {
    if isValue { valueFree(handle) } else { free(handle) }
  }

  private mutating func giveUp(_ index: Int) {
    let thing = things[index]
    if thing.kind == nil { call(index, .look, at: 1e3) } else { call(index, .draw, at: 1e3) }
    things[index].isGivenUp = true
    Self.drop(thing.handle, isValue: thing.kind == nil)
  }

  private mutating func call(_ index: Int, _ call: PageCall, at time: Double) {
    things[index].calls.append((time, call))
    call.make(
      things[index].handle, things[index].kind, at: time, &things[index].answers)
  }

  private mutating func call(
    _ handle: Int32, _ call: PageCall, at time: Double, isValue: Bool = false
  ) {
    if let index = owner(handle, isValue: isValue) { return self.call(index, call, at: time) }
    var stale = Checksum()
    var none = Checksum()
    call.make(handle, nil, at: time, &stale)
    call.make(-1, nil, at: time, &none)
    law(stale.value == none.value, "a handle of nobody is answered as that of nobody")
  }

  /// Each member's part of the step is a call of its own.
  private mutating func stepMembers(to time: Double) {
    PageMembers.write(members)
    sum.add(PageExports.stepMembers(time))
    let owners = members.map { owner($0, isValue: false) }
    for index in things.indices where owners.contains(index) {
      things[index].calls.append((time, .step(owners.map { $0 == index })))
    }
    PageMembers.forEachNews { place, numbers in
      guard owners.indices.contains(place), let owner = owners[place] else {
        return law(false, "an event is a member's")
      }
      for number in numbers { things[owner].answers.add(number) }
    }
  }
}
