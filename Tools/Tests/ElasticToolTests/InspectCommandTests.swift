import ElasticKit
import ElasticSettings
import Foundation
import Testing

@Suite struct InspectCommandTests {
  private struct Report: Decodable {
    var component: String
    var samples: [Sample]
  }
  private struct Sample: Decodable {
    struct Item: Decodable {
      var id: String
      var kind: String
      var d: String?
      var color: String?
      var role: String?
      var clip: String?
      var strokeEnd: Double?
    }
    struct Event: Decodable {
      var t: Double
      var name: String
    }
    struct Output: Decodable { var inset: Double }
    var t: Double
    var state: String
    var activity: String
    var controlPoints: [[Double]]
    var items: [Item]
    var events: [Event]
    var output: Output
  }

  private func inspect(_ words: String...) async throws -> Report {
    try await inspect(arguments: words)
  }

  private func inspect(arguments words: [String]) async throws -> Report {
    let ended = try await BuiltProgram.run(["inspect"] + words)
    #expect(ended.error == "" && ended.status == 0)
    return try JSONDecoder().decode(Report.self, from: Data(ended.output.utf8))
  }

  private func pull(_ component: String, x: Int, by distance: Int, in folder: TemporaryFolder)
    throws -> String
  {
    try folder.file(
      "pull.json",
      """
      {"version":1,"component":"\(component)","size":[375,667],"events":[
      {"t":0,"phase":"down","x":\(x),"y":20},{"t":0.1,"phase":"move","x":\(x),"y":\(20 + distance)},
      {"t":1,"phase":"up","x":\(x),"y":\(20 + distance)}]}
      """.utf8)
  }

  @Test("a surface pulled by 80 at x 100 has the tutorial's base, wave and control points")
  func surface() async throws {
    let folder = try TemporaryFolder()
    let path = try pull("elastic-surface", x: 100, by: 80, in: folder)
    let report = try await inspect("elastic-surface", "--gesture", path, "--at", "0.5")
    let sample = report.samples[0]
    #expect(report.component == "elastic-surface")
    #expect(sample.state == "dragging" && sample.activity == "waiting")
    #expect(sample.output.inset == 82)
    let expected = [
      [-24.5, 82], [30.28, 82], [63.895, 112.72], [100, 147.28], [179.75, 112.72], [254, 82],
      [375, 82],
    ]
    for (point, place) in zip(sample.controlPoints, expected) {
      #expect(abs(point[0] - place[0]) < 1e-9 && abs(point[1] - place[1]) < 1e-9)
    }
    #expect(sample.items.map(\.id) == ["surface"])
    #expect(sample.items[0].color == "#1f6febff" && sample.items[0].role == "surface")
  }

