import Foundation

/// A size, and the proposals for which it stays the same.
struct MeasuredSize {
    var size: CGSize
    var range: ProposalRange
}
