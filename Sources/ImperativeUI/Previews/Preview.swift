import Foundation

/// Something to be looked at during development, such as `#Preview` declares it.
@MainActor public struct Preview {
    /// What the traits of previews are of.
    public enum ViewTraits {}

    /// The name that was given; `nil` without one.
    public let displayName: String?
    /// The module's name, a slash and the name of the file that declares the preview; empty if that is not known.
    public private(set) var fileID = ""
    /// The line of the declaration, from 1; 0 if that is not known.
    public private(set) var line = 0
    /// Which of the previews in its file it is, from 1; 0 if that is not known.
    private(set) var number = 0
    /// Whether one before it in the file has the same name.
    private(set) var repeatsName = false
    package let traits: [PreviewTrait<ViewTraits>]
    private let makeContent: @MainActor () throws -> PreviewContent

    /// A preview.
    ///
    /// - Parameters:
    ///   - name: Its name; none by default.
    ///   - traits: How it is shown; by default as large as the screen of a device.
    ///   - content: Makes what it shows, each time it is shown.
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

    /// Returns the preview as one that is declared in a place.
    package func declared(in fileID: String, line: Int) -> Preview {
        var copy = self
        (copy.fileID, copy.line) = (fileID, line)
        return copy
    }

    /// Returns a controller that shows the preview, made anew.
    public func makeViewController() throws -> UIViewController { try makeContent().make() }

    /// All previews of the program, by file and line.
    ///
    /// They are found in debug builds: what nothing refers to is no part of others.
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
