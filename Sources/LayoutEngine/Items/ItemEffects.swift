import Foundation

/// The effects applied to an item when it is drawn. Layout needs only their offset.
package protocol ItemEffects: AnyObject {
    /// Returns the distance in points by which the effects move an item of the given size from its frame.
    func offset(ofSize size: CGSize) -> CGPoint
}

extension LayoutNode {
    /// The distance in points by which the effects move the item on screen.
    package final var effectOffset: CGPoint {
        hasEffects ? context.effects[ObjectIdentifier(self)]?.offset(ofSize: placedSize) ?? .zero : .zero
    }
}
