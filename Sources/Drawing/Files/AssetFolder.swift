import Foundation

/// Reads folders and files of asset catalogues. Symbolic links are not followed, so that nothing outside is read and no
/// cycle is entered.
enum AssetFolder {
    enum Kind { case folder, file }

    /// Returns the kind of file at a path; `nil` for none, for links, and for special files.
    static func kind(of path: String) -> Kind? {
        #if os(Windows) || os(WASI)
            switch (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType {
            case .typeDirectory: .folder
            case .typeRegular: .file
            default: nil
            }
        #else
            // `FileManager` also looks up the owner's name, which takes a hundred times as long.
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            default: return nil
            }
        #endif
    }

    /// Returns the names in a folder in lexicographic order; none if it cannot be read.
    static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Returns the contents of a file of at most `limit` bytes.
    static func contents(of path: String, limit: Int) throws(AssetFault) -> Data {
        guard kind(of: path) == .file, let handle = FileHandle(forReadingAtPath: path) else {
            throw AssetFault("the file \(AssetFault.quoted(lastName(of: path))) is missing")
        }
        defer { try? handle.close() }
        guard let data = try? handle.read(upToCount: limit + 1) else {
            // An empty file has nothing to read.
            return Data()
        }
        guard data.count <= limit else {
            throw AssetFault("the file \(AssetFault.quoted(lastName(of: path))) is larger than \(limit) bytes")
        }
        return data
    }

    private static func lastName(of path: String) -> String {
        String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    }
}
