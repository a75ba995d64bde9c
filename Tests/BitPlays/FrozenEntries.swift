import ElasticRecordings

extension FrozenStep.Action {
  /// The input of a host; nil if it is none.
  func input(_ wordCount: Int, _ form: CanonForm) -> ElasticInput? {
    switch self {
    case .touch(let id, let phase, let x, let y):
      FrozenStep.phases[phase].withUTF8Buffer { TouchPhase(name: $0) }
        .map { .touch(id: id, phase: $0, point: Point2D(x, y)) }
    case .scrolled(let offset, let isTracking): .scrolled(offset: offset, isTracking: isTracking)
    case .resized(let width, let height): .resized(Size2D(width: width, height: height))
    case .reader(let reader): .surroundings(reader.surroundings(form))
    case .measured(let count, let width, let lineHeight):
      .measured(
        widths: (0..<(count ?? wordCount)).map { width + Double($0 % 7) }, lineHeight: lineHeight)
    case .activated: .activated
    default: nil
    }
  }
}

extension FrozenReader {
  fileprivate func surroundings(_ form: CanonForm) -> Surroundings {
    Surroundings(
      direction: isRightToLeft ? .rightToLeft : .leftToRight, reduceMotion: reduceMotion,
      scheme: isDark ? .dark : .light, increasedContrast: hasMoreContrast, textScale: textScale,
      safeArea: Surroundings.SafeArea(top: form == .swift ? top : 0))
  }
}

extension PlayWords {
  /// The step as entries of a recording: one for each setting of a preset. None if it is nothing that a recording has, or if there is
  /// no such command or setting, or no such value.
  func entries<C: ElasticComponent>(_ step: FrozenStep, _ type: C.Type) -> [ElasticRecording.Entry]
  {
    func entry(_ action: ElasticRecording.Action) -> ElasticRecording.Entry {
      ElasticRecording.Entry(time: step.time, action: action)
    }
    switch step.action {
    case .command(let index, let value):
      return C.Command.code(named: commands[index].name)
        .map { [entry(.command(code: $0, value: value))] } ?? []
    case .set(let index, let value):
      let setting = settings[index]
      switch value {
      case .number(let number):
        return C.Style.properties.firstIndex { $0.name ~= setting.name }
          .map { [entry(.set(property: $0, value: number))] } ?? []
      case .choice(let choice):
        return Self.set(setting.name, setting.choices[choice], C.self).map { [entry($0)] } ?? []
      }
    case .preset(let index):
      return preset(index, C.self).compactMap { Self.set($0.name, $0.value, C.self) }.map(entry)
    default:
      return step.action.input(0, .page).map { [entry(.input($0))] } ?? []
    }
  }

  /// The settings of a preset, in its order.
  func preset<C: ElasticComponent>(_ index: Int, _ type: C.Type) -> [(
    name: [UInt8], value: [UInt8]
  )] {
    guard let preset = C.Style.preset(named: presets[index]) else { return [] }
    return preset.settings.split(separator: UInt8(ascii: " ")).map { setting in
      let parts = setting.split(separator: UInt8(ascii: "="), maxSplits: 1)
      return (Array(parts[0]), Array(parts[1]))
    }
  }

  private static func set<C: ElasticComponent>(
    _ name: [UInt8], _ text: [UInt8], _ type: C.Type
  ) -> ElasticRecording.Action? {
    guard let index = C.Style.properties.firstIndex(where: { $0.name ~= name }) else { return nil }
    do throws(PropertyError) {
      return .set(property: index, value: try C.Style.properties[index].value(of: text))
    } catch { return nil }
  }
}

extension FrozenPlay {
  /// What is replayed in it; nil if there is nothing.
  static func recording<C: ElasticComponent>(
    of play: FrozenPlay, _ words: PlayWords, _ type: C.Type
  ) -> ElasticRecording? {
    guard !play.recorded.isEmpty, let kind = C.name.withUTF8Buffer({ ComponentKind(name: $0) })
    else { return nil }
    return ElasticRecording(
      component: kind, size: Size2D(width: play.size.width, height: play.size.height),
      content: play.content.map { words.contents[$0] } ?? [],
      entries: play.recorded.flatMap { words.entries($0, C.self) })
  }
}
