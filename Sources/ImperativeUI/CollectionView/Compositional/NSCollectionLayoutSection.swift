import Foundation

/// A section of a compositional layout: a group that is repeated for all items.
@MainActor @preconcurrency public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list whose rows are shown; `nil` where none is.
    var list: ListSection?

    /// Creates a section that repeats a group for all items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The spacing between groups in points; 0 by default.
    public var interGroupSpacing: CGFloat = 0
    /// The insets around the groups in points; zero by default.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The supplementary views before and after the groups; none by default. Only the first at each end is shown.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A Boolean value that indicates whether the boundary supplementary views respect the content insets at their
    /// sides; `true` by default.
    public var supplementariesFollowContentInsets = true
}

/// A supplementary view before or after the groups of a section.
@MainActor @preconcurrency public final class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
    /// The size of the view. The width may be a fraction of the section's width.
    public let layoutSize: NSCollectionLayoutSize
    /// The element kind for which the data source provides the view.
    public let elementKind: String
    /// The position of the view: before the groups (top or leading), or after them (any other alignment).
    public let alignment: NSRectAlignment

    /// Creates a supplementary item of an element kind.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}

/// An edge of a rectangle, relative to the layout direction.
public enum NSRectAlignment: Int, Sendable {
    /// The upper edge of the rectangle.
    case top
    /// The leading edge of the rectangle.
    case leading
    /// The lower edge of the rectangle.
    case bottom
    /// The trailing edge of the rectangle.
    case trailing
}
