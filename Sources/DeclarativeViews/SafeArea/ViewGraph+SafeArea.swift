import Foundation
import LayoutEngine

extension ViewGraph {
    /// The safe area insets of the graph's area, in points; zero by default.
    ///
    /// Views are laid out in the rest unless they ignore the safe area. A length that is not a finite number of at
    /// least 0 counts as 0.
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
