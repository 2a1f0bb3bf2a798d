import Foundation

/// A width or height in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Hashable, Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The fraction or the points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.usableLength
    }

    /// A fraction of the width of what it is in. Negative or not finite counts as 0.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the height of what it is in. Negative or not finite counts as 0.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }
    /// A length in points. Negative or not finite counts as 0.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }
    /// What the content asks for; until it was asked, a length in points, at least 1.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, max(1, estimatedDimension.usableLength))
    }

    /// Whether it is a fraction of the width of what it is in.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the height of what it is in.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether the content decides.
    public var isEstimated: Bool { kind == .estimated }

    /// The length inside of something of a size.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: (dimension * container.width).usableLength
        case .fractionalHeight: (dimension * container.height).usableLength
        case .absolute, .estimated: dimension
        }
    }
}
