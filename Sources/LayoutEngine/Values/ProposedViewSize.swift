import Foundation

/// A size that a container suggests to a view, in points.
///
/// On each axis `nil` asks for the ideal length, `0` for the smallest and `.infinity` for the largest.
public struct ProposedViewSize: Equatable, Sendable {
    /// The suggested width in points; `nil` asks for the ideal width.
    public var width: CGFloat?

    /// The suggested height in points; `nil` asks for the ideal height.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal from two lengths in points.
    ///
    /// The layout engine treats a length that is not a number as `nil`, and a negative one as 0.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Makes a proposal of exactly `size`, in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal as a size, with each unspecified dimension taken from `size` (10 points by default).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
