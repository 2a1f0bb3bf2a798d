import Foundation

/// Names of files from suggestions of others, which can contain anything.
package enum SafeFileName {
    /// The limit of bytes for a name and for an extension. File systems allow 255 bytes for both.
    private static let limit = 100

    /// Returns a name that is a single component of a path, with the extension of a type where it has no extension.
    package static func name(_ suggestion: String?, type: UTType?) -> String {
        let ownExtension = type?.preferredFilenameExtension.map(component) ?? ""
        var name = component(suggestion ?? "")
        if name.isEmpty || name == "." || name == ".." { name = "file" }
        let needsExtension = !ownExtension.isEmpty && NSString(string: name).pathExtension.isEmpty
        return needsExtension ? "\(name).\(ownExtension)" : name
    }

    private static func component(_ text: String) -> String {
        var bytes = Array(
            text.utf8.lazy.filter { $0 >= 32 && $0 != 127 }.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ":") : $0 }
                .prefix(limit))
        // Without the first bytes of a character that does not fit.
        while let last = bytes.last, last >= 128, String(validating: bytes, as: UTF8.self) == nil { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
