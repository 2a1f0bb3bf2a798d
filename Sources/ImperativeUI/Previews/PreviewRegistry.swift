/// A type that provides previews, which are found at run time. See ``Preview/all``.
@MainActor @preconcurrency public protocol PreviewSource {
    /// The previews that the type provides, in order.
    static var allPreviews: [Preview] { get }
}

/// A type that the `#Preview` macro generates for a single preview.
@MainActor @preconcurrency public protocol PreviewRegistry: PreviewSource {
    /// The module's name, a slash, and the name of the file that contains the preview.
    nonisolated static var fileID: String { get }
    /// The line of the preview in its file, counted from 1.
    nonisolated static var line: Int { get }
    /// Creates the preview that the macro declares.
    static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    // The macro's expansion uses these names, because a program may have its own types with the original names.
    /// The type that represents a preview.
    public typealias _Preview = Preview
    /// The type that represents the content of a preview.
    public typealias _Content = PreviewContent
    /// The result builder that creates the content of a preview.
    public typealias _Builder = PreviewBuilder

    /// The preview, or a preview that shows the error if creating it failed.
    public static var allPreviews: [Preview] {
        do {
            return [try makePreview().declared(in: fileID, line: line)]
        } catch {
            let message = "\(error)"
            let content = { @MainActor in
                let label = UILabel()
                label.text = message
                label.numberOfLines = 0
                return PreviewBuilder.buildFinalResult(label)
            }
            return [Preview(nil, traits: [], content: content).declared(in: fileID, line: line)]
        }
    }
}
