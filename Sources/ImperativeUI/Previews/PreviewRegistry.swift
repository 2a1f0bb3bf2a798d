/// A type that has previews, which are found when the program runs; see ``Preview/all``.
@MainActor @preconcurrency public protocol PreviewSource {
    /// The previews of the type, in order.
    static var allPreviews: [Preview] { get }
}

/// A type that `#Preview` writes, for one preview.
@MainActor @preconcurrency public protocol PreviewRegistry: PreviewSource {
    /// The module's name, a slash and the name of the file with the preview.
    nonisolated static var fileID: String { get }
    /// The line of the preview in the file, from 1.
    nonisolated static var line: Int { get }
    /// Makes the preview.
    static func makePreview() throws -> Preview
}

extension PreviewRegistry {
    // What the macro writes uses these names, as a program may have types of its own with the names they stand for.
    /// The type of previews.
    public typealias _Preview = Preview
    /// The type of what previews show.
    public typealias _Content = PreviewContent
    /// What makes that.
    public typealias _Builder = PreviewBuilder

    /// The preview, or one that shows why there is none.
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
