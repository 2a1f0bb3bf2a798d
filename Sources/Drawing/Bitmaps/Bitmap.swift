import Foundation
import Foundations

/// A picture of pixels: a PNG or JPEG file, which is decoded where pixels are needed, when they are, and once.
///
/// A picture shown small is decoded at a fraction of its size, row by row. The object keeps its decoded pixels, so that
/// all views that show it share them.
package final class Bitmap: Sendable {
    enum Kind: Sendable { case png, jpeg }

    /// The contents of the file.
    package let data: Data
    /// The size as it is shown, in pixels.
    package let width: Int
    package let height: Int
    let kind: Kind
    /// How the stored rows and columns are shown.
    let orientation: ImageOrientation
    /// Where the file says the orientation, if it does.
    private let orientationPlace: Range<Int>?
    /// The name of the picture in reports; `nil` for one without.
    let name: String?
    private let state = Locked(State())

    private struct State {
        /// The decoded pixels, by the number of the file's pixels that became one on each axis.
        var pictures: [Int: PixelImage] = [:]
        var isDamaged = false
    }

    /// The pixels that a file may have.
    static let dotLimit = 1 << 27
    /// The pixels that are made of a file.
    private static let decodedLimit = 1 << 24

    /// The properties of a file that are known before it is decoded.
    struct Header {
        var kind: Kind
        /// The size as it is shown, in pixels.
        var width: Int
        var height: Int
        var orientation = ImageOrientation.up
        var orientationPlace: Range<Int>?
        var isSupported: Bool

        /// Reads the header of a PNG or JPEG file, which its first bytes tell apart.
        init(of bytes: [UInt8]) throws(AssetFault) {
            guard bytes.starts(with: JPEGHeader.signature) else {
                let header = try PNGReader.header(of: bytes)
                (kind, width, height, isSupported) = (.png, header.width, header.height, header.isSupported)
                if isSupported { _ = try PNGReader.parts(of: bytes) }
                return
            }
            let header = try JPEGHeader(of: bytes)
            (orientation, orientationPlace) = (header.orientation, header.orientationPlace)
            let isTurned = orientation.swapsSides
            (kind, isSupported) = (.jpeg, header.isSupported)
            (width, height) = isTurned ? (header.height, header.width) : (header.width, header.height)
            // Without the mark of the end, which some writers leave out, only the data tells whether it is all there.
            if isSupported, !JPEGHeader.hasEnd(bytes) { try JPEGReader.check(bytes) }
        }
    }

    /// Makes a picture of a file whose header is supported.
    init(_ data: Data, _ header: Header, name: String?) {
        self.data = data
        (kind, width, height) = (header.kind, header.width, header.height)
        (orientation, orientationPlace) = (header.orientation, header.orientationPlace)
        self.name = name
    }

    /// Makes a picture of a PNG or JPEG file that can be decoded; `nil` for any other data.
    ///
    /// Only the header is read, and whether the file is all there.
    package convenience init?(_ data: Data) {
        do throws(AssetFault) {
            let header = try Header(of: [UInt8](data))
            guard header.isSupported else { return nil }
            self.init(data, header, name: nil)
        } catch {
            return nil
        }
    }

    /// Returns the pixels, at least as many as given on each axis if there are so many; `nil` if the file is damaged,
    /// which is reported once.
    package func pixels(width columns: Int, height rows: Int) -> PixelImage? {
        var reduction = 1
        while reduction < 256, width / (reduction * 2) >= max(1, columns), height / (reduction * 2) >= max(1, rows) {
            reduction *= 2
        }
        while width * height / (reduction * reduction) > Self.decodedLimit { reduction *= 2 }
        if width * height > Self.decodedLimit { reduction = max(reduction, 8) }
        var note: String?
        let picture = state.withLock { state -> PixelImage? in
            if state.isDamaged { return nil }
            if let known = state.pictures[reduction] { return known }
            do throws(AssetFault) {
                let made = try decode(reduction)
                state.pictures[reduction] = made
                return made
            } catch {
                state.isDamaged = true
                note = error.message
                return nil
            }
        }
        if let note {
            let subject = name.map { "The image \(AssetFault.quoted($0))" } ?? "An image made of data"
            RuntimeIssue.report(
                "asset", "\(subject) must be a picture that can be drawn. A box stands for it: \(note).")
        }
        return picture
    }

    private func decode(_ reduction: Int) throws(AssetFault) -> PixelImage {
        let bytes = [UInt8](data)
        switch kind {
        case .png: return try PNGReader.read(bytes, reduction: reduction)
        case .jpeg: return try JPEGReader.read(bytes, reduction: reduction).shown(orientation)
        }
    }

    /// The file, whose orientation viewers need not know: not all do.
    var uprightData: Data {
        guard let orientationPlace, orientation != .up else { return data }
        var bytes = [UInt8](data)
        // The number is 1 in either order of bytes, which the larger of the old ones shows.
        let isLittle = bytes[orientationPlace.lowerBound] != 0
        bytes[orientationPlace.lowerBound] = isLittle ? 1 : 0
        bytes[orientationPlace.lowerBound + 1] = isLittle ? 0 : 1
        return Data(bytes)
    }
}

extension Bitmap: Hashable {
    /// Whether both are the same file. Takes constant time for the same object.
    package static func == (one: Bitmap, other: Bitmap) -> Bool {
        one === other || one.width == other.width && one.height == other.height && one.data == other.data
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(data.count)
    }
}
