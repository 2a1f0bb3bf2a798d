import Foundation

/// The engine's form of a proposal: NaN stands for an unspecified length, and no length is negative.
package struct Proposal: Equatable {
    package var width: CGFloat
    package var height: CGFloat

    package static let unspecified = Proposal(width: .nan, height: .nan)

    @inline(__always)
    package init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    @inline(__always)
    package init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    @inline(__always)
    package init(_ proposal: ProposedViewSize) {
        width = Self.length(proposal.width)
        height = Self.length(proposal.height)
    }

    @inline(__always)
    private static func length(_ length: CGFloat?) -> CGFloat {
        guard let length else { return .nan }
        // Turns -0 into 0 as well.
        return length > 0 || length.isNaN ? length : 0
    }

    @inline(__always)
    var proposed: ProposedViewSize {
        ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
    }

    @inline(__always)
    package static func == (lhs: Proposal, rhs: Proposal) -> Bool {
        (lhs.width == rhs.width || (lhs.width.isNaN && rhs.width.isNaN))
            && (lhs.height == rhs.height || (lhs.height.isNaN && rhs.height.isNaN))
    }

    @inline(__always)
    init(axis: Axis, main: CGFloat, cross: CGFloat) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
    }

    @inline(__always)
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size of an item that takes any proposal: 10 points where there is none.
    @inline(__always)
    var flexibleSize: CGSize { CGSize(width: width.or(10), height: height.or(10)) }
}

extension CGSize {
    /// Whether the size is a valid result for a proposal: both lengths are finite and at least 0.
    @inline(__always)
    var isAnswer: Bool { width >= 0 && height >= 0 && width < .infinity && height < .infinity }

    @inline(__always)
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    @inline(__always)
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGFloat {
    /// Returns the number, or `other` if it is NaN, which stands for an unspecified length.
    @inline(__always)
    package func or(_ other: CGFloat) -> CGFloat { isNaN ? other : self }
}
