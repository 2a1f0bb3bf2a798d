import Foundation
import SourceRewriting

extension SourceFile {
    /// Reads a file at a path.
    init(readingFrom path: String) throws {
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw ToolError("the file cannot be read", in: path)
        }
        guard data.count <= Self.largestSize else { throw ToolError("the file is larger than 2 GB", in: path) }
        self.init(path: path, bytes: Array(data))
    }
}
