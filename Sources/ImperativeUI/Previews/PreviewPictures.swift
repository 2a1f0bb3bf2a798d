import Foundation

extension Preview {
    /// What files with pictures of the preview are called, without an extension: the file of the declaration, and the
    /// preview's name, or its number in the file where that tells it apart.
    public var pictureName: String {
        let file = fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID
        guard let displayName else { return "\(file)/\(number)" }
        let name = String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        return repeatsName ? "\(file)/\(name)-\(number)" : "\(file)/\(name)"
    }

    /// Compares pictures of all previews with those that are stored, for use in tests.
    ///
    /// As with ``Snapshot/verify(_:as:in:isRecording:filePath:)``, the pictures are stored instead if `isRecording` is
    /// true.
    ///
    /// - Parameters:
    ///   - module: The module whose previews are meant; by default those of all.
    ///   - formats: The formats to compare; text and SVG by default.
    ///   - folder: The folder of the pictures; by default `Snapshots` beside the calling source file.
    ///   - isRecording: Whether to store the pictures; by default, whether the environment variable `ISTHMUS_RECORD` is
    ///     set.
    ///   - filePath: The calling source file.
    /// - Returns: How many previews there are.
    /// - Throws: A ``SnapshotMismatch`` with what differs, of all previews.
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
