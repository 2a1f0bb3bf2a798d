import Foundation
import Testing

@testable import Drawing

@Suite("Pictures: JPEG files") struct JPEGReaderTests {
    @Test("Sequential and progressive files of every share of colours are read", arguments: JPEGSamples.colored)
    func colors(bytes: [UInt8]) throws {
        let image = try JPEGReader.read(bytes)
        // Halved colours are off by half a step where they change.
        #expect(JPEGSamples.error(of: image) <= 26)
    }

    @Test("A file with all its colours is read exactly, but for what its compression loses")
    func exact() throws {
        #expect(JPEGSamples.error(of: try JPEGReader.read(JPEGSamples.fine)) <= 6)
        #expect(JPEGSamples.error(of: try JPEGReader.read(JPEGSamples.progressiveRestarts)) <= 6)
        #expect(try JPEGReader.read(JPEGSamples.quartered) == JPEGReader.read(JPEGSamples.progressive))
        #expect(try JPEGReader.read(JPEGSamples.quartered) == JPEGReader.read(JPEGSamples.restarts))
    }

    @Test("Greys are read")
    func grey() throws {
        let image = try JPEGReader.read(JPEGSamples.grey)
        for x in 0..<35 {
            let dot = image.bytes[x * 4..<x * 4 + 3]
            #expect(dot.allSatisfy { abs(Int($0) - x * 7) <= 3 })
        }
    }

    @Test("An eighth of a picture has the means of its squares", arguments: JPEGSamples.colored)
    func reduced(bytes: [UInt8]) throws {
        let image = try JPEGReader.read(bytes, reduction: 8)
        #expect(image.width == 5 && image.height == 3)
        for x in 0..<4 {
            let mean = (x * 8 * 7 + (x * 8 + 7) * 7) / 2
            // Colours that are stored in half the size are the means of squares of twice the size.
            #expect(abs(Int(image.bytes[x * 4]) - mean) <= 60)
        }
    }

    @Test("The orientation says where rows and columns go", arguments: 1...8)
    func orientation(number: Int) throws {
        var bytes = JPEGSamples.turned
        let place = try #require(try JPEGHeader(of: bytes).orientationPlace)
        bytes[place.lowerBound + (bytes[place.lowerBound] == 0 ? 1 : 0)] = UInt8(number)
        let bitmap = try #require(Bitmap(Data(bytes)))
        #expect(bitmap.width == (number < 5 ? 35 : 21) && bitmap.height == (number < 5 ? 21 : 35))
        let image = try #require(bitmap.pixels(width: 100, height: 100))
        #expect(image.width == bitmap.width && image.height == bitmap.height)
        // Of the upper left and the upper right corner: whether red, which grows along a row, and green, which grows
        // from row to row, are high.
        let (left, right) = (image.color(x: 0, y: 0), image.color(x: image.width - 1, y: 0))
        let seen = [left.red > 0.5, left.green > 0.5, right.red > 0.5, right.green > 0.5]
        let expected = [
            [false, false, true, false], [true, false, false, false], [true, true, false, true],
            [false, true, true, true], [false, false, false, true], [false, true, false, false],
            [true, true, true, false], [true, false, true, true],
        ]
        #expect(seen == expected[number - 1])
        // Viewers that know of orientations, and those that do not, show the same of it.
        #expect(try JPEGHeader(of: [UInt8](bitmap.uprightData)).orientation == .up)
        #expect(bitmap.uprightData.count == bytes.count)
    }

    @Test("A picture in four colours has its size, and a box stands for it")
    func fourColors() throws {
        #expect(Bitmap(Data(JPEGSamples.cmyk)) == nil)
        let (picture, note) = try ImageFile.read(Data(JPEGSamples.cmyk), kind: .bitmap, name: "Print", scale: 1)
        #expect(picture?.size == CGSize(width: 35, height: 21))
        #expect(note == "A box stands for its kind of JPEG file.")
    }

    @Test("A file is read by what it contains, whatever its name says")
    func misnamed() throws {
        let (picture, note) = try ImageFile.read(Data(JPEGSamples.fine), kind: .bitmap, name: "photo.png", scale: 1)
        #expect(picture?.size.width == 35)
        #expect(note == nil)
    }

    @Test("A file cut off anywhere is refused")
    func cut() throws {
        for bytes in JPEGSamples.all {
            // The mark of the end is not missed.
            for count in 0..<bytes.count - 8 {
                #expect(throws: AssetFault.self) { try JPEGReader.read(Array(bytes.prefix(count))) }
                #expect(Bitmap(Data(bytes.prefix(count))) == nil)
            }
        }
    }

    @Test("Damaged files never trap")
    func damaged() throws {
        var source = SeededNumbers(seed: 6)
        for _ in 0..<4000 {
            let samples = JPEGSamples.all
            var bytes = samples[Int.random(in: 0..<samples.count, using: &source)]
            for _ in 0..<Int.random(in: 1...6, using: &source) {
                // Every second byte that changes is one of the tables.
                let end = Bool.random(using: &source) ? bytes.count : min(bytes.count, 300)
                bytes[Int.random(in: 0..<end, using: &source)] = UInt8.random(in: 0...255, using: &source)
            }
            if Bool.random(using: &source) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &source)) }
            // A picture of millions of pixels may come of it, which is right but slow.
            guard let header = try? JPEGHeader(of: bytes), header.width * header.height < 1 << 16 else { continue }
            for reduction in [1, 8] {
                guard let image = try? JPEGReader.read(bytes, reduction: reduction) else { continue }
                #expect(image.bytes.count == image.width * image.height * 4)
            }
        }
    }

    @Test("A file with thousands of scans is refused")
    func scans() throws {
        let bytes = JPEGSamples.progressive
        // Its last scan again and again, up to the mark of the end.
        let last = try #require(bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
        let scan = bytes[last..<bytes.count - 2]
        var file = bytes.dropLast(2)
        for _ in 0..<5000 { file += scan }
        #expect(throws: AssetFault.self) { try JPEGReader.read(Array(file) + [0xFF, 0xD9]) }
    }

    @Test("A file that says it is enormous is refused before room is taken for it")
    func bombs() throws {
        var bytes = JPEGSamples.fine
        let frame = try #require(bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(try JPEGHeader(of: bytes).isSupported == false)
        #expect(throws: AssetFault.self) { try JPEGReader.read(bytes) }
    }
}
