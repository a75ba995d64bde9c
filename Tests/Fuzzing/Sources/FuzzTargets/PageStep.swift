import ElasticKit
import LawKit

/// One action of a page, and its time.
struct PageStep {
  enum Action {
    case make(kind: Int32)
    case makeValue(x: Double, y: Double)
    case free(PageHandle)
    case freeValue(PageHandle)
    case call(PageHandle, PageCall)
    case callValue(PageHandle, PageCall)
    /// Loads the last written content into a component.
    case load(PageHandle)
    case write([UInt8])
    /// Reserves room and writes nothing into it.
    case askForRoom(Int32)
    case setMembers([PageHandle])
    case askForMembers(Int32)
    case stepMembers
    case drawMembers(Rect2D)
  }

  let time: Double
  let action: Action
}

/// The handle that a page calls with.
enum PageHandle {
  /// The handle of the component or value at this index of those made, also after its release.
  case made(Int)
  case number(Int32)
}

/// A call to one component or value.
enum PageCall {
  case touch(id: Int32, phase: Int32, place: Point2D)
  case scrolled(offset: Double, isTracking: Int32)
  case resized(width: Double, height: Double)
  case surroundings
  case measure(count: Int, width: Double)
  case measured(lineHeight: Double)
  case activate
  case perform(command: Int32, value: Double)
  case key(Int32, isDown: Int32)
  case follow(place: Double, isPlaying: Int32, rate: Double)
  case load([UInt8])
  case word(Int32)
  /// All queries without an argument.
  case ask
  case advance
  case draw
  case events
  /// Makes room for a list of so many numbers, and writes none.
  case list(Int32)
  /// A share of the setting's range, in 239ths, or, if the share is nil, the number.
  case set(table: Int32, index: Int32, share: UInt8?, number: Double)
  case text(Int32)
  case place(Rect2D)
  case wake
  /// A step of the members; true for each member that is this component.
  case step([Bool])
  case change(Int32, to: Point2D, response: Double, dampingRatio: Double)
  case look
  /// Begins to keep what is done, keeps all of it, or plays it again.
  case run(Int32)
}

/// Bytes as the actions of a page; every byte has a meaning.
struct PageReader {
  private static let longest = 150

  private var feed: ByteFeed
  private var now = 0.0

  init(_ bytes: [UInt8]) { feed = ByteFeed(bytes) }

  mutating func steps() -> [PageStep] {
    var steps: [PageStep] = []
    while !feed.isOver, steps.count < Self.longest {
      let time = feed.time(after: &now)
      steps.append(PageStep(time: time, action: action()))
    }
    return steps
  }

  private mutating func action() -> PageStep.Action {
    switch feed.byte() & 31 {
    case 0, 1: .make(kind: integer(below: 6))
    case 2: .makeValue(x: feed.number(), y: feed.number())
    case 3: .free(handle())
    case 4: .freeValue(handle())
    case 5:
      .callValue(
        handle(),
        .change(
          integer(below: 4), to: point(), response: feed.number(), dampingRatio: feed.number()))
    case 6: .callValue(handle(), .look)
    case 7: .load(handle())
    case 8: .write(feed.chunk())
    case 9: feed.flag() ? .askForRoom(integer(below: 64)) : .askForMembers(integer(below: 64))
    case 10: .setMembers((0..<feed.pick(8)).map { _ in handle() })
    case 11, 12: .stepMembers
    case 13: .drawMembers(rect())
    default: .call(handle(), call())
    }
  }

  private mutating func call() -> PageCall {
    switch feed.byte() & 31 {
    case 0, 1, 2: touch(1)
    case 3: touch(0)
    case 4: touch(2)
    case 5: touch(integer(below: 4))
    case 6: .scrolled(offset: feed.number(), isTracking: integer(below: 2))
    case 7: .resized(width: feed.number(), height: feed.number())
    case 8: .resized(width: 375, height: 667)
    case 9: .surroundings
    case 10: .measure(count: feed.pick(64), width: feed.number())
    case 11: .measured(lineHeight: feed.number())
    case 12: .activate
    case 13, 14: .perform(command: integer(below: 8), value: feed.number())
    case 15: .word(integer(below: 16))
    case 16: .ask
    case 17, 18: .draw
    case 19: .events
    case 20: .list(integer(below: 32))
    case 21, 22:
      .set(table: integer(below: 2), index: integer(below: 32), share: feed.byte(), number: 0)
    case 23:
      .set(
        table: integer(below: 2), index: integer(below: 32), share: nil, number: feed.number())
    case 24: .text(integer(below: 6))
    case 25, 26: .place(rect())
    case 27: .wake
    case 28: .key(integer(below: 7), isDown: integer(below: 2))
    case 29: .follow(place: feed.number(), isPlaying: integer(below: 2), rate: feed.number())
    case 30: .run(integer(below: 5))
    default: .advance
    }
  }

  private mutating func touch(_ phase: Int32) -> PageCall {
    .touch(id: integer(below: 3), phase: phase, place: point())
  }

  private mutating func handle() -> PageHandle {
    let tag = feed.byte()
    return tag < 224 ? .made(Int(tag)) : .number(integer(below: 8))
  }

  /// Mostly one that means something, sometimes any at all.
  private mutating func integer(below count: UInt8) -> Int32 {
    let tag = feed.byte()
    switch tag {
    case ..<240: return Int32(tag % count)
    case ..<244:
      var bits: UInt32 = 0
      for place in 0..<4 { bits |= UInt32(feed.byte()) << UInt32(8 * place) }
      return Int32(bitPattern: bits)
    case ..<246: return .min
    case ..<248: return .max
    case ..<250: return 256 + Int32(feed.byte())
    case ..<252: return -1
    default: return Int32(count) + Int32(tag & 3)
    }
  }

  private mutating func point() -> Point2D { Point2D(feed.number(), feed.number()) }

  private mutating func rect() -> Rect2D {
    Rect2D(x: feed.number(), y: feed.number(), width: feed.number(), height: feed.number())
  }
}
