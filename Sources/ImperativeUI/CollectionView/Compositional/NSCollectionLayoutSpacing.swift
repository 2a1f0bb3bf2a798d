import Foundation

/// The space between items of a group.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The least space, in points.
    public let spacing: CGFloat
    /// Whether it grows into what is left over.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.usableLength
        self.isFlexible = isFlexible
    }

    /// A space that grows into what is left over. Negative or not finite counts as 0.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }
    /// A space that is always the same. Negative or not finite counts as 0.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
    /// Whether it is always the same.
    public var isFixed: Bool { !isFlexible }
}
