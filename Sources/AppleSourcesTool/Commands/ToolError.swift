/// Why the tool stopped, in the compiler's form.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    /// An error, in a file if it has one.
    init(_ message: String, in path: String? = nil) {
        description = (path.map { "\($0):1:1: " } ?? "") + "error: \(message)"
    }
}
