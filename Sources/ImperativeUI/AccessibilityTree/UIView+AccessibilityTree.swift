import Foundation

extension UIView {
    /// The accessibility tree of this view and its descendants, imperative and declarative alike, as a screen reader
    /// presents it. Reading it first performs pending updates and layout.
    ///
    /// The tree omits views that are hidden or less opaque than 0.01, and everything behind content presented in a
    /// window. A view whose `isAccessibilityElement` is true is a single element, whatever it contains, and so is a
    /// cell with no interactive content of its own. Any other view is represented by its contents; views with a
    /// label, and lists, bars and similar containers, form groups.
    public final var accessibilityTree: AccessibilityTree {
        layoutIfNeeded()
        if AccessibilityWalk.prepare(self) { layoutIfNeeded() }
        var builder = AccessibilityBuilder()
        AccessibilityWalk.add(self, transformToTop, to: &builder)
        return builder.tree()
    }
}

extension UIViewController {
    /// The accessibility tree of this controller's view; see ``UIView/accessibilityTree``. Reading it loads the view.
    public final var accessibilityTree: AccessibilityTree { view.accessibilityTree }
}
