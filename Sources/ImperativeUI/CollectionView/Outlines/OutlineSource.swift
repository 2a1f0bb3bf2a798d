import Foundation

/// The place of a row in the tree of its section.
struct OutlineRow: Equatable {
    let level: Int
    let isExpanded: Bool
}

/// A data source whose rows can form a tree.
@MainActor protocol OutlineSource: AnyObject {
    /// Whether a section has had a tree.
    var hasOutlines: Bool { get }
    /// Returns the place of a row in the tree of its section; `nil` if the section has none.
    func outlineRow(at path: IndexPath) -> OutlineRow?
    /// Expands a collapsed row, and collapses an expanded one, if the program allows it.
    func toggleRow(at path: IndexPath)
}
