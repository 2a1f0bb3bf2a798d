import Foundation

/// The proposals for which a size was computed, a range of lengths on each axis.
///
/// For all of them the item has the same size and the same guides, and everything below it has the same frames.
package struct ProposalRange: Equatable {
    // Not two ranges of lengths, which would take more memory in each cache.
    private var lower: Proposal
    private var upper: Proposal
    private var unspecified: Axis.Set

    @inline(__always)
    package init(width: LengthRange, height: LengthRange) {
        lower = Proposal(width: width.lower, height: height.lower)
        upper = Proposal(width: width.upper, height: height.upper)
        // There is one of these for each question, and literals of sets are slow where nothing is optimized.
        unspecified = Axis.Set(
            rawValue: (width.includesUnspecified ? Axis.Set.horizontal.rawValue : 0)
                | (height.includesUnspecified ? Axis.Set.vertical.rawValue : 0))
    }

    @inline(__always)
    init(axis: Axis, main: LengthRange, cross: LengthRange) {
        self.init(width: axis == .horizontal ? main : cross, height: axis == .horizontal ? cross : main)
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
        get {
            LengthRange(
                lower: lower[axis], upper: upper[axis], includesUnspecified: unspecified.includes(axis))
        }
        set {
            (lower[axis], upper[axis]) = (newValue.lower, newValue.upper)
            unspecified.set(axis, newValue.includesUnspecified)
        }
    }

    @inline(__always)
    package var width: LengthRange {
        get { self[.horizontal] }
        set { self[.horizontal] = newValue }
    }

    @inline(__always)
    package var height: LengthRange {
        get { self[.vertical] }
        set { self[.vertical] = newValue }
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
