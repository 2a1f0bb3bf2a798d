import Foundation

/// A width or height in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Hashable, Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The fraction, or the length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.usableLength
    }

    /// Returns a fraction of the container's width. A negative or infinite fraction counts as 0.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// Returns a fraction of the container's height. A negative or infinite fraction counts as 0.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length in points. A negative or infinite length counts as 0.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// Returns a length that the content determines. Until the content is measured, it is `estimatedDimension`
    /// points, at least 1.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, max(1, estimatedDimension.usableLength))
    }

    /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the dimension is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the content determines the length.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns the length in points inside a container.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (dimension * container.width).usableLength
        case .fractionalHeight: (dimension * container.height).usableLength
        case .absolute, .estimated: dimension
        }
    }
}
