import Foundation
import LayoutEngine

extension ViewGraph {
    /// How much of the area at each edge is not safe, in points: views are laid out in the rest unless they ignore it.
    /// None unless set. A length that is not a finite number of at least 0 counts as 0.
    package var safeAreaInsets: EdgeInsets {
        get { root?.insets ?? EdgeInsets() }
        set {
            func checked(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
            let insets = EdgeInsets(
                top: checked(newValue.top), leading: checked(newValue.leading), bottom: checked(newValue.bottom),
                trailing: checked(newValue.trailing))
            guard let root, insets != root.insets else { return }
            root.insets = insets
            layoutDidChange()
        }
    }
}
