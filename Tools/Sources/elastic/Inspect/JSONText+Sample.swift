@_spi(Programs) import ElasticCore
@_spi(Programs) import ElasticSettings
@_spi(Programs) import ElasticExport
@_spi(Programs) import ElasticKit

extension JSONText {
  /// A component at one time.
  mutating func sample(
    _ stage: some Sampled, _ drawing: Drawing, at time: Double, _ activity: NextFrame,
    _ events: [StageEvent]
  ) {
    let palette = ElasticPalette(stage.surroundings)
    object { json in
      json.key("t")
      json.number(time)
      json.key("state")
      json.text(stage.state)
      json.key("activity")
      json.text(activity.name)
      json.key("size")
      json.list([stage.size.width, stage.size.height])
      json.key("controlPoints")
      json.list { json in
        for point in stage.controlPoints { json.list([point.x, point.y]) }
      }
      json.key("items")
      json.list { json in
        for item in drawing.flatItems { json.item(item, drawing.text, palette) }
      }
      if let ball = stage.ball { json.song(ball) }
      json.key("events")
      json.list { json in
        for event in events {
          json.object { json in
            json.key("t")
            json.number(event.time)
            json.key("name")
            json.text(event.name)
            if let value = event.value {
              json.key("value")
              json.number(value)
            }
          }
        }
      }
      json.key("output")
      json.output(stage.output)
    }
  }

  /// The ball's position and all words of its song; null without a layout. Of voices that sing at once each has a position.
  private mutating func song(_ ball: BallMotion) {
    let balls = ball.voicePositions
    key("ball")
    point(balls.first)
    key("balls")
    list { json in
      for ball in balls { json.point(ball) }
    }
    key("words")
    list { json in
      for (index, word) in ball.lyrics.words.enumerated() {
        json.object { json in
          json.key("text")
          json.text(ball.lyrics.text[word.text])
          json.key("start")
          json.number(word.start)
          json.key("end")
          json.number(word.end)
          json.key("center")
          json.point(ball.wordCenter(index))
        }
      }
    }
  }

  private mutating func point(_ point: Point2D?) {
    if let point { list([point.x, point.y]) } else { null() }
  }

  private mutating func item(_ item: FlatItem, _ text: [UInt8], _ palette: ElasticPalette) {
    object { json in
      json.key("id")
      var name: [UInt8] = []
      item.id.appendName(to: &name)
      json.text(name)
      switch item.content {
      case .fill(let paint, let rule):
        json.kind("fill", item.path, paint, palette)
        json.key("rule")
        json.text(rule.name)
      case .stroke(let paint, let style):
        json.kind("stroke", item.path, paint, palette)
        json.stroke(style)
      case .text(let paint, let run):
        json.kind("text", nil, paint, palette)
        json.run(run, text[item.text])
      case .slot(let frame):
        json.kind("slot", item.path, nil, palette)
        json.key("frame")
        json.rect(frame)
      case .group, .endGroup:
        break  // Flat items are none.
      }
      json.key("opacity")
      json.number(item.opacity)
      json.key("transform")
      let map = item.transform
      json.list([map.a, map.b, map.c, map.d, map.tx, map.ty])
      json.clips(item.clips)
    }
  }

  private mutating func kind(
    _ kind: StaticString, _ path: BezierPath?, _ paint: Paint?, _ palette: ElasticPalette
  ) {
    key("kind")
    text(kind)
    key("d")
    if let path { self.path(path) } else { null() }
    key("color")
    if let paint {
      var hex: [UInt8] = []
      palette[paint].appendHex(to: &hex)
      text(hex)
    } else {
      null()
    }
    key("role")
    if case .role(let role) = paint { text(role.name) } else { null() }
  }

  private mutating func path(_ path: BezierPath) {
    var data: [UInt8] = []
    path.appendSVG(to: &data)
    text(data)
  }

  private mutating func stroke(_ style: PathStroke) {
    key("strokeWidth")
    number(style.width)
    key("cap")
    text(style.cap.name)
    key("join")
    text(style.join.name)
    key("strokeStart")
    number(style.start)
    key("strokeEnd")
    number(style.end)
    if let dash = style.dash {
      key("dash")
      list([dash.length, dash.gap, dash.phase])
    }
  }

  private mutating func run(_ run: TextRun, _ bytes: ArraySlice<UInt8>) {
    key("text")
    text(bytes)
    key("position")
    list([run.position.x, run.position.y])
    key("size")
    number(run.size)
    key("weight")
    text(run.weight == .bold ? "bold" : "regular")
    key("anchor")
    text(run.anchor.name)
    key("direction")
    text(run.isRightToLeft ? "rtl" : "ltr")
  }

  /// The innermost clip and, for nested clips, those around it, outermost first.
  private mutating func clips(_ clips: [Drawing.Clip]) {
    key("clip")
    guard let last = clips.last else { return null() }
    path(last.path)
    key("clipRule")
    text(last.rule.name)
    guard clips.count > 1 else { return }
    key("outerClips")
    list { json in
      for clip in clips.dropLast() {
        json.object { json in
          json.key("d")
          json.path(clip.path)
          json.key("rule")
          json.text(clip.rule.name)
        }
      }
    }
  }

  private mutating func output(_ output: ElasticOutput) {
    object { json in
      json.key("inset")
      json.number(output.inset)
      json.key("extent")
      json.number(output.extent)
      json.key("progress")
      json.number(output.progress)
      json.key("indicator")
      if let indicator = output.indicator {
        json.object { json in
          json.key("frame")
          json.rect(indicator.frame)
          json.key("progress")
          json.number(indicator.progress)
          json.key("turn")
          json.number(indicator.turn)
          json.key("isBusy")
          json.flag(indicator.isBusy)
        }
      } else {
        json.null()
      }
      json.key("accessibility")
      json.object { json in
        json.key("role")
        json.text(output.accessibility.role.name)
        json.key("label")
        json.text(output.accessibility.label)
        json.key("value")
        json.text(output.accessibility.value)
        json.key("action")
        json.text(output.accessibility.action)
        json.key("isModal")
        json.flag(output.accessibility.isModal)
      }
    }
  }

  /// A rectangle as x, y, width, height.
  mutating func rect(_ rect: Rect2D) {
    list([rect.minX, rect.minY, rect.width, rect.height])
  }
}

extension NextFrame {
  fileprivate var name: StaticString {
    switch self {
    case .now: "moving"
    case .at: "waiting"
    case .never: "atRest"
    }
  }
}
