@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticTimelines

/// Everything the page holds on to. A module has one, and WebAssembly one thread.
final class Lab {
  /// The page's input as UTF-8, with one extra byte.
  var room: [UInt8] = [0]
  /// The input.
  var answer: [UInt8] = []

  var spring = DampedSpring.coreAnimationDefault
  var velocity = 0.0
  var curve = TimingCurve.ease
  /// Nil where the path is none.
  var motion: PathMotion?
  var trail = Trail()
  var button = WobblingButton(spring: .coreAnimationDefault)

  /// The page's input.
  var input: ArraySlice<UInt8> { room.dropLast() }

  /// Answers with an object.
  func answer(_ members: (inout JSONText) -> Void) {
    var json = JSONText()
    json.object(members)
    answer = json.bytes
  }

  /// Answers with an error.
  func refuse(_ sentence: [UInt8]) {
    answer { json in
      json.key("error")
      json.text(sentence)
    }
  }
}

/// Created at the first use, by hand: Swift's own lazy initialisation is thread-safe, and copied
/// into each function that uses it.
var lab: Lab {
  get {
    if let madeLab { return madeLab }
    let lab = Lab()
    madeLab = lab
    return lab
  }
}

nonisolated(unsafe) private var madeLab: Lab?
