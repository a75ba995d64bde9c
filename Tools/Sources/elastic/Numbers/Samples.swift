@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit

/// The values of functions of one number, as the list `samples` in JSON and as a table.
struct Samples {
  /// A function with its name.
  struct Column {
    let name: StaticString
    /// Whether JSON has a list of its values.
    var isList = false
    /// One value, or those of a list.
    let values: (Double) -> [Double]
  }

  private let argument: StaticString
  private let numbers: [Double]
  private var columns: [Column] = []

  /// No function yet; `argument` is the name of the number, such as `t`.
  init(_ argument: StaticString, at numbers: [Double]) {
    self.argument = argument
    self.numbers = numbers
  }

  mutating func add(_ name: StaticString, _ value: @escaping (Double) -> Double) {
    add(Column(name: name) { [value($0)] })
  }

  mutating func add(_ column: Column) { columns.append(column) }

  /// Writes the list as a member of the open object.
  func write(to json: inout JSONText) {
    json.key("samples")
    json.list { json in
      for number in numbers {
        json.object { json in
          json.key(argument)
          json.number(number)
          for column in columns {
            json.key(column.name)
            let values = column.values(number)
            if column.isList { json.list(values) } else { json.number(values[0]) }
          }
        }
      }
    }
  }

  /// A document of the list alone.
  var jsonText: [UInt8] {
    var json = JSONText()
    json.object { write(to: &$0) }
    return json.bytes + [0x0A]
  }

  var table: [UInt8] {
    var table = Table(columns: 1 + columns.count)
    table.row([argument.description] + columns.map(\.name.description))
    for number in numbers {
      table.row(
        [Numbers.text(number)]
          + columns.map { $0.values(number).map(Numbers.text).joined(separator: ",") })
    }
    return table.bytes
  }

  /// The table under another one; nothing without numbers.
  var lowerTable: [UInt8] { numbers.isEmpty ? [] : [0x0A] + table }
}
