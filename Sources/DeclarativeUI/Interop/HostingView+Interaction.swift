import Foundation
import ImperativeUI

/// Presses and scrolls, as a host or a test brings them to the views, and what becomes of taps. Each updates and lays
/// out what is due first; what an action changes shows after the next update, as `layoutIfNeeded()` makes one.
extension _UIHostingView {
    /// Taps what the views show; see `UIView.tap(at:count:)`.
    ///
    /// A tap lands on what is in front at the point and shows something there, and goes to the innermost button, toggle
    /// or `onTapGesture` around that which is not disabled and waits for no more taps. It does not land on what is
    /// hidden, does not allow hit testing, or lies outside the scroll view it is in. A represented `UIView` has taps of
    /// its own.
    final func takeTap(_ tap: ContentTap) -> Bool {
        switch tap {
        case .at(let point, let count): interaction.tap(at: local(point), count: count)
        case .identifier(let identifier, let count): interaction.tap(identifier: identifier, count: count)
        }
    }

    /// What can be tapped and has a label.
    final func elements(label: String) -> [ViewContents.Element] {
        interaction.elements(label: label).map { element in
            let corner = bounds.origin
            return ViewContents.Element(
                point: CGPoint(x: element.point.x + corner.x, y: element.point.y + corner.y),
                isInSight: element.isInSight, tap: element.tap)
        }
    }

    /// The view in front at a point: what was added to this view, a represented view where it is in front of the
    /// others, or this view.
    final func viewInFront(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard takesEvents, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() where !(view is PlatformViewHost) {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        guard let foreign = interaction.foreignItem(at: local(point)) else { return self }
        for case let host as PlatformViewHost in subviews where host.item === foreign.item {
            let corner = host.bounds.origin
            let inside = CGPoint(x: corner.x + foreign.point.x, y: corner.y + foreign.point.y)
            return host.hitTest(inside, with: event) ?? self
        }
        return self
    }

    /// Holds down the control at a point until `release()` or `cancelPress()`; a button's style is told so by
    /// `isPressed`. Returns whether there is one that is not disabled.
    @discardableResult
    public func press(at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.press(at: local(point))
    }

    /// Lets go of what is held down, which then acts. Returns whether it did.
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

    /// Moves the visible part of the innermost scroll view at a point that has more to show that way: `delta` is in
    /// points to the right and down. Returns whether one moved. Scroll views stop at their contents' ends.
    @discardableResult
    public func scroll(by delta: CGVector, at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.scroll(by: delta, at: local(point))
    }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.origin.x, y: point.y - bounds.origin.y)
    }
}
