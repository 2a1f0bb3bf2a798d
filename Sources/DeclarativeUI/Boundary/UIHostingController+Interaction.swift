import DeclarativeViews
import Foundation
import ImperativeUI

/// Taps, presses and scrolls as in `_UIHostingView`. Points are in the coordinates of the controller's view, which is
/// loaded if necessary.
extension UIHostingController {
    private var loadedView: _UIHostingView<Content>? {
        loadViewIfNeeded()
        return hostingView
    }

    /// Performs `count` taps at a point. Returns whether a view handled them.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool { loadedView?.tap(at: point, count: count) ?? false }

    /// Taps the view with the given `accessibilityIdentifier`: the first control inside that view, or else its
    /// nearest enclosing control.
    @discardableResult
    public func tap(identifier: String, count: Int = 1) -> Bool {
        loadedView?.tap(identifier: identifier, count: count) ?? false
    }

    /// Taps the first control whose accessibility label, or else whose text content, equals `label` exactly.
    @discardableResult
    public func tap(label: String, count: Int = 1) -> Bool { loadedView?.tap(label: label, count: count) ?? false }

    /// Presses the control at a point. Returns whether there is an enabled control.
    @discardableResult
    public func press(at point: CGPoint) -> Bool { loadedView?.press(at: point) ?? false }

    /// Releases the pressed control, which performs its action. Returns whether an action was performed.
    @discardableResult
    public func release() -> Bool { loadedView?.release() ?? false }

    /// Cancels the press without performing an action.
    public func cancelPress() { loadedView?.cancelPress() }

    /// Scrolls the innermost scroll view at a point that can scroll in the direction of `delta`, in points to the
    /// right and down.
    ///
    /// - Returns: Whether a view scrolled.
    @discardableResult
    public func scroll(by delta: CGVector, at point: CGPoint) -> Bool {
        loadedView?.scroll(by: delta, at: point) ?? false
    }
}
