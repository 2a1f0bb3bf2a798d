import DeclarativeViews
import Foundation
import ImperativeUI

/// Taps, presses and scrolls from a host or a test. Each first performs pending updates and layout. Changes that an
/// action makes show after the next update, for example that of `layoutIfNeeded()`.
extension _UIHostingView {
    /// Returns the views with a label that can be tapped.
    package final func elements(label: String) -> [ContentElement] {
        interaction.elements(label: label).map { element in
            let corner = bounds.origin
            return ContentElement(
                point: CGPoint(x: element.point.x + corner.x, y: element.point.y + corner.y),
                isInSight: element.isInSight, tap: element.tap)
        }
    }

    /// The views that can have the keyboard focus.
    package final var contentFocusStops: [FocusStop] {
        interaction.focusTargets.map { focusStop(for: $0) }
    }

    package final func focusAreas(around object: AnyObject) -> [FocusArea] {
        (object as? TapTarget).map { focusAreas(interaction.scrollAreas(around: $0)) } ?? []
    }

    package final func focusAreas(aroundChild child: UIView) -> [FocusArea] {
        (child as? BoundaryView)?.item.map { focusAreas(interaction.scrollAreas(around: $0)) } ?? []
    }

    package final func reveal(child: UIView) -> Bool {
        (child as? BoundaryView)?.item.map { interaction.reveal($0) } ?? false
    }

    private func focusAreas(_ areas: [(owner: AnyObject, frame: CGRect)]) -> [FocusArea] {
        areas.map { FocusArea($0.owner, frame: $0.frame.offsetBy(dx: bounds.minX, dy: bounds.minY)) }
    }

    package final func contentFocusStop(at point: CGPoint) -> FocusStop? {
        interaction.focusTarget(at: local(point)).map { focusStop(for: $0) }
    }

    /// Returns the focus stop for a view that can have the focus.
    final func focusStop(for focus: FocusTarget) -> FocusStop {
        let target = focus.target
        return FocusStop(
            target, in: self,
            frame: { [weak self] in self?.frame(of: target) },
            activate: { [weak self] in self?.interaction.activate(target) ?? false },
            reveal: { [weak self] in self?.interaction.reveal(target) },
            focusDidChange: { [weak self] isFocused in self?.interaction.focusDidChange(target, isFocused) },
            receiver: receiver(for: target), group: focus.group, isEntry: focus.isEntry,
            endsOrDestroys: focus.endsOrDestroys)
    }

    /// Returns the frame of a control in this view's coordinates; `nil` if it is gone, disabled or takes no taps.
    final func frame(of target: TapTarget) -> CGRect? {
        interaction.frame(of: target)?.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }

    private func receiver(for target: TapTarget) -> GraphTextReceiver? {
        guard interaction.editsText(target) else { return nil }
        if let known = target.attachment as? GraphTextReceiver { return known }
        let made = GraphTextReceiver(target, interaction)
        target.attachment = made
        return made
    }

    /// Lets a view follow a touch. Returns whether one does.
    package final func takeTouch(_ touch: ContentTouch) -> Bool {
        switch touch {
        case .began(let point, let number, let extends):
            return interaction.beginFollowing(at: local(point), number: number, extends: extends)
        case .moved(let point): interaction.follow(to: local(point))
        case .ended: interaction.endFollowing()
        }
        return true
    }

    /// Returns the frontmost view at a point: a subview added to this view, a represented view if it is in front of the
    /// other views, or this view.
    final func viewInFront(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() where !(view is BoundaryView) {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        guard let foreign = interaction.foreignItem(at: local(point)) else { return self }
        for case let boundary as BoundaryView in subviews where boundary.item === foreign.item {
            let corner = boundary.bounds.origin
            let inside = CGPoint(x: corner.x + foreign.point.x, y: corner.y + foreign.point.y)
            return boundary.hitTest(inside, with: event) ?? self
        }
        return self
    }

    /// Presses the control at a point until `release()` or `cancelPress()`. The button's style receives `isPressed`.
    ///
    /// - Returns: Whether there is an enabled control at the point.
    @discardableResult
    public func press(at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.press(at: local(point))
    }

    /// Releases the pressed control, which performs its action. Returns whether an action was performed.
    @discardableResult
    public func release() -> Bool {
        layoutIfNeeded()
        return interaction.release()
    }

    /// Cancels the press without performing an action.
    public func cancelPress() {
        layoutIfNeeded()
        interaction.cancelPress()
    }

    /// Scrolls the innermost scroll view at a point that can scroll in the direction of `delta`. Stops at the end of
    /// the content.
    ///
    /// - Parameters:
    ///   - delta: The distance in points, to the right and down.
    ///   - point: A point in this view's coordinates.
    /// - Returns: Whether a view scrolled.
    @discardableResult
    public func scroll(by delta: CGVector, at point: CGPoint) -> Bool {
        layoutIfNeeded()
        return interaction.scroll(by: delta, at: local(point))
    }

    final func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - bounds.origin.x, y: point.y - bounds.origin.y)
    }
}
