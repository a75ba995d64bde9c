@_spi(Programs) import ElasticSettings
import ElasticKit

extension ElasticRecording {
  /// The recording as a `.gesture.json`, one event a line; ``init(json:)`` reads the same recording, bit for bit.
  ///
  /// The margins of the device are not kept. A number that is not finite becomes `null`, which the reader refuses.
  /// - Precondition: every entry is one that the component can perform.
  public var json: [UInt8] {
    var head = JSONText()
    head.object { json in
      json.key("version")
      json.number(1)
      json.key("component")
      json.text(component.name)
      json.key("size")
      json.list([size.width, size.height])
      if !content.isEmpty {
        json.key("content")
        json.text(content)
      }
    }
    var bytes = head.bytes
    bytes.removeLast()
    (",\"events\":[" as StaticString).append(to: &bytes)
    var writer = EntryWriter()
    for index in entries.indices {
      (index == 0 ? "\n" as StaticString : ",\n").append(to: &bytes)
      writer.entry = entries[index]
      bytes.append(contentsOf: component.visit(&writer))
    }
    ("\n]}\n" as StaticString).append(to: &bytes)
    return bytes
  }
}
/// Writes one event with the names that a component has for what was done.
private struct EntryWriter: ComponentVisitor {
  typealias Failure = Never

  var entry = ElasticRecording.Entry(time: 0, action: .input(.activated))

  func visit<C: ElasticComponent>(_ type: C.Type) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("t")
      json.number(entry.time)
      switch entry.action {
      case .input(let input): json.members(of: input)
      case .command(let code, let value):
        json.key("command")
        json.text(C.Command.names[Int(code)])
        // A command without a number ignores any.
        let value = C.Command(code: code, value: value)?.value ?? 0
        guard value.bitPattern != 0 else { return }
        json.key("value")
        json.number(value)
      case .set(let index, let value):
        json.key("command")
        json.text("set")
        json.key("key")
        json.text(C.Style.properties[index].name)
        json.key("value")
        json.value(value, of: C.Style.properties[index])
        guard entry.isWithNext else { return }
        json.key("withNext")
        json.flag(true)
      }
    }
    return json.bytes
  }
}

extension JSONText {
  fileprivate mutating func members(of input: ElasticInput) {
    key("phase")
    switch input {
    case .touch(let id, let phase, let point):
      text(phase.name)
      key("x")
      number(point.x)
      key("y")
      number(point.y)
      guard id != 0 else { return }
      key("id")
      integer(id)
    case .scrolled(let offset, let isTracking):
      text("scroll")
      key("offset")
      number(offset)
      key("tracking")
      flag(isTracking)
    case .resized(let size):
      text("resize")
      key("size")
      list([size.width, size.height])
    case .surroundings(let surroundings):
      text("environment")
      for property in Surroundings.properties {
        key(property.name)
        value(property.get(surroundings), of: property)
      }
    case .measured(let widths, let lineHeight):
      text("measured")
      key("widths")
      list(widths)
      key("lineHeight")
      number(lineHeight)
    case .activated: text("activate")
    }
  }

  /// A value as recordings write it: a number, true or false, or a text.
  fileprivate mutating func value<Holder>(_ value: Double, of property: StyleProperty<Holder>) {
    switch property.kind {
    case .number: number(value)
    case .flag: flag(value == 1)
    case .choice, .paint:
      var name: [UInt8] = []
      property.appendText(of: value, to: &name)
      // A role that only an app has has no name here.
      if property.reads(name, as: value) { text(name) } else { number(value) }
    }
  }
}

extension StyleProperty {
  fileprivate func reads(_ text: [UInt8], as value: Double) -> Bool {
    do throws(PropertyError) { return try self.value(of: text) == value } catch { return false }
  }
}
