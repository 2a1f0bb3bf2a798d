import Foundation

/// A file or a folder as a value in memory, with which documents are read and written.
///
/// Links are read as the files to which they lead.
open class FileWrapper: NSObject {
    /// The contents of a regular file; `nil` for a folder.
    public let regularFileContents: Data?
    /// The files in a folder by their names; `nil` for a regular file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name that a folder is to give it.
    open var preferredFilename: String?
    /// The name in the folder in which it is, or from which it was read.
    open var filename: String?

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a regular file.
    open var isRegularFile: Bool { fileWrappers == nil }

    /// Creates a regular file.
    public init(regularFileWithContents contents: Data) {
        regularFileContents = contents
        super.init()
    }

    /// Creates a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        regularFileContents = nil
        fileWrappers = childrenByPreferredName
        super.init()
        for (name, child) in childrenByPreferredName {
            child.preferredFilename = child.preferredFilename ?? name
            child.filename = name
        }
    }

    /// The options of reading. Files are read at once, whatever the options.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads without mapping the file to memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The options of writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes to another place first, and moves the result to its place.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Updates the names of the wrappers to those that were written. They always are.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// Reads a file or a folder with all in it.
    public init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            regularFileContents = nil
            var children: [String: FileWrapper] = [:]
            for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
                children[child.lastPathComponent] = try FileWrapper(url: child, options: options)
            }
            fileWrappers = children
        } else {
            regularFileContents = try Data(contentsOf: url)
        }
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    /// Writes it, in place of what is at a location.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        filename = url.lastPathComponent
        if let regularFileContents {
            return try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in fileWrappers ?? [:] {
            try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
    }

    /// Adds a file or a folder to this folder, and returns its name there: the preferred one or, if another has that, a
    /// new one.
    ///
    /// To a regular file, nothing is added.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let preferred = child.preferredFilename ?? "Untitled"
        guard var children = fileWrappers else { return preferred }
        var (name, number) = (preferred, 1)
        while children[name] != nil {
            number += 1
            name = "\(number)__#\(preferred)"
        }
        children[name] = child
        child.filename = name
        fileWrappers = children
        return name
    }

    /// Adds a regular file to this folder, and returns its name there.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = name
        return addFileWrapper(child)
    }

    /// Removes a file or a folder from this folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
