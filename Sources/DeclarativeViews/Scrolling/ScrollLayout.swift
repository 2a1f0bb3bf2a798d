import Drawing
import Foundation
import LayoutEngine

/// The lasting state of a scroll view: the offset of its contents, in the scroll view's left-to-right space.
package final class ScrollState {
    /// How far the contents are moved towards their start, in points; negative in the room above them.
    var offset = CGPoint.zero { didSet { wanted = offset } }
    /// The offset there would be if the contents were long enough. Forgotten once a layout is done.
    private(set) var wanted = CGPoint.zero
    /// The wanted offset before the size of the scroll view changed in the present layout; `nil` if it has not. Lazy
    /// contents settle where they are before it is dealt with.
    private(set) var wantedBeforeResize: CGPoint?
    /// The size of the contents in the last layout.
    fileprivate(set) var contentSize = CGSize.zero
    /// The size of the scroll view in the last layout.
    fileprivate(set) var viewport = CGSize.zero
    /// How far inside the scroll view the contents begin and end, as of the last layout.
    fileprivate(set) var margins = EdgeInsets()
    /// The point last brought into sight; `nil` for none, or at the start, where it stays anyhow.
    private(set) var held: HeldScrollPoint?
    /// Where the contents are at first, and when sizes change.
    var anchors: ScrollAnchors = [:]
    /// Whether the contents have not been anywhere yet.
    private(set) var isInitial = true
    /// The node of the scroll view; `nil` once its life is over.
    weak var owner: ScrollingNode?

    /// The pull that refreshes the contents.
    private(set) var pull = RefreshPull()

    /// Changes the pull. Contents that are at their start stay there.
    func changePull(_ change: (inout RefreshPull) -> Void) {
        let isAtStart = isAtStart
        change(&pull)
        if isAtStart || offset.y < -pull.room { offset.y = -pull.room }
    }

    /// Whether the contents cannot be moved down any further.
    var isAtStart: Bool { offset.y <= -pull.room }

    /// The nearest offset that shows nothing beyond the contents.
    func clamped(_ offset: CGPoint, axes: Axis.Set) -> CGPoint {
        clamped(offset, axes: axes, contentSize: contentSize, viewport: viewport)
    }

    /// Where the contents are, and where they are wanted.
    struct Position: Equatable {
        fileprivate let offset: CGPoint
        fileprivate let wanted: CGPoint
        fileprivate let wantedBeforeResize: CGPoint?
    }

    /// Where the contents are, to be set back to.
    var position: Position {
        get { Position(offset: offset, wanted: wanted, wantedBeforeResize: wantedBeforeResize) }
        set {
            offset = newValue.offset
            // Setting the offset sets the wanted one too.
            wanted = newValue.wanted
            wantedBeforeResize = newValue.wantedBeforeResize
        }
    }

    /// Moves the contents by a length from where they are wanted.
    func keepPosition(movedBy delta: CGFloat, along axis: Axis) {
        var new = wanted
        new[axis] += delta
        offset = new
        held?.offset[axis] += delta
    }

    /// Keeps the present position in sight when the size of the scroll view changes.
    ///
    /// - Parameter fractions: The point of the visible part where it is, along the axes along which it was brought
    ///   there.
    func hold(at fractions: [Axis: CGFloat]) {
        if fractions.isEmpty { return }
        let isAtStart = fractions.values.allSatisfy { $0 == 0 }
        held = isAtStart ? nil : HeldScrollPoint(offset: offset, viewport: viewport, fractions: fractions)
    }

    /// Shows nothing beyond the contents.
    fileprivate func clamp(axes: Axis.Set) {
        let before = wanted
        offset = clamped(offset, axes: axes)
        wanted = before
    }

    /// The size of the scroll view is known.
    fileprivate func place(in size: CGSize) {
        if size != viewport, wantedBeforeResize == nil { wantedBeforeResize = wanted }
        viewport = size
    }

    /// A layout that stays is done.
    func layoutDidEnd() {
        settle()
        wantedBeforeResize = nil
    }

    /// A layout is done.
    func settle() {
        wanted = offset
        // Contents that are still to come, or a scroll view without a size, have not been seen.
        let hasContents = contentSize.height > 0 || contentSize.width > 0
        if hasContents, viewport.width > 0, viewport.height > 0 { isInitial = false }
    }

    /// Notes that the contents are moved.
    func wasMoved() { isInitial = false }

    fileprivate func clamped(
        _ offset: CGPoint, axes: Axis.Set, contentSize: CGSize, viewport: CGSize
    ) -> CGPoint {
        func clamped(_ axis: Axis) -> CGFloat {
            guard axes.includes(axis) else { return 0 }
            let start = axis == .vertical ? -pull.room : 0
            return min(max(start, offset[axis]), max(0, contentSize[axis] - viewport[axis]))
        }
        return CGPoint(x: clamped(.horizontal), y: clamped(.vertical))
    }
}

