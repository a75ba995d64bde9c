import ElasticCore
import Testing

@Suite struct RubberBandTests {
  static let pulls: [Double] = [1e-12, 0.5, 10, 100, 959, 5000, 1e7]

  @Test("follows the published rule", arguments: pulls)
  func rule(pull: Double) {
    for extent in [1.0, 375, 960] {
      let expected = (1 - 1 / (0.55 * pull / extent + 1)) * extent
      let offset = RubberBand(extent: extent).offset(forPull: pull)
      // The rule itself loses the digits of a small pull.
      #expect((offset - expected).magnitude <= 1e-15 * extent + 1e-15)
    }
  }

  @Test("the worked numbers")
  func numbers() {
    let band = RubberBand(extent: 960)
    #expect((band.offset(forPull: 10) - 5.47).magnitude < 0.005)
    #expect((band.offset(forPull: 100) - 52.02).magnitude < 0.005)
  }

  @Test("grows with the pull, stays under the extent, is odd")
  func shape() {
    let band = RubberBand(coefficient: 0.3, extent: 200)
    var last = 0.0
    for pull in Self.pulls {
      let offset = band.offset(forPull: pull)
      #expect(offset > last && offset <= 200)
      #expect(band.offset(forPull: -pull) == -offset)
      last = offset
    }
    #expect((band.offset(forPull: 1e-9) / 1e-9 - 0.3).magnitude < 1e-9)
  }

  @Test("the pull of an offset is the pull it came from", arguments: pulls)
  func inverse(pull: Double) {
    for extent in [375.0, 960] {
      let band = RubberBand(extent: extent)
      for pull in [pull, -pull] {
        let back = band.pull(forOffset: band.offset(forPull: pull))
        let stretch = 1 + pull.magnitude / extent
        #expect((back / pull - 1).magnitude < 1e-15 * stretch + 1e-15)
      }
    }
  }

  @Test("invalid numbers are handled")
  func odd() {
    let numbers: [Double] = [
      0, -0.0, 1, -1, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 1e-308,
    ]
    for coefficient in numbers {
      for extent in numbers {
        let band = RubberBand(coefficient: coefficient, extent: extent)
        for number in numbers {
          #expect(band.offset(forPull: number).isFinite)
          #expect(band.offset(forPull: number).magnitude <= band.extent)
          #expect(band.pull(forOffset: number).isFinite)
        }
      }
    }
    #expect(RubberBand(extent: 0).offset(forPull: 50) == 0)
    #expect(RubberBand(extent: 100).offset(forPull: .infinity) == 100)
    #expect(RubberBand(extent: 100).pull(forOffset: 150) > 1e15)
  }
}
