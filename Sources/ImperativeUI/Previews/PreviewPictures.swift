import Foundation

extension Preview {
    /// The base name of the preview's picture files, without an extension: the name of the declaring file, and the
    /// preview's display name. The preview's number within the file replaces a missing name, and follows a name that
    /// is not unique.
    public var pictureName: String {
        let file = fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID
        guard let displayName else { return "\(file)/\(number)" }
        let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        return repeatsName ? "\(file)/\(name)-\(number)" : "\(file)/\(name)"
    }

    /// Compares snapshots of all previews with stored ones, for use in tests.
    ///
    /// As with ``Snapshot/verify(_:as:in:isRecording:filePath:)``, the snapshots are stored instead if `isRecording`
    /// is true.
    ///
    /// - Parameters:
    ///   - module: The module whose previews to compare; by default, all modules.
    ///   - formats: The formats to compare; text and SVG by default.
    ///   - folder: The folder of the stored snapshots; by default `Snapshots` beside the calling source file.
    ///   - isRecording: Whether to store the snapshots; by default, whether the environment variable `ISTHMUS_RECORD`
    ///     is set.
    ///   - filePath: The calling source file.
    /// - Returns: The number of previews.
    /// - Throws: A ``SnapshotMismatch`` with the differences of all previews.
    @discardableResult public static func verifyAll(
        of module: String? = nil, as formats: [Snapshot.Format] = [.text, .svg], in folder: URL? = nil,
        isRecording: Bool = ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil, filePath: String = #filePath
    ) throws -> Int {
        var differences: [SnapshotMismatch.Difference] = []
        let previews = all.filter { preview in module.map { preview.fileID.hasPrefix($0 + "/") } ?? true }
        for preview in previews {
            do {
                try preview.snapshot().verify(
                    preview.pictureName, as: formats, in: folder, isRecording: isRecording, filePath: filePath)
            } catch let mismatch as SnapshotMismatch {
                differences += mismatch.differences
            }
        }
        if !differences.isEmpty { throw SnapshotMismatch(differences: differences) }
        return previews.count
    }
}
