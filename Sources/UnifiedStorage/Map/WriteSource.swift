/// Where in a program a value was written. Two words; making one allocates nothing.
public struct WriteSource: Sendable {
    // The address and length of a literal's text, which lives as long as the program.
    private let start: UInt
    private let length: UInt32
    private let lineBits: UInt32

    /// A source at a file, as `#fileID` gives it, and a line.
    public init(fileID: StaticString, line: UInt) {
        // A single scalar is no file; it has no text to point to.
        start = fileID.hasPointerRepresentation ? UInt(bitPattern: fileID.utf8Start) : 0
        length = fileID.hasPointerRepresentation ? UInt32(clamping: fileID.utf8CodeUnitCount) : 0
        lineBits = UInt32(clamping: line)
    }

    /// The file, as `#fileID` gives it.
    public var fileID: String {
        let text = UnsafeBufferPointer(start: UnsafePointer<UInt8>(bitPattern: start), count: Int(length))
        return String(decoding: text, as: UTF8.self)
    }

    /// The line in that file.
    public var line: UInt { UInt(lineBits) }

    /// The module the file belongs to.
    public var module: String { String(fileID.prefix { $0 != "/" }) }
}

extension WriteSource: Hashable {
    /// Whether both are the same line of the same file.
    public static func == (a: WriteSource, b: WriteSource) -> Bool {
        a.lineBits == b.lineBits && (a.start == b.start && a.length == b.length || a.fileID == b.fileID)
    }

    /// Hashes the line; few files that write one key have the same length and line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        hasher.combine(lineBits)
    }
}

extension WriteSource: CustomStringConvertible {
    /// `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
