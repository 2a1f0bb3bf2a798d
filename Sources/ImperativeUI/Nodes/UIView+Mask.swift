import Foundation

/// The mask of a view: stored below the view, but not as one of its subviews.
extension UIView {
    /// The default implementation of the public member of this name.
    final var maskValue: UIView? {
        get { appearance?.mask }
        set {
            let old = appearance?.mask
            if newValue === old { return }
            guard let newValue else {
                if let old { move(old, to: nil, at: nil) }
                return
            }
            Containment.require(self, mayHold: newValue)
            // A view has one mask, whether that is a view or a layer.
            appearance?.layer?.maskStorage?.leaveSuperlayer()
            if let old { move(old, to: nil, at: nil) }
            // A callback may have set another one.
            if let other = appearance?.mask { move(other, to: nil, at: nil) }
            move(newValue, to: self, at: nil)
        }
    }

    /// Whether a view is the mask of this one.
    final func isMask(_ view: UIView) -> Bool { appearance?.mask === view }

    /// Whether there are subviews or a mask.
    final var hasViewsBelow: Bool { !subviewStorage.isEmpty || appearance?.mask != nil }

    /// Adds the mask and the subviews, so that the one at the back is last and the mask before them.
    final func pushViewsBelow(to stack: inout [UIView]) {
        if let mask = appearance?.mask { stack.append(mask) }
        for child in subviewStorage.reversed() { stack.append(child) }
    }
}
