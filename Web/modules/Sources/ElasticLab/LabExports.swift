// The functions that the lab's page calls. An invalid number or text is answered and never traps.
// An answer is UTF-8, `answer_count` bytes of it until the next call: JSON, or the text of an SVG
// file. JSON with the member `error` contains one sentence; the state is then unchanged.
@_spi(Programs) import ElasticCore
@_spi(Programs) import ElasticExport
import ElasticTimelines

// MARK: - Texts

/// The buffer for `count` bytes of the page's next input; nil for more than a million.
@_expose(wasm, "input") @c(lab_input)
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= 1_000_000 else { return nil }
  // One more, so that there is a place even for nothing.
  lab.room = [UInt8](repeating: 0, count: Int(count) + 1)
  return lab.room.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The number of bytes of the last answer.
@_expose(wasm, "answer_count") @c(lab_answer_count)
public func answerCount() -> Int32 { Int32(lab.answer.count) }

private func answered() -> UnsafePointer<UInt8>? {
  lab.answer.withUnsafeBufferPointer { $0.baseAddress }
}

// MARK: - Springs

/// Sets the spring from a dialect's numbers, and answers its numbers, CSS, and its numbers in
/// the other dialects (null where they have none for it). The dialects are ``SpringDialect``'s.
@_expose(wasm, "spring") @c(lab_spring)
public func spring(
  _ dialect: Int32, _ a: Double, _ b: Double, _ c: Double, _ velocity: Double
) -> UnsafePointer<UInt8>? {
  var sentence: [UInt8] = []
  do throws(SpringDialect.Refusal) {
    guard let raw = UInt8(exactly: dialect), let dialect = SpringDialect(rawValue: raw) else {
      throw SpringDialect.Refusal("dialect", 0...Double(SpringDialect.allCases.count - 1))
    }
    let spring = try dialect.spring(a, b, c)
    let range = DampedSpring.ParameterError.velocity.range
    guard range.contains(velocity) else { throw SpringDialect.Refusal("velocity", range) }
    lab.spring = spring
    lab.velocity = velocity
    lab.button.spring = spring
    lab.answer { json in
      let facts = SpringFacts(spring, velocity: velocity)
      facts.write(to: &json)
      json.key("css")
      var css: [UInt8] = []
      if facts.appendCSS(to: &css) { json.text(css) } else { json.null() }
      json.key("dialects")
      json.list { json in
        for dialect in SpringDialect.allCases {
          if let numbers = dialect.numbers(of: spring) { json.list(numbers) } else { json.null() }
        }
      }
    }
  } catch {
    error.appendSentence(to: &sentence)
    lab.refuse(sentence)
  }
  return answered()
}

/// How far the spring's motion from 0 to 1 has come after so many seconds.
@_expose(wasm, "spring_value") @c(lab_spring_value)
public func springValue(_ seconds: Double) -> Double {
  lab.spring.sample(at: seconds, velocity: lab.velocity).value
}

/// The picture of the spring's motion.
@_expose(wasm, "spring_plot") @c(lab_spring_plot)
public func springPlot(
  _ width: Double, _ height: Double, _ isDark: Int32
) -> UnsafePointer<UInt8>? {
  draw(MotionPlot(lab.spring, velocity: lab.velocity), width, height, isDark)
}

private func draw(
  _ plot: MotionPlot, _ width: Double, _ height: Double, _ isDark: Int32
) -> UnsafePointer<UInt8>? {
  lab.answer = plot.svg(size: size(width, height), palette: palette(isDark))
  return answered()
}

private func size(_ width: Double, _ height: Double) -> Size2D {
  Size2D(width: width.confined(to: 0...1e5), height: height.confined(to: 0...1e5))
}

private func palette(_ isDark: Int32) -> ElasticPalette {
  ElasticPalette(scheme: isDark != 0 ? .dark : .light)
}

