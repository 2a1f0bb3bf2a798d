import Foundation
import ImperativeUI

/// Taps, presses and scrolls, as a host or a test brings them to the views. Each updates and lays out what is due first;
/// what an action changes shows after the next update, as `layoutIfNeeded()` makes one.
extension _UIHostingView {
    /// Taps `count` times in a row at a point of this view; answers whether one of its SwiftUI views acted.
    ///
    /// A tap lands on what is in front at the point and shows something there, and goes to the innermost button, toggle or
    /// `onTapGesture` around that which is not disabled and waits for no more taps. It does not land on what is hidden,
    /// does not allow hit testing, or lies outside the scroll view it is in. On a represented `UIView` it answers `false`.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool {
        layoutIfNeeded()
        return interaction.tap(at: local(point), count: count)
    }

    /// Taps the view with an `accessibilityIdentifier`, wherever it is: the first control inside it, else the nearest
    /// around it. Answers whether that acted; a disabled control does not.
    @discardableResult
    public func tap(identifier: String, count: Int = 1) -> Bool {
        layoutIfNeeded()
        return interaction.tap(identifier: identifier, count: count)
    }

    /// Taps the first control that shows exactly this text, wherever it is; several texts in one control are joined by
    /// ", ". Answers whether it acted; a disabled control does not.
    @discardableResult
    public func tap(label: String, count: Int = 1) -> Bool {
        layoutIfNeeded()
        return interaction.tap(label: label, count: count)
    }

    /// Holds down the control at a point until `release()` or `cancelPress()`; a button's style is told so by
    /// `isPressed`. Answers whether there is one that is not disabled.
    @discardableResult
    public func press(at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.press(at: local(point))
    }

    /// Lets go of what is held down, which then acts. Answers whether it did.
    @discardableResult
    public func release() -> Bool {
        layoutIfNeeded()
        return interaction.release()
    }

    /// Lets go of what is held down, which then does not act.
    public func cancelPress() {
        layoutIfNeeded()
        interaction.cancelPress()
    }

    /// Moves the visible part of the innermost scroll view at a point that has more to show that way: `delta` is in points
    /// to the right and down. Answers whether one moved. Scroll views stop at their contents' ends.
    @discardableResult
    public func scroll(by delta: CGVector, at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.scroll(by: delta, at: local(point))
    }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.origin.x, y: point.y - bounds.origin.y)
    }
}
