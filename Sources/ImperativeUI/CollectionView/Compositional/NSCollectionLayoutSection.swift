import Foundation

/// A section of a compositional layout: a group, repeated for all items.
@MainActor @preconcurrency public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list whose rows are shown; `nil` where none is.
    var list: ListSection?

    /// Makes a section that repeats a group for all items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The spacing between groups in points; 0 by default.
    public var interGroupSpacing: CGFloat = 0
    /// The insets around the groups in points; zero by default.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The views before and after the groups; none by default. Only the first at each end is shown.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether these views respect the content insets at their sides; true by default.
    public var supplementariesFollowContentInsets = true
}

/// A view before or after the groups of a section.
@MainActor @preconcurrency public final class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
    /// The view's size. The width may be a fraction of the section's.
    public let layoutSize: NSCollectionLayoutSize
    /// The kind with which the data source is asked for the view.
    public let elementKind: String
    /// The place of the view: before the groups (top or leading), or after them (anything else).
    public let alignment: NSRectAlignment

    /// Makes a supplementary item of a kind.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}

/// An edge of a rectangle, relative to the layout direction.
public enum NSRectAlignment: Int, Sendable {
    /// The upper edge.
    case top
    /// The leading edge.
    case leading
    /// The lower edge.
    case bottom
    /// The trailing edge.
    case trailing
}
