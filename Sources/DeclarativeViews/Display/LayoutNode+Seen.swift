import Foundation
import LayoutEngine
import BridgedEnvironment

extension LayoutNode {
    /// Whether a part of an area of the item can be seen: no ancestor is hidden, transparent, or clips the area off,
    /// up to the delegate of its graph and in the delegate. Covering items do not count.
    ///
    /// Costs a step for each ancestor. Rotated or scaled areas are not clipped.
    ///
    /// - Parameter area: A rectangle in the item's coordinates; `nil` where it is not known.
    @MainActor package final func isSeen(_ area: CGRect?, by delegate: (any ViewGraphDelegate)?) -> Bool {
        guard let delegate else { return false }
        var area = area
        var next: LayoutNode? = self
        while let node = next {
            if node.contentVisibility == .hidden || node.opacity <= 0 { return false }
            if let part = area, node.contentVisibility == .clipped,
                (node as? any FrontDrawingItem)?.clipsContents ?? true
            {
                let rest = part.common(with: CGRect(origin: .zero, size: node.placedSize))
                if rest.isNull || rest.isEmpty { return false }
                area = rest
            }
            area = node.transform.isIdentity ? area?.offsetBy(dx: node.frame.minX, dy: node.frame.minY) : nil
            next = node.parent
        }
        return delegate.graphIsSeen(area)
    }
}
