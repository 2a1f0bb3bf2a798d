import Foundation

/// A bundle folder with files of texts, written for one test and removed with the object.
public final class StringsFolder {
    /// The folder that stands for a bundle.
    public let root: String
    /// The folder as a bundle.
    public var bundle: Bundle { Bundle(path: root) ?? .main }

    /// A folder with files, by their paths in it.
    public init(_ files: [String: String] = [:]) {
        let memory = "/dev/shm"
        let place =
            FileManager.default.isWritableFile(atPath: memory) ? memory : FileManager.default.temporaryDirectory.path
        root = place + "/strings-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for (name, text) in files { write(name, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    /// Writes a file, with the folders around it.
    public func write(_ path: String, _ data: Data) {
        let url = URL(fileURLWithPath: root + "/" + path)
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: url)
    }
}
