import Foundation

/// Reads folders and files of texts.
enum StringFolder {
    /// The most bytes of a file that is read.
    static let sizeLimit = 64 << 20

    /// The names in a folder, in order; none if it cannot be read.
    static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// The contents of a file; `nil` if there is none.
    static func contents(of path: String) throws(CatalogFault) -> Data? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        if isFolder.boolValue { throw CatalogFault("it is a folder") }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw CatalogFault("it cannot be opened") }
        defer { try? handle.close() }
        let data: Data
        do {
            data = try handle.read(upToCount: sizeLimit + 1) ?? Data()
        } catch {
            throw CatalogFault("it cannot be read")
        }
        if data.count > sizeLimit { throw CatalogFault("it is larger than \(sizeLimit >> 20) MB") }
        return data
    }
}
