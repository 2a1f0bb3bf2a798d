import Foundation

/// What knows where guides were set in a view.
protocol ExplicitGuides: AnyObject {
    /// Where a guide lies, in points in left-to-right space at the size for a proposal, if something set it.
    func explicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat?
}

/// A view's size for one proposal, in points, and its alignment guides at that size.
///
/// Guides are worked out when asked for. The value belongs to the layout pass that made it and is not `Sendable`.
public struct ViewDimensions: Equatable {
    /// The view's width in points.
    public let width: CGFloat
    /// The view's height in points.
    public let height: CGFloat

    private let guides: (any ExplicitGuides)?
    private let proposal: Proposal

    /// - Parameter guides: Who knows which guides were set; `nil` where none are.
    init(guides: (any ExplicitGuides)?, proposal: Proposal, size: CGSize) {
        self.width = size.width
        self.height = size.height
        self.guides = guides
        self.proposal = proposal
    }

    /// Dimensions of an area that no view stands behind: its guides have their default places.
    package init(size: CGSize) {
        self.init(guides: nil, proposal: Proposal(size), size: size)
    }

    /// Whether both are of the same view, proposal and size.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.guides === rhs.guides && lhs.proposal == rhs.proposal
    }

    /// The guide's place in points from the leading edge: the explicit one, else the default of its type.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

    /// The guide's place in points from the upper edge: the explicit one, else the default of its type.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

    /// The guide's place in points from the leading edge where the view or something in it set one, else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    /// The guide's place in points from the upper edge where the view or something in it set one, else `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    subscript(guide: AlignmentGuide) -> CGFloat {
        if let explicit = self[explicit: guide] { return explicit }
        let length = guide.axis == .horizontal ? width : height
        let value = guide.defaultValue(in: self, length: length)
        return value.isFinite || !length.isFinite ? value : 0
    }

    subscript(explicit guide: AlignmentGuide) -> CGFloat? {
        guides?.explicitAlignment(guide, proposal: proposal)
    }
}