  @Test("samples come in the order asked for, with all events so far")
  func order() async throws {
    let folder = try TemporaryFolder()
    let path = try pull("pull-to-refresh", x: 187, by: 120, in: folder)
    let report = try await inspect("pull-to-refresh", "--gesture", path, "--at", "1.5,0,0.5,1.5")
    #expect(report.samples.map(\.t) == [1.5, 0, 0.5, 1.5])
    #expect(
      report.samples.map { $0.events.map(\.name) } == [
        ["armed", "refresh"], [], ["armed"], ["armed", "refresh"],
      ])
    #expect(report.samples[0].events.map(\.t) == [0.1, 1])
    #expect(report.samples[1].state == "stopped" && report.samples[1].items.isEmpty)
    let items = report.samples[2].items
    #expect(items.map(\.kind) == ["fill", "stroke"])
    #expect(items[0].role == "tint" && items[1].role == "on-tint")
    // The circle is cut off where the wave is.
    #expect(items[1].clip == items[0].d && items[0].clip == nil)
    #expect(items[1].strokeEnd != nil)
  }

  @Test("settings reach the style and the surroundings")
  func settings() async throws {
    let folder = try TemporaryFolder()
    let path = try pull("elastic-surface", x: 100, by: 80, in: folder)
    let report = try await inspect(
      "elastic-surface", "--gesture", path, "--set", "preset=objective-c", "maximumWave=40pt",
      "--set", "fill=tint", "scheme=dark", "--at", "0.5")
    // 80 − 40 goes into the base: the wave is at its height.
    #expect(report.samples[0].output.inset == 90)
    #expect(report.samples[0].items[0].color == "#4da3ffff")
  }

  @Test("of a preset and a property the later one wins")
  func presetOrder() async throws {
    let folder = try TemporaryFolder()
    let path = try pull("elastic-surface", x: 100, by: 80, in: folder)
    for (settings, inset) in [
      (["maximumWave=40", "preset=objective-c"], 82.0),
      (["preset=objective-c", "maximumWave=40"], 90),
      (["preset=jelly", "preset=classic"], 82),
    ] {
      let report = try await inspect(
        arguments: ["elastic-surface", "--gesture", path, "--at", "0.5", "--set"] + settings)
      #expect(report.samples[0].output.inset == inset, "\(settings)")
    }
  }

  @Test("every preset has the values it lists", arguments: ComponentKind.allCases)
  func everyPreset(component: ComponentKind) async throws {
    var lister = PresetLister()
    let presets = component.visit(&lister)
    #expect(presets.count >= 4)
    let name = component.name.description
    let help = try await BuiltProgram.run("inspect", "--help").output
    for preset in presets {
      let named = try await BuiltProgram.run(
        "inspect", name, "--at", "0,0.3", "--set", "preset=\(preset.name)")
      let spelled = try await BuiltProgram.run(
        ["inspect", name, "--at", "0,0.3", "--set"]
          + String(decoding: preset.settings, as: UTF8.self).split(separator: " ").map(String.init))
      #expect(named.status == 0 && named.error == "" && named.output == spelled.output)
      #expect(help.contains(preset.name.description))
    }
  }

  @Test("a setting overrides the recording's value, and changes nothing else")
  func override() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "set.json",
      (RecordingFileTests.head + """
        [{"t":0,"phase":"environment","scheme":"dark"},
        {"t":0,"command":"set","key":"minimumHeight","value":70},
        {"t":0,"command":"set","key":"fill","value":"tint"}]}
        """).utf8)
    let recorded = try await inspect("elastic-surface", "--gesture", path, "--at", "1")
    #expect(recorded.samples[0].output.inset == 70)
    #expect(recorded.samples[0].items[0].color == "#4da3ffff")
    let set = try await inspect(
      "elastic-surface", "--gesture", path, "--at", "1", "--set", "scheme=light",
      "minimumHeight=60")
    #expect(set.samples[0].output.inset == 60)
    #expect(set.samples[0].items[0].color == "#1f6febff")
  }

  @Test(
    "invalid arguments are one line and status 64",
    arguments: [
      (["elastic-ball", "--at", "0"], "elastic-surface"),
      ([], "component"),
      (["elastic-surface"], "--at"),
      (["elastic-surface", "--at", "nan"], "numbers separated by commas"),
      (["elastic-surface", "--at", "inf"], "numbers separated by commas"),
      (["elastic-surface", "--at", "-1"], "seconds from 0 to 1e9"),
      (["elastic-surface", "--at", "1e10"], "seconds from 0 to 1e9"),
      (["elastic-surface", "--at", "0", "--size", "-1x5"], "WIDTHxHEIGHT"),
      (["elastic-surface", "--at", "0", "--size", "1e10x5"], "WIDTHxHEIGHT"),
      (["elastic-surface", "--at", "0", "--size", "5"], "WIDTHxHEIGHT"),
      (["elastic-surface", "--at", "0", "--set", "maximumWav=3"], "did you mean maximumWave?"),
      (["elastic-surface", "--at", "0", "--set", "qwerty=3"], "expected one of edge, profile"),
      (["elastic-surface", "--at", "0", "--set", "edge"], "expected key=value"),
      (["elastic-surface", "--at", "0", "--set", "edge=lef"], "one of top, bottom, left"),
      (["elastic-surface", "--at", "0", "--set", "maximumWave=4em"], "from 0"),
      (["elastic-surface", "--at", "0", "--set", "maximumWave=1e999"], "from 0"),
      (["elastic-surface", "--at", "0", "--set", "reduceMotion=perhaps"], "true or false"),
      (["elastic-surface", "--at", "0", "--set", "fill=#12"], "#rrggbb"),
      (
        ["elastic-surface", "--at", "0", "--set", "preset=swift"],
        "elastic-surface has no such preset; expected one of classic, objective-c"
      ),
      (
        ["pull-to-refresh", "--at", "0", "--set", "preset=objective-c"],
        "pull-to-refresh has no such preset; expected one of classic"
      ),
    ])
  func refused(words: [String], said: String) async throws {
    let ended = try await BuiltProgram.run(["inspect"] + words)
    #expect(ended.status == 64)
    #expect(ended.output.isEmpty)
    #expect(try #require(ended.line).contains(said))
  }

  @Test(
    "every property of the tables can be set to its default, and not to an invalid value",
    arguments: ComponentKind.allCases)
  func everyProperty(component: ComponentKind) async throws {
    var lister = PropertyLister()
    let properties = component.visit(&lister)
    #expect(properties.count > 15)
    let name = component.name.description
    let ended = try await BuiltProgram.run(
      ["inspect", name, "--at", "0", "--set"] + properties.map { "\($0.name)=\($0.value)" })
    let plain = try await BuiltProgram.run("inspect", name, "--at", "0")
    #expect(ended.status == 0 && ended.error == "" && ended.output == plain.output)
    for property in properties {
      let key = property.name
      let ended = try await BuiltProgram.run("inspect", name, "--at", "0", "--set", "\(key)=?")
      #expect(ended.status == 64)
      #expect(try #require(ended.line).contains("--set \(key)=?: expected \(key) as "))
    }
  }
}

/// The presets of a component.
private struct PresetLister: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) -> [StylePreset] { C.Style.presets }
}

/// The names and default values of all settings.
private struct PropertyLister: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) -> [(name: String, value: String)] {
    list(C.Style()) + list(Surroundings())
  }

  private func list<Holder: PropertyHolder>(_ holder: Holder) -> [(name: String, value: String)] {
    Holder.properties.map { property in
      var text: [UInt8] = []
      property.appendText(of: property.get(holder), to: &text)
      return (property.name.description, String(decoding: text, as: UTF8.self))
    }
  }
}
