import Foundation

extension Snapshot {
    /// The formats in which a snapshot can be stored.
    public enum Format: Hashable, Sendable, CaseIterable {
        /// Plain text, in a file with the extension `.txt`.
        case text
        /// Text with 24-bit colours and escape characters written as `␛`, in a file with the extension `.ansi`.
        case colouredText
        /// Vector graphics, in a file with the extension `.svg`.
        case svg

        var fileExtension: String {
            switch self {
            case .text: "txt"
            case .colouredText: "ansi"
            case .svg: "svg"
            }
        }
    }

    /// Returns the snapshot as stored in a format.
    public func stored(as format: Format) -> String {
        switch format {
        case .text: text()
        case .colouredText: text(colors: .full).replacingOccurrences(of: "\u{1B}", with: "␛")
        case .svg: svg()
        }
    }

    /// Compares this snapshot with the files stored for it, for use in tests:
    /// `try view.snapshot().verify("settings")`.
    ///
    /// If `isRecording` is true, this method writes the files instead. A missing file counts as a mismatch and is not
    /// written.
    ///
    /// - Parameters:
    ///   - name: The name of the files without extension. It may contain slashes for folders.
    ///   - formats: The formats to compare; text and SVG by default.
    ///   - folder: The folder of the files; by default `Snapshots` beside the calling source file.
    ///   - isRecording: Whether to write the files; by default, whether the environment variable `ISTHMUS_RECORD` is
    ///     set.
    ///   - filePath: The calling source file.
    /// - Throws: A ``SnapshotMismatch`` with the lines that differ.
    public func verify(
        _ name: String, as formats: [Format] = [.text, .svg], in folder: URL? = nil,
        isRecording: Bool = ProcessInfo.processInfo.environment["ISTHMUS_RECORD"] != nil,
        filePath: String = #filePath
    ) throws {
        let folder =
            folder ?? URL(fileURLWithPath: filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
        var differences: [SnapshotMismatch.Difference] = []
        for format in formats {
            let file = folder.appendingPathComponent(name).appendingPathExtension(format.fileExtension)
            let new = stored(as: format)
            if isRecording {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(new.utf8).write(to: file)
                continue
            }
            guard let data = try? Data(contentsOf: file) else {
                differences.append(SnapshotMismatch.Difference(file: file.path, lines: nil))
                continue
            }
            let old = String(decoding: data, as: UTF8.self)
            if old == new { continue }
            differences.append(SnapshotMismatch.Difference(file: file.path, lines: LineDifference.lines(old, new)))
        }
        if !differences.isEmpty { throw SnapshotMismatch(differences: differences) }
    }
}

/// An error that describes how a snapshot differs from the stored one.
public struct SnapshotMismatch: Error, CustomStringConvertible {
    /// The differences in one file.
    public struct Difference: Sendable {
        /// The path of the file that differs.
        public let file: String
        /// The lines that differ, each with its number and its old (`-`) or new (`+`) text; `nil` if the file does
        /// not exist.
        public let lines: String?
    }

    /// The differences, one for each file that does not match.
    public let differences: [Difference]

    /// A textual description of the differences.
    public var description: String {
        let hint = "Set ISTHMUS_RECORD=1 to store what is shown now."
        return differences.map { difference in
            guard let lines = difference.lines else { return "\(difference.file) does not exist. \(hint)" }
            return "\(difference.file) differs from what is shown now. \(hint)\n\(lines)"
        }
        .joined(separator: "\n")
    }
}
