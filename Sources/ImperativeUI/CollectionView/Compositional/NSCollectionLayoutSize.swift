import Foundation

/// The size of an item or group in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The width of the item or group.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height of the item or group.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    /// Returns the size in points inside a container.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}
