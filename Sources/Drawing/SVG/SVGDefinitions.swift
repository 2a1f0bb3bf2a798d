import Foundation

/// The definitions of an SVG document. They are numbered in the order of first use, and equal ones are shared.
struct SVGDefinitions: Sendable {
    /// The text of the definitions.
    private(set) var text = ""
    /// The text that all ids begin with.
    let scope: String
    /// The ids of definitions by their text without the id. Never iterated, so that the order does not matter.
    private var ids: [String: String] = [:]
    /// The ids of bitmaps.
    private var bitmaps: [Bitmap: String] = [:]

    init(scope: String = "") { self.scope = scope }

    /// Returns the id of a definition, adding it if needed; `make` returns its text for an id.
    mutating func define(_ prefix: String, _ key: String, _ make: (String) -> String) -> String {
        let key = prefix + key
        if let known = ids[key] { return known }
        let id = scope + prefix + String(ids.count + 1)
        ids[key] = id
        text += make(id)
        return id
    }

    /// Returns the id of a bitmap in the size in which it is stored.
    mutating func define(_ bitmap: Bitmap) -> String {
        if let known = bitmaps[bitmap] { return known }
        let isTurned = bitmap.orientation.swapsSides
        let (width, height) = isTurned ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
        let id = scope + "i" + String(bitmaps.count + 1)
        bitmaps[bitmap] = id
        let type =
            switch bitmap.kind {
            case .png: "png"
            case .jpeg: "jpeg"
            }
        text +=
            "<image id=\"\(id)\" width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
            + " href=\"data:image/\(type);base64," + bitmap.uprightData.base64EncodedString() + "\"/>\n"
        return id
    }
}
