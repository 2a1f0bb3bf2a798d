import Foundation
import Testing

@testable import Drawing

private func read(_ base64: String) throws -> PixelImage {
    try PNGReader.read([UInt8](try #require(Data(base64Encoded: base64))))
}

@Suite("Pictures: PNG files") struct PNGReaderTests {
    static let rgba =
        "iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAYAAAC9vt6cAAAA90lEQVR42qXRL2tCURjH8e/9p+fq7iZrYjFYB7KwOuOia2NJWDVYrOO2VV+CL8GXIBgcGBQMBoM+GAwGBYNBcXuunDqYGj71y+85B+AnB/si7MqwrcC6CqsaLBuwiGHWgmkbJh0Yd2E4gsEc+hvoOeSTgHO4lKsByDvKVZ7yVaBSKq2MClVGZdWNitStusPjkdhE7tFEnuVbgZWy0paxwhP/tABdgC7QHvhn+SMQ/JvHW3LCebNNlLGyx6sf0eE7+UZzuBSIBiTcF+V+V5bCtiKldVUeVjV5WjbkeRHLy6wlr9O2vE868jHuSn04kuZgLp/9jXz1fgEMooeLUSGrbQAAAABJRU5ErkJggg=="

    @Test("All filters of a picture with opacities are undone")
    func rgba() throws {
        let image = try read(Self.rgba)
        #expect(image.width == 16 && image.height == 10)
        var expected: [UInt8] = []
        for y in 0..<10 {
            for x in 0..<16 { expected += [UInt8(x * 16), UInt8(y * 25), UInt8(x * y), UInt8(255 - x * 4)] }
        }
        #expect(image.bytes == expected)
    }

    @Test("The one clear colour of a picture without opacities is clear")
    func rgb() throws {
        let image = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAABnRSTlMAPAA8AAe5YttBAAAAI0lEQVR42mNkYGC3YWCAICYGONOGgZkhikVOjgGCWEBiMAAAWQ0DBF6BFlMAAAAASUVORK5CYII="
        )
        #expect(image.color(x: 1, y: 1).alpha == 0)
        #expect(image.color(x: 2, y: 1) == ColorComponents(bytes: 120, 60, 7))
    }

    @Test("Greys, palettes and few bits are read")
    func kinds() throws {
        let grey = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACBAAAAAB979THAAAADklEQVR42mPgb2AQMgAAAqUA0p/3eFwAAAAASUVORK5CYII=")
        #expect((0..<3).map { grey.color(x: $0, y: 0) } == [0, 255, 136].map { ColorComponents(bytes: $0, $0, $0) })
        #expect((0..<3).map { grey.color(x: $0, y: 1) } == [17, 34, 51].map { ColorComponents(bytes: $0, $0, $0) })
        let palette = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAUAAAABAgMAAABrkIxgAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAAAnRSTlOAAE0QVXMAAAALSURBVHjaY5BmAAAAOQAc/UhgawAAAABJRU5ErkJggg=="
        )
        #expect(palette.bytes == [255, 0, 0, 128, 0, 255, 0, 0, 0, 0, 255, 255, 9, 9, 9, 255, 255, 0, 0, 128])
        let both = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAQAAABeK7cBAAAADUlEQVR42mMQUDBwAAABRQChjtg0XwAAAABJRU5ErkJggg==")
        #expect(both.bytes == [16, 16, 16, 32, 48, 48, 48, 64])
    }

    @Test("A picture is the same after it was written and read")
    func roundTrip() throws {
        let bytes = (0..<90 * 70 * 4).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) }
        let image = try #require(PixelImage(width: 90, height: 70, bytes: bytes))
        #expect(try PNGReader.read([UInt8](image.png)) == image)
    }

    @Test("More than eight bits a channel is told by the header")
    func deep() throws {
        let data = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR42mMQUDBwAAABRQChjtg0XwAAAABJRU5ErkJggg=="))
        let (picture, note) = try ImageFile.read(data, kind: .bitmap, name: "Deep", scale: 2)
        #expect(picture?.size == CGSize(width: 1, height: 0.5))
        #expect(note != nil)
    }

    @Test("Damaged files never trap")
    func damaged() throws {
        var source = SeededNumbers(seed: 4)
        for _ in 0..<4000 {
            var bytes = [UInt8](try #require(Data(base64Encoded: Self.rgba)))
            for _ in 0..<Int.random(in: 1...6, using: &source) {
                bytes[Int.random(in: 0..<bytes.count, using: &source)] = UInt8.random(in: 0...255, using: &source)
            }
            if Bool.random(using: &source) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &source)) }
            // No trap is what is asked for; a file may still be read.
            if let image = try? PNGReader.read(bytes) { #expect(image.bytes.count == image.width * image.height * 4) }
        }
    }

    @Test("A file that says it is enormous is refused before room is taken for it")
    func bombs() throws {
        var bytes = [UInt8](try #require(Data(base64Encoded: Self.rgba)))
        bytes.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
        #expect(try PNGReader.header(of: bytes).isSupported == false)
        bytes.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1])
        #expect(throws: AssetFault.self) { try PNGReader.header(of: bytes) }
    }
}
