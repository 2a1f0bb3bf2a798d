/// A message about code that cannot be rewritten, with its place.
package struct SourceDiagnostic: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The number of the line, from 1.
    package let line: Int
    /// The number of the byte in its line, from 1, as the compiler counts columns.
    package let column: Int
    /// The text of the message.
    package let message: String

    /// The diagnostic as the compiler writes warnings.
    package var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
