import Foundation
import LayoutEngine

/// The views that can have the keyboard focus.
extension GraphInteraction {
    /// The controls that are enabled, in order.
    package var focusTargets: [FocusTarget] {
        var found: [FocusTarget] = []
        root?.walk { node in
            if let control = node as? any FocusableNode, control.target.takesFocus {
                found.append(FocusTarget(control.target))
            }
            return .below
        }
        return found
    }

    /// Returns the control that a press at a point is for, if it can have the focus.
    package func focusTarget(at point: CGPoint) -> FocusTarget? {
        guard let pressed = target(at: point, count: 1) else { return nil }
        if pressed.takesFocus { return FocusTarget(pressed) }
        return pressed.viewNode?.firstFocusTarget.map { FocusTarget($0) }
    }

    /// Returns the control at a point that a tap would be for; `nil` for none, or one whose text is edited.
    package func pressableTarget(at point: CGPoint) -> TapTarget? {
        guard let target = target(at: point, count: 1), target.takesFocus, !editsText(target) else { return nil }
        return target
    }

    /// Returns where a control is, in the area of the last layout; `nil` if it is gone, disabled or takes no taps.
    package func frame(of target: TapTarget) -> CGRect? {
        guard target.takesFocus else { return nil }
        var frame: CGRect?
        for item in target.cursorItems ?? target.items {
            guard let own = Self.frame(of: item) else { return nil }
            frame = frame?.union(own) ?? own
        }
        return frame
    }

    private static func frame(of item: LayoutNode) -> CGRect? {
        var frame = CGRect(origin: .zero, size: item.placedSize)
        var node: LayoutNode? = item
        while let here = node {
            if case .ignored = here.hitRole { return nil }
            if here.opacity <= 0 { return nil }
            frame = here.inParent(frame)
            node = here.parent
        }
        return frame
    }

    /// Returns the scroll views around a control, as those around an item.
    package func scrollAreas(around target: TapTarget) -> [(owner: AnyObject, frame: CGRect)] {
        target.items.first.map { scrollAreas(around: $0) } ?? []
    }

    /// Returns the scroll views around an item, with their frames in the area of the last layout, the outermost first.
    package func scrollAreas(around item: LayoutNode) -> [(owner: AnyObject, frame: CGRect)] {
        var areas: [(owner: AnyObject, frame: CGRect)] = []
        var node: LayoutNode? = item
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner, let frame = Self.frame(of: here) {
                areas.append((owner, frame))
            }
            node = here.parent
        }
        return areas.reversed()
    }

    /// Scrolls a control into sight, in all scroll views around it.
    package func reveal(_ target: TapTarget) {
        if let item = target.items.first { _ = reveal(item) }
    }

    /// Scrolls an item into sight, in all scroll views around it. Returns whether something scrolled.
    package func reveal(_ item: LayoutNode) -> Bool {
        var frame = CGRect(origin: .zero, size: item.placedSize)
        var node: LayoutNode? = item
        var pins = LazyPins()
        var hasScrolled = false
        while let here = node {
            if case .scrolls = here.hitRole, let owner = here.scrollState?.owner {
                let delta = CGVector(
                    dx: Self.distance(frame.minX, frame.maxX, here.placedSize.width, pins, .horizontal),
                    dy: Self.distance(frame.minY, frame.maxY, here.placedSize.height, pins, .vertical))
                if delta != .zero, owner.scroll(by: delta) {
                    frame = frame.offsetBy(dx: -delta.dx, dy: -delta.dy)
                    hasScrolled = true
                }
                pins = LazyPins()
            }
            if let container = here.parent as? LazyLayoutNode { pins = container.pinsOnScreen(over: here) }
            frame = here.inParent(frame)
            node = here.parent
        }
        return hasScrolled
    }

    /// Returns how far to scroll so that a range is visible beside pinned views, or its start if it is longer than
    /// the room.
    private static func distance(
        _ start: CGFloat, _ end: CGFloat, _ room: CGFloat, _ pins: LazyPins, _ axis: Axis
    ) -> CGFloat {
        let (before, after) = pins.axis == axis ? (pins.start, pins.end) : (0, 0)
        if start < before || end - start > room - before - after { return start - before }
        return max(0, end - room + after)
    }

    /// Performs the action of pressing a control. Returns whether it acted.
    package func activate(_ target: TapTarget) -> Bool {
        guard target.takesFocus, target.viewNode is any ActivatableNode else { return false }
        target.tap(1)
        return true
    }
}
