import Foundation

/// A piece of user interface to inspect during development, as declared by `#Preview`.
@MainActor public struct Preview {
    /// The namespace for the traits of previews.
    public enum ViewTraits {}

    /// The preview's display name; `nil` if it has none.
    public let displayName: String?
    /// The module's name, a slash, and the name of the file that declares the preview; empty if unknown.
    public private(set) var fileID = ""
    /// The line of the declaration, counted from 1; 0 if unknown.
    public private(set) var line = 0
    /// Which of the previews in its file it is, from 1; 0 if that is not known.
    private(set) var number = 0
    /// Whether one before it in the file has the same name.
    private(set) var repeatsName = false
    package let traits: [PreviewTrait<ViewTraits>]
    private let makeContent: @MainActor () throws -> PreviewContent

    /// Creates a preview.
    ///
    /// - Parameters:
    ///   - name: The display name; `nil` by default.
    ///   - traits: The traits that determine how the preview is shown; by default, it has the size of a device's
    ///     screen.
    ///   - content: A closure that creates the content each time the preview is shown.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        content: @escaping @MainActor () throws -> PreviewContent
    ) {
        self.init(name, traits: traits, content: content)
    }

    package init(
        _ name: String?, traits: [PreviewTrait<ViewTraits>], content: @escaping @MainActor () throws -> PreviewContent
    ) {
        displayName = name
        self.traits = traits
        makeContent = content
    }

    /// Returns the preview as one that is declared at a source location.
    package func declared(in fileID: String, line: Int) -> Preview {
        var copy = self
        (copy.fileID, copy.line) = (fileID, line)
        return copy
    }

    /// Creates and returns a new view controller that shows the preview.
    public func makeViewController() throws -> UIViewController { try makeContent().make() }

    /// All previews in the program, ordered by file and line.
    ///
    /// They are found in debug builds. Other builds leave out code that nothing refers to.
    public static var all: [Preview] {
        var found: [Preview] = []
        for type in ConformanceRecords.types(conformingTo: (any PreviewSource).self) {
            if let source = type as? any PreviewSource.Type { found += source.allPreviews }
        }
        // Those of one type stay in their order.
        let order = found.indices.sorted { one, other in
            (found[one].fileID, found[one].line, one) < (found[other].fileID, found[other].line, other)
        }
        var counts: [String: Int] = [:]
        var names: Set<[String]> = []
        var result: [Preview] = []
        for index in order {
            var preview = found[index]
            counts[preview.fileID, default: 0] += 1
            preview.number = counts[preview.fileID] ?? 0
            if let name = preview.displayName { preview.repeatsName = !names.insert([preview.fileID, name]).inserted }
            result.append(preview)
        }
        return result
    }
}
