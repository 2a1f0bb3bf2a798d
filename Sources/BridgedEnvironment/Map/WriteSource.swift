/// The source location at which a value was written. It takes two words, and creating one does not allocate.
public struct WriteSource: Sendable {
    // The address and length of a literal's text, which lives as long as the program.
    private let start: UInt
    private let length: UInt32
    private let lineBits: UInt32

    /// Creates a source location from a file, in the format of `#fileID`, and a line.
    public init(fileID: StaticString, line: UInt) {
        // A single scalar is no file; it has no text to point to.
        start = fileID.hasPointerRepresentation ? UInt(bitPattern: fileID.utf8Start) : 0
        length = fileID.hasPointerRepresentation ? UInt32(clamping: fileID.utf8CodeUnitCount) : 0
        lineBits = UInt32(clamping: line)
    }

    /// The file, in the format of `#fileID`.
    public var fileID: String {
        let text = UnsafeBufferPointer(start: UnsafePointer<UInt8>(bitPattern: start), count: Int(length))
        return String(decoding: text, as: UTF8.self)
    }

    /// The line in the file.
    public var line: UInt { UInt(lineBits) }

    /// The name of the module that the file belongs to.
    public var module: String { String(fileID.prefix { $0 != "/" }) }
}

extension WriteSource: Hashable {
    /// Returns whether two source locations are the same line of the same file.
    public static func == (a: WriteSource, b: WriteSource) -> Bool {
        a.lineBits == b.lineBits && (a.start == b.start && a.length == b.length || a.fileID == b.fileID)
    }

    /// Hashes the line and the length of the file name by feeding them into the given hasher; few files that write
    /// one key agree in both.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(length)
        hasher.combine(lineBits)
    }
}

extension WriteSource: CustomStringConvertible {
    /// A textual representation of the source location: `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
