import Foundation

/// A size that a container proposes to a view, in points.
///
/// On each axis, `nil` asks for the ideal length, `0` for the minimum and `.infinity` for the maximum.
public struct ProposedViewSize: Equatable, Sendable {
    /// The proposed width in points; `nil` asks for the ideal width.
    public var width: CGFloat?

    /// The proposed height in points; `nil` asks for the ideal height.
    public var height: CGFloat?

    /// A proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal from two lengths in points.
    ///
    /// The layout engine treats NaN as `nil`, and a negative length as 0.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Creates a proposal of exactly `size`, in points.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// Returns the proposal as a size, with each unspecified dimension taken from `size` (10 points by default).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
