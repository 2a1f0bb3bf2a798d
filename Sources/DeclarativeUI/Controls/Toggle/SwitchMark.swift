import Foundation
import LayoutEngine
import UnifiedStorage

/// The track and the knob of a switch, of 51 by 31 points.
struct SwitchMark {
    let track: AnyShapeStyle
    /// Where the knob is: 0 for off, 1 for on.
    let share: CGFloat
}

extension SwitchMark: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SwitchMarkNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: SwitchMarkNode.self).update(view) }
}

/// The node of a switch's track and knob, which is one item with both in it.
///
/// It stands for a stack of the two, and is named so, but knows their places.
private final class SwitchMarkNode: _ViewNode, LayoutItemNode {
    private typealias Track = ShapeNode<Capsule, AnyShapeStyle>
    private typealias Knob = ShapeNode<Circle, Color>

    // They are there from `init` until the node's life ends.
    private var parts: (track: Track, knob: Knob, place: UnaryLayoutNode<SwitchKnobLayout>, item: SecondaryLayoutNode)?

    init(_ view: SwitchMark, in context: _NodeContext) {
        super.init(in: context)
        let context = _NodeContext(self)
        let track = Track(Capsule().fill(view.track).figure, in: context)
        let knob = Knob(Circle().fill(Color.white).figure, in: context)
        let place = UnaryLayoutNode(
            context: graph.layoutContext, layout: SwitchKnobLayout(share: view.share), child: knob.layoutNode)
        let item = SecondaryLayoutNode(context: graph.layoutContext, primary: place, secondary: [track.layoutNode])
        parts = (track, knob, place, item)
        layoutDirectionDidChange()
    }

    override var viewType: Any.Type { ZStack<TupleView<(Capsule, Circle)>>.self }

    func update(_ view: SwitchMark) {
        guard let parts else { return }
        parts.track.update(Capsule().fill(view.track).figure)
        if parts.place.layout.share == view.share { return }
        parts.place.layout = SwitchKnobLayout(share: view.share)
        graph.layoutDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        if let parts { items.append(parts.item) }
        return true
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        guard let parts else { return }
        list.append(parts.track)
        list.append(parts.knob)
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        parts = nil
    }

    override func layoutDirectionDidChange() {
        parts?.place.layoutDirection = layoutDirection
        parts?.item.layoutDirection = layoutDirection
    }
}

extension SwitchMarkNode: PositioningNode {
    func position(of child: _ViewNode) -> TreePath.Component? { .index(child === parts?.track ? 0 : 1) }
}

/// The place of a switch's knob in the switch.
private struct SwitchKnobLayout: UnaryLayout {
    /// Where the knob is: 0 for off, 1 for on.
    let share: CGFloat

    private static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2
    private static let knob = size.height - 2 * margin

    var hidesPriority: Bool { true }
    var isFixed: Bool { true }

    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        range = .all
        return Self.size
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let room = Self.size.width - Self.knob - 2 * Self.margin
        let origin = CGPoint(x: Self.margin + room * share, y: Self.margin)
        return (origin, Proposal(width: Self.knob, height: Self.knob))
    }
}
