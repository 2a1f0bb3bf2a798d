import Foundation

/// The spacing between the items of a group.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The spacing, or its minimum, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the spacing grows to fill the remaining space.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.usableLength
        self.isFlexible = isFlexible
    }

    /// Returns a spacing that grows to fill the remaining space. A negative or infinite minimum counts as 0.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// Returns a fixed spacing, in points. A negative or infinite spacing counts as 0.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// A Boolean value that indicates whether the spacing is fixed.
    public var isFixed: Bool { !isFlexible }
}
