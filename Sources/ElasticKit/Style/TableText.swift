/// A name in a table of settings or presets.
public typealias TableText = StaticString

/// The names of a choice, in the order of its cases.
public typealias ChoiceNames = [StaticString]

extension ChoiceNames {
  init<Choice: NamedCase>(of type: Choice.Type) { self = Choice.names }
}
