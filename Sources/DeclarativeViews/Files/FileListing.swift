import Foundation
import UniformTypeIdentifiers

/// A file or a folder that a browser of files lists.
struct FileEntry: Identifiable, Equatable {
    let url: URL
    let isFolder: Bool

    var id: URL { url }
    var name: String { url.lastPathComponent }

    /// The type by the extension of the name.
    var type: UTType {
        if isFolder { return .folder }
        return url.pathExtension.isEmpty ? .data : UTType(filenameExtension: url.pathExtension) ?? .data
    }

    /// Returns whether it has one of some types, or one that conforms to it.
    func isAny(of types: [UTType]) -> Bool { types.contains { type.conforms(to: $0) } }
}

/// The contents of a folder: folders first, each by name, without hidden ones.
struct FileListing: Equatable {
    let folder: URL
    private(set) var entries: [FileEntry] = []
    /// Why the folder could not be read; `nil` if it could.
    private(set) var problem: String?

    init(of folder: URL) {
        self.folder = folder
        do {
            let urls = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
            entries = urls.map { url in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
                return FileEntry(url: url, isFolder: isFolder.boolValue)
            }
            .sorted {
                if $0.isFolder != $1.isFolder { return $0.isFolder }
                return $0.name.localizedStandardCompare($1.name) == .orderedAscending
            }
        } catch {
            problem = error.localizedDescription
        }
    }

    /// The folder around it; `nil` for the topmost one.
    var parent: URL? {
        let above = folder.standardizedFileURL.deletingLastPathComponent()
        return above.path == folder.standardizedFileURL.path ? nil : above
    }
}
