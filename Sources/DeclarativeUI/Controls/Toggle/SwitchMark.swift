import Foundation
import LayoutEngine
import UnifiedStorage

/// The track and the knob of a switch, of 51 by 31 points.
struct SwitchMark {
    let track: AnyShapeStyle
    /// Where the knob is: 0 for off, 1 for on.
    let share: CGFloat
    let opacity: Double

    fileprivate static let size = CGSize(width: 51, height: 31)
    private static let margin: CGFloat = 2

    /// The frame of the knob.
    fileprivate var knob: CGRect {
        let side = Self.size.height - 2 * Self.margin
        let room = Self.size.width - side - 2 * Self.margin
        return CGRect(x: Self.margin + room * share, y: Self.margin, width: side, height: side)
    }
}

/// The node of a switch's track and knob, which is one item with both in it.
///
/// It stands for a stack of the two, and is named so, but knows their places.
final class SwitchMarkNode: _ViewNode, LayoutItemNode {
    private typealias Track = ShapeNode<Capsule, AnyShapeStyle>
    private typealias Knob = ShapeNode<Circle, Color>

    // They are there from `init` until the node's life ends.
    private var parts: (track: Track, knob: Knob, item: SecondaryLayoutNode)?
    /// There once the switch is not fully opaque.
    private var opacity: ItemOpacity?

    init(_ view: SwitchMark, in context: _NodeContext) {
        super.init(in: context)
        let context = _NodeContext(self)
        let track = Track(Capsule().fill(view.track).figure, in: context)
        let knob = Knob(Circle().fill(Color.white).figure, in: context)
        track.layoutNode.sizing = .fixed(SwitchMark.size)
        let item = SecondaryLayoutNode(
            context: graph.layoutContext, primary: track.layoutNode, secondary: [knob.layoutNode])
        item.isSecondaryInFront = true
        item.placement = .fixed(view.knob)
        parts = (track, knob, item)
        show(view.opacity)
        layoutDirectionDidChange()
    }

    override var viewType: Any.Type { ZStack<TupleView<(Capsule, Circle)>>.self }

    func update(_ view: SwitchMark) {
        guard let parts else { return }
        parts.track.update(Capsule().fill(view.track).figure)
        show(view.opacity)
        let placement = SecondaryLayoutNode.Placement.fixed(view.knob)
        if parts.item.placement == placement { return }
        parts.item.placement = placement
        graph.layoutDidChange()
    }

    private func show(_ new: Double) {
        if let opacity { return opacity.set(new) }
        if new != 1, let item = parts?.item { opacity = ItemOpacity(new, of: item, in: self) }
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        if let parts { items.append(parts.item) }
        return true
    }

    override var onlyItem: LayoutNode? { parts?.item }

    override func appendChildren(to list: inout [_ViewNode]) {
        guard let parts else { return }
        list.append(parts.track)
        list.append(parts.knob)
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        parts = nil
    }

    override func layoutDirectionDidChange() { parts?.item.layoutDirection = layoutDirection }

    override func willTearDown() { opacity?.end() }
}

extension SwitchMarkNode: PositioningNode {
    func position(of child: _ViewNode) -> TreePath.Component? { .index(child === parts?.track ? 0 : 1) }
}
