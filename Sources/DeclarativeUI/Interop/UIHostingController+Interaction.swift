import Foundation
import ImperativeUI

/// Taps, presses and scrolls as `_UIHostingView` has them; points are in the space of the controller's view, which is
/// loaded if it is not.
extension UIHostingController {
    private var loadedHost: _UIHostingView<Content>? {
        loadViewIfNeeded()
        return hostingView
    }

    /// Taps `count` times in a row at a point. Returns whether a view acted.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool { loadedHost?.tap(at: point, count: count) ?? false }

    /// Taps the view with an `accessibilityIdentifier`: the first control inside it, else the nearest around it.
    @discardableResult
    public func tap(identifier: String, count: Int = 1) -> Bool {
        loadedHost?.tap(identifier: identifier, count: count) ?? false
    }

    /// Taps the first control that is called exactly this, by its accessibility label or else the texts it shows.
    @discardableResult
    public func tap(label: String, count: Int = 1) -> Bool { loadedHost?.tap(label: label, count: count) ?? false }

    /// Holds down the control at a point. Returns whether there is one that is not disabled.
    @discardableResult
    public func press(at point: CGPoint) -> Bool { loadedHost?.press(at: point) ?? false }

    /// Lets go of what is held down, which then acts.
    @discardableResult
    public func release() -> Bool { loadedHost?.release() ?? false }

    /// Lets go of what is held down, which then does not act.
    public func cancelPress() { loadedHost?.cancelPress() }

    /// Moves the visible part of the innermost scroll view at a point that has more to show that way: points to the
    /// right and down. Returns whether one moved.
    @discardableResult
    public func scroll(by delta: CGVector, at point: CGPoint) -> Bool {
        loadedHost?.scroll(by: delta, at: point) ?? false
    }
}
