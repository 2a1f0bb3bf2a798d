import Foundation
import Testing

@testable import Drawing

@Suite("Pictures: bitmaps") struct BitmapTests {
    /// A PNG file of stripes, black and white, two columns each.
    private static func stripes(_ width: Int, _ height: Int) throws -> Bitmap {
        var bytes: [UInt8] = []
        for _ in 0..<height {
            for x in 0..<width { bytes += [UInt8](repeating: x / 2 % 2 == 0 ? 0 : 255, count: 3) + [255] }
        }
        let image = try #require(PixelImage(width: width, height: height, bytes: bytes))
        return try #require(Bitmap(image.png))
    }

    @Test("A bitmap shown small is decoded small, each pixel the mean of those it stands for")
    func reduced() throws {
        let bitmap = try Self.stripes(64, 32)
        let small = try #require(bitmap.pixels(width: 9, height: 4))
        #expect(small.width == 16 && small.height == 8)
        #expect(
            small.bytes.indices.allSatisfy {
                $0 % 4 == 3 ? small.bytes[$0] == 255 : (126...129).contains(small.bytes[$0])
            })
    }

    @Test("A bitmap is decoded once for each size")
    func shared() throws {
        let bitmap = try Self.stripes(64, 32)
        let pictures = try (0..<2).map { _ in try #require(bitmap.pixels(width: 64, height: 32)) }
        let addresses = pictures.map { $0.bytes.withUnsafeBufferPointer { $0.baseAddress } }
        #expect(addresses[0] == addresses[1])
    }

    @Test("Clear pixels have no share in the colour of a mean")
    func clear() throws {
        let dots: [UInt8] = [200, 100, 50, 255, 0, 0, 0, 0, 0, 0, 0, 0, 200, 100, 50, 255]
        let file = try #require(PixelImage(width: 2, height: 2, bytes: dots)).png
        #expect(try PNGReader.read([UInt8](file), reduction: 2).bytes == [200, 100, 50, 128])
    }

    @Test("In SVG a file is embedded as it is, once for all its uses")
    func embedded() throws {
        let data = Data(JPEGSamples.fine)
        var context = DrawingContext()
        for index in 0..<3 {
            // Each of them may have read the file by itself.
            let bitmap = try #require(Bitmap(data))
            let frame = CGRect(x: Double(index) * 40, y: 0, width: 35, height: 21)
            context.draw(PlacedImage(.bitmap(bitmap, isTemplate: index == 2), frame: frame))
        }
        let document = SVGRenderer(size: CGSize(width: 120, height: 21)).document(context.finish())
        #expect(document.components(separatedBy: data.base64EncodedString()).count == 2)
        #expect(document.components(separatedBy: "data:image/jpeg;base64,").count == 2)
        #expect(document.components(separatedBy: "<use ").count == 4)
        #expect(!document.contains("pixelated"))
    }

    @Test("The pixels of an enlarged bitmap are seen only where that is asked for")
    func pixelated() throws {
        var image = PlacedImage(
            .bitmap(try Self.stripes(4, 4), isTemplate: false), frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        image.isPixelated = true
        let document = SVGRenderer(size: CGSize(width: 80, height: 80)).document(DisplayList([.image(image)]))
        #expect(document.contains("image-rendering=\"pixelated\""))
    }

    @Test("A JPEG file is drawn as text")
    func text() throws {
        let bitmap = try #require(Bitmap(Data(JPEGSamples.fine)))
        let image = PlacedImage(.bitmap(bitmap, isTemplate: false), frame: CGRect(x: 0, y: 0, width: 80, height: 32))
        var renderer = TextGridRenderer(columns: 10, rows: 2)
        let screen = renderer.screen(DisplayList([.image(image)]))
        let row = (0..<10).map { screen.cells[$0].background }
        #expect(Set(row).count == 10)
    }
}
