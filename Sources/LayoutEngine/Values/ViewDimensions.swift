import Foundation

/// A source of alignment guides that were set explicitly in a view.
protocol ExplicitGuides: AnyObject {
    /// Returns the explicit position of a guide at the view's size for a proposal, in points in left-to-right space.
    func explicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat?
}

/// A view's size for one proposal, in points, and its alignment guides at that size.
///
/// Guides are computed on demand. The value is valid only in the layout pass that made it, and is not `Sendable`.
public struct ViewDimensions: Equatable {
    /// The view's width in points.
    public let width: CGFloat
    /// The view's height in points.
    public let height: CGFloat

    var size: CGSize { CGSize(width: width, height: height) }

    private let guides: (any ExplicitGuides)?
    private let proposal: Proposal

    /// - Parameter guides: The source of explicit guides; `nil` if there are none.
    init(guides: (any ExplicitGuides)?, proposal: Proposal, size: CGSize) {
        self.width = size.width
        self.height = size.height
        self.guides = guides
        self.proposal = proposal
    }

    /// Makes the dimensions of an area without a view. All guides have their default positions.
    package init(size: CGSize) {
        self.init(guides: nil, proposal: Proposal(size), size: size)
    }

    /// Returns a Boolean value that indicates whether both values describe the same view at the same size for the
    /// same proposal.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height && lhs.guides === rhs.guides && lhs.proposal == rhs.proposal
    }

    /// The guide's position in points from the leading edge: the explicit one, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.guide] }

    /// The guide's position in points from the top edge: the explicit one, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.guide] }

    /// The guide's position in points from the leading edge if the view or its content set it explicitly, otherwise
    /// `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.guide] }

    /// The guide's position in points from the top edge if the view or its content set it explicitly, otherwise `nil`.
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
