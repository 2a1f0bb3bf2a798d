import Drawing
import Foundation
import LayoutEngine

/// Changes nothing for the layout, but marks an item as responding to taps anywhere in its frame, and as having a
/// gesture around that.
struct TouchLayout: UnaryLayout {
    let tap: TapTarget
    let gesture: GestureTarget
    /// Whether the contents are drawn within the frame only.
    let isClipped: Bool
    /// The shape of the visible part in a size; `nil` for the frame.
    var clip: (@MainActor (CGSize) -> DrawnShape?)?

    var hitRole: HitRole { .area }
    var contentVisibility: ContentVisibility { isClipped ? .clipped : .visible }
    var ownPriority: Double? { nil }
}

extension UnaryLayoutNode: ShapedClipItem where M == TouchLayout {
    func clip(in size: CGSize) -> DrawnShape? { layout.clip?(size) }
}

extension LayoutNode {
    /// The target of a tap on something inside the item, if the item responds itself.
    @MainActor var tapTarget: TapTarget? {
        if let item = self as? UnaryLayoutNode<TapLayout> { return item.layout.target }
        if let row = self as? LayoutContainerNode<TapRowLayout> { return row.layout.target }
        if let item = self as? UnaryLayoutNode<TouchLayout> { return item.layout.tap }
        guard let sizer = (self as? SizedLeafLayoutNode)?.sizer else { return nil }
        if let text = sizer as? TextNode { return text.linkTarget }
        return (sizer as? any ActivatableNode)?.target
    }

    /// Returns the target of a tap at a point of the graph's area, if the item responds itself. In a text, only links
    /// do.
    @MainActor func tapTarget(at point: CGPoint) -> TapTarget? {
        guard let target = tapTarget else { return nil }
        if let text = target.viewNode as? TextNode, text.link(at: point) == nil { return nil }
        return target
    }

    /// The gesture of the item.
    @MainActor var gestureTarget: GestureTarget? {
        if let item = self as? UnaryLayoutNode<GestureLayout> { return item.layout.target }
        return (self as? UnaryLayoutNode<TouchLayout>)?.layout.gesture
    }
}
