#if Cairo
import ElasticCairo
import ElasticKit
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct LimitTests {
  @Test(
    "coordinates that are no numbers leave out their item only",
    arguments: [Double.nan, .infinity, -.infinity])
  func notANumber(_ bad: Double) throws {
    let image = try picture {
      $0.move(to: Point2D(0, 0))
      $0.cubic(Point2D(40, bad), Point2D(40, 30), to: Point2D(0, 30))
      $0.fill(ItemID(.wave), red)
      $0.move(to: Point2D(bad, 0))
      $0.line(to: Point2D(40, 30))
      $0.stroke(ItemID(.path), red, PathStroke(width: 3, end: 0.5))
      $0.text(
        ItemID(.word), "x".utf8, red, TextRun(position: Point2D(bad, 0), size: 10))
      $0.text(ItemID(.word), "x".utf8, red, TextRun(position: Point2D(9, 9), size: bad))
      $0.rect(Rect2D(x: 0, y: 0, width: 2, height: 2))
      $0.fill(ItemID(.dot), Paint.color(ElasticColor(red: bad, green: bad, blue: 0)))
    }
    #expect(image.area == 4)
  }

  @Test("huge shapes cover the right pixels", arguments: [1e5, 1e7, 1e9, 1e300])
  func huge(_ far: Double) throws {
    let image = try picture {
      $0.move(to: Point2D(-far, -far))
      $0.line(to: Point2D(far, -far))
      $0.line(to: Point2D(far, 15))
      $0.line(to: Point2D(-far, 15))
      $0.fill(ItemID(.shape), red)
    }
    #expect(image.area == 40 * 15)
    let line = try picture {
      $0.move(to: Point2D(-far, 15))
      $0.cubic(Point2D(0, 15), Point2D(0, 15), to: Point2D(far, 15))
      $0.stroke(
        ItemID(.path), red,
        PathStroke(width: 2, dash: PathStroke.Dash(length: far, gap: 1)))
    }
    #expect(line.area <= 80)
    #expect(
      try picture {
        $0.move(to: Point2D(0, 15))
        $0.line(to: Point2D(40, 15))
        $0.stroke(ItemID(.path), red, PathStroke(width: far))
      }.area == 1200)
  }

  @Test("a line that starts with no move starts at the origin")
  func noMove() throws {
    let image = try picture {
      $0.beginGroup(ItemID(.page), transform: .translation(Vector2D(10, 10)))
      $0.line(to: Point2D(10, 0))
      $0.line(to: Point2D(10, 10))
      $0.close()
      $0.fill(ItemID(.shape), red)
      $0.endGroup(ItemID(.page))
    }
    #expect(abs(image.area - 50) < 1)
    #expect(image.drawn?.columns == 10...19)
  }

  @Test("a size of nothing is refused, and so is one too large")
  func sizes() throws {
    for (width, height, scale) in [
      (0.0, 10.0, 1.0), (10, 0, 1), (-1, 10, 1), (.nan, 10, 1), (10, 10, 0), (10, 10, .nan),
      (-5, -5, -2),
    ] {
      #expect(throws: CairoError.noSize) {
        try CairoImage(size: Size2D(width: width, height: height), scale: scale)
      }
    }
    for (width, height, scale) in [
      (32_768.0, 1.0, 1.0), (1, 1e9, 1), (.infinity, 1, 1), (20_000, 20_000, 1), (400, 1, 100),
      (10, 10, .infinity),
    ] {
      #expect(throws: CairoError.tooLarge) {
        try CairoImage(size: Size2D(width: width, height: height), scale: scale)
      }
    }
    let image = try CairoImage(size: Size2D(width: 32_767, height: 0.3), scale: 1)
    #expect(image.width == 32_767 && image.height == 1)
    #expect(try CairoImage(size: Size2D(width: 10, height: 20), scale: 1.1).width == 11)
  }

  @Test("changed pixels keep their values, and drawing continues over them")
  func changed() throws {
    let image = try CairoImage(width: 8, height: 8, scale: 1)
    image.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = 0xFF00_00FF }
    }
    var drawing = Drawing()
    drawing.rect(Rect2D(x: 0, y: 0, width: 4, height: 8))
    drawing.fill(ItemID(.shape), red)
    try image.draw(drawing)
    #expect(image[0, 0] == 0xFFFF_0000 && image[7, 7] == 0xFF00_00FF)
  }

  @Test("the written file is a PNG of the picture's size, and a bad path is an error")
  func png() throws {
    let image = try picture {
      $0.rect(Rect2D(x: 0, y: 0, width: 40, height: 30))
      $0.fill(ItemID(.shape), red)
    }
    let bytes = try image.png()
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 30])
    let path = "/tmp/elastic-\(getpid())-\(UInt64.random(in: 0 ... .max)).png"
    try image.writePNG(to: path)
    defer { unlink(path) }
    var status = stat()
    #expect(stat(path, &status) == 0 && Int(status.st_size) == bytes.count)
    #expect(throws: CairoError.notWritable(path: "/nowhere/x.png")) {
      try image.writePNG(to: "/nowhere/x.png")
    }
  }
}
#endif
