import Foundation

/// A section of a compositional layout: one group, over and over again.
@MainActor @preconcurrency public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// Makes a section that repeats a group as long as there are items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// The space between groups, in points; 0 by default.
    public var interGroupSpacing: CGFloat = 0
    /// The space around the groups; none by default.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The views before and after the groups; none by default. Of several at one end, the first is shown.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether those views keep to the content insets at their sides; true by default.
    public var supplementariesFollowContentInsets = true
}

/// A view before or after the groups of a section.
@MainActor @preconcurrency public final class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
    /// Its size; the width is a fraction of the section's.
    public let layoutSize: NSCollectionLayoutSize
    /// The kind under which the view is asked for.
    public let elementKind: String
    /// Before the groups (top or leading) or after them (anything else).
    public let alignment: NSRectAlignment

    /// Makes a place for a view of a kind.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
    }
}

/// An edge of a rectangle, by reading direction.
public enum NSRectAlignment: Int, Sendable {
    /// The upper edge.
    case top
    /// The edge where text begins.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where text ends.
    case trailing
}
