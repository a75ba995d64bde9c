@_spi(Programs) import ElasticExport

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Lab {
  /// What the page says, as UTF-8, and one byte more.
  var room: [UInt8] = [0]
  /// What it is told.
  var answer: [UInt8] = []

  var spring = DampedSpring.coreAnimationDefault
  var velocity = 0.0
  var curve = TimingCurve.ease
  /// Nil where the path is none.
  var motion: PathMotion?
  var trail = Trail()
  var button = WobblingButton(spring: .coreAnimationDefault)

  /// What the page said.
  var input: ArraySlice<UInt8> { room.dropLast() }

  /// Answers with an object.
  func answer(_ members: (inout JSONText) -> Void) {
    var json = JSONText()
    json.object(members)
    answer = json.bytes
  }

  /// Answers with what was wrong.
  func refuse(_ sentence: [UInt8]) {
    answer { json in
      json.key("error")
      json.text(sentence)
    }
  }
}

/// Made when it is first asked for, by hand: the language's own way is made for threads, and copied
/// into each function that asks.
var lab: Lab {
  @inline(never) get {
    if let madeLab { return madeLab }
    let lab = Lab()
    madeLab = lab
    return lab
  }
}

nonisolated(unsafe) private var madeLab: Lab?