extension ScrollState {
    /// How far inside the scroll view the contents begin and end along an axis.
    func margins(along axis: Axis) -> (before: CGFloat, after: CGFloat) {
        axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    }
}

extension LayoutNode {
    /// How far the contents of the item are moved, if it is that of a scroll view.
    var scrollState: ScrollState? { (self as? UnaryLayoutNode<ScrollLayout>)?.layout.state }
}

/// Takes the length proposed along the scrolling axes and the contents' length on the others, and moves the contents.
struct ScrollLayout: UnaryLayout {
    let axes: Axis.Set
    let state: ScrollState
    /// How far inside the scroll view the contents begin and end.
    var margins = EdgeInsets()
    /// Whether contents are seen only inside the scroll view.
    var isClipped = true

    private func inner(_ proposal: Proposal) -> Proposal {
        func reduced(_ length: CGFloat, by margin: CGFloat) -> CGFloat {
            length.isNaN || margin == 0 ? length : max(0, length - margin)
        }
        return Proposal(
            width: axes.includes(.horizontal) ? .nan : reduced(proposal.width, by: margins.leading + margins.trailing),
            height: axes.includes(.vertical) ? .nan : reduced(proposal.height, by: margins.top + margins.bottom))
    }

    /// The size of contents with their margins.
    private func withMargins(_ size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width + margins.leading + margins.trailing),
            height: max(0, size.height + margins.top + margins.bottom))
    }

    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let content = withMargins(child.size(inner(proposal)))
        return CGSize(
            width: axes.includes(.horizontal) ? proposal.width.or(content.width) : content.width,
            height: axes.includes(.vertical) ? proposal.height.or(content.height) : content.height)
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = inner(proposal)
        let content = withMargins(child.size(inner))
        let anchored = state.anchored(state.offset, axes: axes, contentSize: content, viewport: size)
        let offset = state.clamped(anchored, axes: axes, contentSize: content, viewport: size)
        func origin(_ axis: Axis) -> CGFloat {
            guard axes.includes(axis) else { return 0 }
            let room = size[axis] - content[axis]
            if let start = state.start(in: room, along: axis) { return start - offset[axis] }
            // Along a single axis contents start at its leading edge; along both they are centred.
            return (room < 0 || !axes.includes(axis.other) ? 0 : room / 2) - offset[axis]
        }
        return (CGPoint(x: origin(.horizontal) + margins.leading, y: origin(.vertical) + margins.top), inner)
    }

    func didPlace(_ child: LayoutNode, in size: CGSize) {
        let content = withMargins(child.placedSize)
        let anchored = state.anchored(state.offset, axes: axes, contentSize: content, viewport: size)
        if anchored != state.offset { state.offset = anchored }
        state.contentSize = content
        state.margins = margins
        state.place(in: size)
        state.clamp(axes: axes)
    }

    func spacing(_ child: LayoutNode) -> ViewSpacing { .ordinary }

    static var scrolls: Bool { true }
    var hitRole: HitRole { .scrolls }
    var contentVisibility: ContentVisibility { .clipped }
}
