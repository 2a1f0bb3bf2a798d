import Foundation

extension UIView {
    /// What somebody is told of this view and those below it who cannot see them, in both worlds. Updates and lays out
    /// what is due first.
    ///
    /// Views that are hidden, or less opaque than 0.01, are left out; and where something is presented in a window, so
    /// is all behind that. A view whose `isAccessibilityElement` is true is one element, whatever is in it. A cell in
    /// which nothing can be used by itself is one, too. Other views stand for what is in them; those with a name, and
    /// lists, bars and the like, are groups of it.
    public final var accessibilityTree: AccessibilityTree {
        layoutIfNeeded()
        if AccessibilityWalk.prepare(self) { layoutIfNeeded() }
        var builder = AccessibilityBuilder()
        AccessibilityWalk.add(self, transformToTop, to: &builder)
        return builder.tree()
    }
}

extension UIViewController {
    /// What somebody is told of this controller's view who cannot see it; see ``UIView/accessibilityTree``. Loads the
    /// view.
    public final var accessibilityTree: AccessibilityTree { view.accessibilityTree }
}