extension Double {
  fileprivate func confined(to range: ClosedRange<Double>) -> Double {
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}

// MARK: - Easing

/// Sets the curve from the input in CSS syntax, and answers an empty object.
@_expose(wasm, "curve") @c(lab_curve)
public func curve() -> UnsafePointer<UInt8>? {
  do throws(TimingCurve.ParseError) {
    lab.curve = try TimingCurve(css: lab.input)
    lab.answer { _ in }
  } catch {
    var sentence: [UInt8] = []
    error.appendSentence(to: &sentence)
    lab.refuse(sentence)
  }
  return answered()
}

/// How far the curve has come at a share of its time.
@_expose(wasm, "curve_value") @c(lab_curve_value)
public func curveValue(_ share: Double) -> Double { lab.curve.value(at: share) }

/// The picture of the curve.
@_expose(wasm, "curve_plot") @c(lab_curve_plot)
public func curvePlot(
  _ width: Double, _ height: Double, _ isDark: Int32
) -> UnsafePointer<UInt8>? {
  draw(MotionPlot(lab.curve), width, height, isDark)
}

// MARK: - A path

/// Removes the drawn trail.
@_expose(wasm, "trail_begin") @c(lab_trail_begin)
public func trailBegin() { lab.trail = Trail() }

/// The pointer that draws goes on to a place.
@_expose(wasm, "trail_append") @c(lab_trail_append)
public func trailAppend(_ x: Double, _ y: Double) { lab.trail.append(Point2D(x, y)) }

/// Answers the path data of the drawn trail as plain text; empty for a single point.
@_expose(wasm, "trail") @c(lab_trail)
public func trail() -> UnsafePointer<UInt8>? {
  lab.answer.removeAll(keepingCapacity: true)
  lab.trail.path.appendSVG(to: &lab.answer, decimals: 1)
  return answered()
}

/// Takes the path that the input is as SVG path data, paced (0) or from point to point in equal
/// times (1), heading nowhere (0), along it (1) or backward (2), and answers its length and how many
/// pieces it has.
@_expose(wasm, "path") @c(lab_path)
public func path(_ pace: Int32, _ heading: Int32) -> UnsafePointer<UInt8>? {
  var sentence: [UInt8] = []
  do throws(SVGPathError) {
    let path = try BezierPath(svg: lab.input)
    do throws(PathMotion.ParameterError) {
      let motion = try PathMotion(
        path, pace: pace == 1 ? .linear : .paced,
        heading: heading == 1 ? .auto : heading == 2 ? .autoReverse : .none)
      lab.motion = motion
      lab.answer { json in
        json.key("length")
        json.number(motion.length)
      }
    } catch {
      let reason: StaticString =
        error == .nothingDrawn
        ? "the path draws nothing; a line or curve was expected"
        : "the path is too long"
      reason.withUTF8Buffer { sentence.append(contentsOf: $0) }
      lab.refuse(sentence)
    }
  } catch {
    error.appendSentence(to: &sentence)
    lab.refuse(sentence)
  }
  return answered()
}

/// Where the motion along the path is at a share of its time: x; NaN without a path.
@_expose(wasm, "path_x") @c(lab_path_x)
public func pathX(_ share: Double) -> Double { lab.motion?.placement(at: share).point.x ?? .nan }

/// The same: y.
@_expose(wasm, "path_y") @c(lab_path_y)
public func pathY(_ share: Double) -> Double { lab.motion?.placement(at: share).point.y ?? .nan }

/// The same: which way it faces, radians clockwise from the right.
@_expose(wasm, "path_angle") @c(lab_path_angle)
public func pathAngle(_ share: Double) -> Double {
  lab.motion?.placement(at: share).angle ?? .nan
}

// MARK: - The button

/// A finger on the button, or none any more.
@_expose(wasm, "press") @c(lab_press)
public func press(_ isDown: Int32, _ time: Double) {
  guard time.isFinite else { return }
  if isDown != 0 { lab.button.press(at: time) } else { lab.button.release(at: time) }
}

/// When the button comes to rest, or came.
@_expose(wasm, "button_rest") @c(lab_button_rest)
public func buttonRest() -> Double { lab.button.squash.restTime }

/// How far the button is squashed.
@_expose(wasm, "button_value") @c(lab_button_value)
public func buttonValue(_ time: Double) -> Double { lab.button.squash.value(at: time) }

/// The picture of the button.
@_expose(wasm, "button_plot") @c(lab_button_plot)
public func buttonPlot(
  _ width: Double, _ height: Double, _ isDark: Int32, _ time: Double
) -> UnsafePointer<UInt8>? {
  let size = size(width, height)
  var drawing = Drawing()
  lab.button.draw(into: &drawing, center: Rect2D(origin: .origin, size: size).center, at: time)
  lab.answer.removeAll(keepingCapacity: true)
  SVGDocument(size: size, palette: palette(isDark)).append(drawing, to: &lab.answer)
  return answered()
}
