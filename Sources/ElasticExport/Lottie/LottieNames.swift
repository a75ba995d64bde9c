import ElasticKit

/// Names as a design program lists them, each once: a second `edge` is `edge 2`.
struct LottieNames {
  private var known: [(name: [UInt8], count: Int)] = []

  mutating func next(_ name: [UInt8]) -> [UInt8] {
    guard let index = known.firstIndex(where: { $0.name == name }) else {
      known.append((name, 1))
      return name
    }
    known[index].count += 1
    var numbered = name
    numbered.append(UInt8(ascii: " "))
    DecimalText.append(Double(known[index].count), to: &numbered)
    return numbered
  }
}
