import AccessibilityModel
import DeclarativeViews
import Foundation
import ImperativeUI

extension _UIHostingView {
    /// Adds the accessibility elements of the views.
    package final func tell(of builder: inout AccessibilityBuilder, _ transform: CGAffineTransform) {
        guard let root = viewGraph.rootNode else { return }
        let corner = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        let mark = builder.mark
        var walk = SpokenWalk(builder, corner.concatenating(transform))
        // Only one of both has the elements, which are then changed where they are.
        builder = AccessibilityBuilder()
        walk.walk(root)
        builder = walk.builder
        builder.change(Array(mark..<builder.mark)) { element in
            element.handlers.append { [weak self] in
                guard let self else { return false }
                return AccessibilityUse.pass($0, from: self)
            }
        }
    }

    /// Notes that accessibility reads the views from now on. Returns whether the next update adds elements.
    package final func prepareToTell() -> Bool {
        var isNew = false
        viewGraph.rootNode?.walk { node in
            if (node as? ListNode)?.becomeSpoken() == true { isNew = true }
            return .below
        }
        return isNew
    }
}

extension _UIHostingView: GraphAccessibilityDelegate {
    package final var toldTree: AccessibilityTree { topmost.accessibilityTree }
    package final func tap(at point: CGPoint) -> Bool { AccessibilityUse.tap(at: point, in: topmost) }

    private final var topmost: UIView {
        var top: UIView = self
        while let above = top.superview { top = above }
        return top
    }
}

extension PlatformNode: SpokenNode {
    func speak(from mark: Int, in walk: inout SpokenWalk) {
        guard let boundaryView, let frame = walk.frame(of: self) else { return }
        let size = boundaryView.bounds.size
        // The view has the size of its frame, which effects may show larger or turned.
        let scale = CGAffineTransform(
            scaleX: size.width > 0 ? frame.width / size.width : 1, y: size.height > 0 ? frame.height / size.height : 1)
        let translation = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        AccessibilityWalk.add(boundaryView, scale.concatenating(translation), to: &walk.builder)
    }
}
