/// A rewritten file.
package struct RewrittenFile: Sendable {
    /// The bytes, with as many lines as the file has.
    package let bytes: [UInt8]
    /// The ranges of the file's bytes that are different, in order.
    package let changes: [Range<Int>]
    /// The warnings about code that could not be rewritten.
    package let diagnostics: [SourceDiagnostic]
    let path: String

    /// The text of the bytes.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The bytes with a line that tells the compiler the path of the file, which its diagnostics then name.
    ///
    /// The line stands in place of the first one if that is empty or a comment, so that the compiler shows lines with
    /// their numbers; else it is in front of it.
    package var bytesWithLocation: [UInt8] {
        let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        let line = bytes[..<end]
        let isReplaceable = end < bytes.count && (line.isEmpty || line.starts(with: "//".utf8))
        let isScript = line.starts(with: "#!".utf8)
        let location = Array("#sourceLocation(file: \"\(path)\", line: \(isReplaceable || isScript ? 2 : 1))".utf8)
        if isReplaceable { return location + bytes[end...] }
        // The line that names an interpreter stays the first one.
        if isScript { return line + [UInt8(ascii: "\n")] + location + bytes[end...] }
        return location + [UInt8(ascii: "\n")] + bytes
    }
}
