import Foundation
import Foundations

/// A picture file, read when its picture is first needed. Pixels are decoded when they are drawn.
final class ImageFile: Sendable {
    enum Kind: Sendable {
        case svg, bitmap, pdf

        /// Finds the kind by the extension of a file's name.
        init?(fileName: String) {
            switch fileName.split(separator: ".").last?.lowercased() {
            case "svg": self = .svg
            case "png", "jpg", "jpeg": self = .bitmap
            case "pdf": self = .pdf
            default: return nil
            }
        }
    }

    private enum State {
        case unread
        case read(ImageRepresentation?)
    }

    private let path: String
    private let name: String
    private let kind: Kind
    private let scale: Double
    private let state = Locked(State.unread)
    private static let sizeLimit = 64 << 20

    init(path: String, name: String, kind: Kind, scale: Double) {
        self.path = path
        self.name = name
        self.kind = kind
        self.scale = scale
    }

    /// Returns the picture; `nil` if it cannot be read, which is reported at the first call.
    ///
    /// A valid file that cannot be drawn becomes a box with its name.
    func picture(report: (String) -> Void) -> ImageRepresentation? {
        if case .read(let picture) = state.withLock({ $0 }) { return picture }
        var note: String?
        var picture: ImageRepresentation?
        do throws(AssetFault) {
            let data = try AssetFolder.contents(of: path, limit: Self.sizeLimit)
            (picture, note) = try Self.read(data, kind: kind, name: name, scale: scale)
        } catch {
            note = "It is left out: \(error.message)."
        }
        let (kept, isFirst) = state.withLock { state -> (ImageRepresentation?, Bool) in
            if case .read(let first) = state { return (first, false) }
            state = .read(picture)
            return (picture, true)
        }
        if isFirst, let note {
            report("The image \(AssetFault.quoted(name)) must be a picture that can be drawn. \(note)")
        }
        return kept
    }

    /// Reads a picture, and reports what in it cannot be drawn.
    static func read(
        _ data: Data, kind: Kind, name: String, scale: Double
    ) throws(AssetFault) -> (ImageRepresentation?, note: String?) {
        switch kind {
        case .svg:
            let drawing = try SVGReader.read([UInt8](data))
            let picture = ImageRepresentation(.vector(DisplayGroup(drawing.list)), size: drawing.size)
            let note = drawing.unknown.isEmpty ? nil : "Not drawn of it: \(drawing.unknown.joined(separator: ", "))."
            return (picture, note)
        case .bitmap:
            let header = try Bitmap.Header(of: [UInt8](data))
            guard header.isSupported else {
                let size = CGSize(width: Double(header.width) / scale, height: Double(header.height) / scale)
                let kind =
                    switch header.kind {
                    case .png: "PNG"
                    case .jpeg: "JPEG"
                    }
                return (
                    ImageRepresentation(.named(name), size: size, scale: scale),
                    "A box stands for its kind of \(kind) file."
                )
            }
            return (ImageRepresentation(Bitmap(data, header, name: name), scale: scale), nil)
        case .pdf:
            guard let size = PDFSize.find(in: [UInt8](data)) else {
                throw AssetFault("no size of a page is found in it")
            }
            return (ImageRepresentation(.named(name), size: size), "A box stands for a PDF file; SVG files are drawn.")
        }
    }
}
