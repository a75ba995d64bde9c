import Testing

@_spi(Programs) @testable import ElasticExport

@Suite("The run of a recording")
struct RunTests {
  private func surface(_ actions: (Double, ElasticInput)...) -> ElasticRecording {
    ElasticRecording(
      component: .elasticSurface, size: Size2D(width: 100, height: 100),
      entries: actions.map { ElasticRecording.Entry(time: $0, action: .input($1)) })
  }

  @Test("has the largest size from time 0 on")
  func size() {
    let wide = ElasticInput.resized(Size2D(width: 300, height: 20))
    let high = ElasticInput.resized(Size2D(width: 30, height: 200))
    #expect(
      Footage(surface((0.1, wide), (0.2, high)), component: SurfaceMotion()).size
        == Size2D(width: 300, height: 200))
    // The first size is never shown.
    #expect(
      Footage(surface((0, high)), component: SurfaceMotion()).size == Size2D(width: 30, height: 200)
    )
    #expect(surface((0, wide), (1, high)).size(at: 0.9) == Size2D(width: 300, height: 20))
  }

  @Test("has the reader's colours at time 0, if it has them, or else those given")
  func colours() throws {
    var dark = Surroundings()
    dark.scheme = .dark
    var style = SurfaceMotion.Style()
    style.fill = .role(.background)
    func color(_ recording: ElasticRecording, _ surroundings: Surroundings) throws -> ElasticColor {
      let run = Footage(
        recording, component: SurfaceMotion(style: style), surroundings: surroundings)
      var color: ElasticColor?
      run.takes { take, _, _ in color = take.tracks.first?.samples.first?.color }
      return try #require(color)
    }
    let pull = [
      (0.0, ElasticInput.touch(id: 0, phase: .down, point: Point2D(50, 5))),
      (0.1, .touch(id: 0, phase: .move, point: Point2D(50, 60))),
    ]
    let plain = surface(pull[0], pull[1])
    let own = surface((0, .surroundings(dark)), pull[0], pull[1])
    let inDark = try color(plain, dark)
    #expect(try color(plain, Surroundings()) != inDark)
    #expect(try color(own, Surroundings()) == inDark)
  }

  @Test("of a component that only repeats is its loop; with an input it is all of it")
  func idle() throws {
    let idle = ElasticRecording(component: .messageBalloon, size: Size2D(width: 100, height: 60))
    let loop = Footage(idle, component: BalloonMotion())
    #expect(loop.loop == 0..<loop.frameCount - 1)
    var started = idle
    started.entries = [ElasticRecording.Entry(time: 0, action: .input(.activated))]
    let run = Footage(started, component: BalloonMotion())
    #expect(run.loop?.count == loop.loop?.count && run.loop?.lowerBound ?? 0 > 0)
    let timed = Footage(idle, component: BalloonMotion(), duration: 0.5)
    #expect(timed.loop == nil && timed.frameCount == 30)
  }
}
