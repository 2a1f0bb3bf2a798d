import Foundation

/// The proposals for which an answer holds, a range of lengths on each axis.
///
/// For all of them the item has the same size and the same guides, and all below it have the same places.
package struct ProposalRange: Equatable {
    // In parts, so that it takes little room in a cache.
    private var lower: Proposal
    private var upper: Proposal
    private var includesUnspecifiedWidth: Bool
    private var includesUnspecifiedHeight: Bool

    package init(width: LengthRange, height: LengthRange) {
        lower = Proposal(width: width.lower, height: height.lower)
        upper = Proposal(width: width.upper, height: height.upper)
        includesUnspecifiedWidth = width.includesUnspecified
        includesUnspecifiedHeight = height.includesUnspecified
    }

    /// All proposals.
    package static let all = ProposalRange(width: .all, height: .all)

    /// One proposal.
    @inline(__always)
    init(_ proposal: Proposal) {
        self.init(width: LengthRange(proposal.width), height: LengthRange(proposal.height))
    }

    /// The lengths on an axis.
    @inline(__always)
    package subscript(axis: Axis) -> LengthRange {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inline(__always)
    package var width: LengthRange {
        get {
            LengthRange(lower: lower.width, upper: upper.width, includesUnspecified: includesUnspecifiedWidth)
        }
        set {
            (lower.width, upper.width) = (newValue.lower, newValue.upper)
            includesUnspecifiedWidth = newValue.includesUnspecified
        }
    }

    @inline(__always)
    package var height: LengthRange {
        get {
            LengthRange(lower: lower.height, upper: upper.height, includesUnspecified: includesUnspecifiedHeight)
        }
        set {
            (lower.height, upper.height) = (newValue.lower, newValue.upper)
            includesUnspecifiedHeight = newValue.includesUnspecified
        }
    }

    @inline(__always)
    func contains(_ proposal: Proposal) -> Bool {
        width.contains(proposal.width) && height.contains(proposal.height)
    }

    func contains(_ other: ProposalRange) -> Bool {
        width.contains(other.width) && height.contains(other.height)
    }

    @inline(__always)
    mutating func formIntersection(_ other: ProposalRange) {
        width = width.intersection(other.width)
        height = height.intersection(other.height)
    }

    /// Proposals at the limits of the range, and with unspecified lengths if it has them; for tests.
    var corners: [Proposal] {
        func lengths(_ range: LengthRange) -> [CGFloat] {
            (range.includesUnspecified ? [.nan] : []) + (range.lower <= range.upper ? [range.lower, range.upper] : [])
        }
        return lengths(width).flatMap { width in lengths(height).map { Proposal(width: width, height: $0) } }
    }

    /// A proposal in the range, always the same one.
    var sample: Proposal {
        func length(_ range: LengthRange) -> CGFloat { range.lower <= range.upper ? range.lower : .nan }
        return Proposal(width: length(width), height: length(height))
    }
}
