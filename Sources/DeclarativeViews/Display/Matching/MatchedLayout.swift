import Foundation
import LayoutEngine

/// Lays out a view in the frame of another. To those around it, it is where and as large as without that.
struct MatchedLayout: UnaryLayout {
    var properties: MatchedGeometryProperties
    /// The point of either frame that is the same for both.
    var anchor: UnitPoint
    /// The frame to take, in the graph's area; `nil` to stay in its own.
    private(set) var target: CGRect?
    /// The item's own frame, in the graph's area. Known where there is a frame to take.
    private var own = CGRect.zero
    private var isMirrored = false
    let inputIssue: String?

    init(_ properties: MatchedGeometryProperties, anchor: UnitPoint) {
        let isFinite = anchor.x.isFinite && anchor.y.isFinite
        self.properties = properties
        self.anchor = isFinite ? anchor : .center
        inputIssue = isFinite ? nil : "the anchor (\(anchor.x), \(anchor.y)) is not finite; the centre is used"
    }

    /// The same layout with another frame to take.
    func taking(_ frame: CGRect?) -> MatchedLayout {
        var copy = self
        copy.target = frame
        return copy
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        guard let target else { return (.zero, proposal) }
        let inner = properties.contains(.size) ? Proposal(target.size) : proposal
        let answer = child.size(inner)
        var frame = CGRect(origin: .zero, size: size)
        if properties.contains(.position) {
            frame = target.offsetBy(dx: -own.minX, dy: -own.minY)
            if isMirrored { frame.origin.x = own.maxX - target.maxX }
        }
        return (
            CGPoint(
                x: frame.minX + anchor.x * (frame.width - answer.width),
                y: frame.minY + anchor.y * (frame.height - answer.height)), inner
        )
    }

    var ownPriority: Double? { nil }
    var movesGuides: Bool { false }
    static var dependsOnPosition: Bool { true }

    mutating func takeValues(of other: MatchedLayout) { (own, isMirrored) = (other.own, other.isMirrored) }

    mutating func positionDidChange(of item: LayoutNode) -> Bool {
        if target == nil { return false }
        let (frame, direction) = (item.absoluteFrame, item.layoutDirection == .rightToLeft)
        if frame == own, direction == isMirrored { return false }
        (own, isMirrored) = (frame, direction)
        return true
    }
}
