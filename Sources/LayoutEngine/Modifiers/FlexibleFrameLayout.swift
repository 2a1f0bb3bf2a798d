import Foundation

/// A frame with minimum, ideal and maximum lengths.
package struct FlexibleFrameLayout: UnaryLayout {
    /// The limits on one axis; NaN where none is given.
    private struct Range {
        var least: CGFloat
        var ideal: CGFloat
        var most: CGFloat
        var isGiven: Bool { !(least.isNaN && ideal.isNaN && most.isNaN) }

        /// Sorts the limits. Returns them, and whether they were valid as given.
        static func make(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> (Range, isValid: Bool) {
            var range = Range(least: least ?? .nan, ideal: ideal ?? .nan, most: most ?? .nan)
            var isValid = ![least, ideal, most].contains { $0?.isNaN ?? false }
            if range.least < 0 || range.least == .infinity {
                range.least = range.least < 0 ? 0 : .nan
                isValid = false
            }
            if range.ideal == .infinity || range.ideal < 0 {
                range.ideal = range.ideal < 0 ? 0 : .nan
                isValid = false
            }
            if range.most < 0 {
                range.most = 0
                isValid = false
            }
            if range.ideal < range.least {
                range.ideal = range.least
                isValid = false
            }
            let floor = range.ideal.or(range.least)
            if range.most < floor {
                range.most = floor
                isValid = false
            }
            return (range, isValid)
        }

        func proposal(_ proposed: CGFloat) -> CGFloat {
            let wish = proposed.or(ideal)
            return wish.isNaN ? wish : max(least.or(-.infinity), min(wish, most.or(.infinity)))
        }

        /// Returns the length if it does not depend on the child, otherwise NaN.
        func fixedLength(_ proposed: CGFloat) -> CGFloat {
            if proposed.isNaN { return ideal }
            return least.isNaN || most.isNaN ? .nan : max(least, min(proposed, most))
        }

        func length(_ proposed: CGFloat, child: CGFloat) -> CGFloat {
            let offered = proposal(proposed)
            switch (least.isNaN, most.isNaN) {
            case (false, false): return max(least, min(child, most))
            case (false, true): return max(least, min(child, offered.or(.infinity)))
            case (true, false): return min(most, max(child, offered.or(-.infinity)))
            case (true, true): return child
            }
        }

        /// Returns the lengths for which the frame and the child both have the same length.
        ///
        /// - Parameters:
        ///   - childRange: The lengths for which the child has its length; `nil` if it is not measured.
        ///   - child: The child's length.
        func range(_ proposed: CGFloat, childRange: LengthRange?, child: CGFloat) -> LengthRange {
            // An unspecified length is replaced by the ideal one, and has the child placed in another way.
            if proposed.isNaN { return LengthRange(.nan) }
            if proposed >= most { return LengthRange(lower: most, upper: .infinity, includesUnspecified: false) }
            if proposed <= least { return LengthRange(lower: 0, upper: least, includesUnspecified: false) }
            guard var range = childRange else { return LengthRange(proposed) }
            range.includesUnspecified = false
            switch (least.isNaN, most.isNaN) {
            case (true, true): return range
            // The child's length as long as it is proposed no less.
            case (false, true):
                return child > proposed ? LengthRange(proposed) : range.clamped(to: max(least, child), .infinity)
            // The child's length as long as it is proposed no more.
            case (true, false): return child < proposed ? LengthRange(proposed) : range.clamped(to: 0, min(child, most))
            case (false, false): return LengthRange(proposed)
            }
        }

        func placementProposal(_ proposed: CGFloat, length: CGFloat) -> CGFloat {
            ideal.isNaN && proposed.isNaN && least.or(-.infinity) < length && length < most.or(.infinity)
                ? .nan : length
        }
    }

    private let width: Range
    private let height: Range
    private let alignment: Alignment
    package let inputIssue: String?

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) {
        let (width, widthIsValid) = Range.make(minWidth, idealWidth, maxWidth)
        let (height, heightIsValid) = Range.make(minHeight, idealHeight, maxHeight)
        self.width = width
        self.height = height
        self.alignment = alignment
        inputIssue =
            widthIsValid && heightIsValid
            ? nil
            : """
            a frame has contradictory or impossible lengths: width \(Self.text(minWidth, idealWidth, maxWidth)), \
            height \(Self.text(minHeight, idealHeight, maxHeight)); 0 <= min <= ideal <= max is needed, only max may \
            be infinite, and the larger bound is used
            """
    }

    private static func text(_ lengths: CGFloat?...) -> String {
        lengths.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: "/")
    }

    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let fixed = CGSize(width: width.fixedLength(proposal.width), height: height.fixedLength(proposal.height))
        if !fixed.width.isNaN && !fixed.height.isNaN {
            range.width = width.range(proposal.width, childRange: nil, child: fixed.width)
            range.height = height.range(proposal.height, childRange: nil, child: fixed.height)
            return fixed
        }
        var asked = range
        let answer = child.size(
            Proposal(width: width.proposal(proposal.width), height: height.proposal(proposal.height)), &asked)
        range.width = width.range(proposal.width, childRange: asked.width, child: answer.width)
        range.height = height.range(proposal.height, childRange: asked.height, child: answer.height)
        return CGSize(
            width: fixed.width.or(width.length(proposal.width, child: answer.width)),
            height: fixed.height.or(height.length(proposal.height, child: answer.height)))
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = Proposal(
            width: width.placementProposal(proposal.width, length: size.width),
            height: height.placementProposal(proposal.height, length: size.height))
        return (alignment.origin(of: child.dimensions(inner), in: size), inner)
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing {
        FrameInput.spacing(child, resetsWidth: width.isGiven, resetsHeight: height.isGiven)
    }
}
