import Foundation

/// What is done to an item when it is drawn. Layout only asks how far it is moved.
package protocol ItemEffects: AnyObject {
    /// How far an item of a size is moved from where it was placed, in points.
    func offset(ofSize size: CGSize) -> CGPoint
}

extension LayoutNode {
    /// How far the item is moved from where it was placed, on screen.
    package final var effectOffset: CGPoint {
        hasEffects ? context.effects[ObjectIdentifier(self)]?.offset(ofSize: placedSize) ?? .zero : .zero
    }
}
