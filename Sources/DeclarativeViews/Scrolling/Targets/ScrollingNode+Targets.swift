import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The state of a scroll view's movement to its resting position.
package struct ScrollRun {
    /// Where the contents were when a touch began to drag them; `nil` while none does.
    var dragStart: CGPoint?
    /// Whether that touch will tell when it has gone.
    package var isNoted = false
    /// Whether that touch has gone and it is being found out where the contents go.
    var endsDrag = false
    /// How fast they were let go, in points per second; `nil` before a touch has.
    var velocity: CGVector?
    /// The way to where they come to rest; `nil` while they do not go there.
    var glide: ScrollGlide?
    /// Whether they go there as a touch let them go.
    var isThrown = false
    /// Along which axes they go to a stop.
    var axesToStops: Axis.Set = []
    /// The visible part before a change of the scroll view's size; `nil` once that is dealt with.
    var before: CGRect?
    /// The size of the scroll view when it last was dealt with: along the axes its own, across the one it was offered.
    var size = CGSize.zero
    /// The items that begin where the contents rest.
    weak var itemAtX: LayoutNode?
    weak var itemAtY: LayoutNode?
}

/// Scrolling that ends at targets.
extension ScrollingNode {
    private var behavior: (any ScrollTargetBehavior)? {
        isTornDown ? nil : EnvironmentValues(map: scope.map)[ScrollTargetBehaviorKey.self]
    }

    /// Where the contents come to rest as far as that is known.
    private var restingOffset: CGPoint {
        guard let rest = run.glide?.rest else { return state.offset }
        return state.clamped(CGPoint(x: state.offset.x + rest.dx, y: state.offset.y + rest.dy), axes: axes)
    }

    /// Scrolls as a step of the wheel or a key does. Returns whether the contents move.
    final func step(by delta: CGVector) -> Bool {
        guard let behavior else { return scroll(by: delta) }
        let (start, step) = (restingOffset, mirrored(delta))
        let reached = state.clamped(CGPoint(x: start.x + step.dx, y: start.y + step.dy), axes: axes)
        if reached == start { return run.glide != nil }
        var velocity = CGVector.zero
        for axis in [Axis.horizontal, .vertical] where reached[axis] != start[axis] {
            velocity[axis] = step[axis] < 0 ? min(step[axis], -ScrollRest.speed) : max(step[axis], ScrollRest.speed)
        }
        let before = state.offset
        settle(behavior, from: start, to: reached, velocity: velocity)
        return run.glide != nil || state.offset != before
    }

    /// Scrolls as a touch does that drags. Returns whether the contents move.
    final func drag(by delta: CGVector) -> Bool {
        let start = state.offset
        if !scroll(by: delta) {
            // A drag that refreshes the contents is left to the pull.
            let axis: Axis = abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical
            if !keepsTouches(along: axis) || (axis == .vertical && delta.dy < 0 && canBePulled) { return false }
        }
        if run.dragStart == nil { run.dragStart = start }
        return true
    }

    /// The touch that dragged has gone.
    ///
    /// - Parameter velocity: How fast the visible part moved, in points per second to the right and down.
    package final func endDrag(velocity: CGVector) {
        run.isNoted = false
        guard let start = run.dragStart else { return }
        run.dragStart = nil
        var velocity = mirrored(velocity)
        run.velocity = velocity
        // Observers of the phase are notified after a layout.
        defer { graph.layoutDidChange() }
        guard let behavior else { return }
        run.endsDrag = true
        defer { run.endsDrag = false }
        graph.layOutAgain()
        if !axes.includes(.horizontal) { velocity.dx = 0 }
        if !axes.includes(.vertical) { velocity.dy = 0 }
        let reach = CGVector(dx: ScrollRest.reach(of: velocity.dx), dy: ScrollRest.reach(of: velocity.dy))
        settle(behavior, from: start, to: state.offset, velocity: velocity, reach: reach)
        run.isThrown = run.glide != nil
    }

    /// The phase of the scroll view's movement.
    final var phase: ScrollPhase {
        if run.dragStart != nil || run.endsDrag || state.pull.isPulled { return .interacting }
        return run.glide == nil ? .idle : run.isThrown ? .decelerating : .animating
    }

    private func mirrored(_ delta: CGVector) -> CGVector {
        layoutDirection == .rightToLeft ? CGVector(dx: -delta.dx, dy: delta.dy) : delta
    }

    /// Moves to the target of a behaviour.
    private func settle(
        _ behavior: any ScrollTargetBehavior, from start: CGPoint, to reached: CGPoint, velocity: CGVector,
        reach: CGVector = .zero
    ) {
        let far = CGPoint(x: reached.x + reach.dx, y: reached.y + reach.dy)
        let wanted = state.clamped(far, axes: axes)
        let original = CGRect(origin: start, size: state.viewport)
        let stops = stops(near: [start, reached, wanted])
        let new = target(
            of: behavior, from: original, to: wanted, velocity: velocity,
            reach: CGVector(dx: wanted.x - reached.x, dy: wanted.y - reached.y), stops: stops)
        go(to: new, stops)
    }

    private func target(
        of behavior: any ScrollTargetBehavior, from original: CGRect, to wanted: CGPoint, velocity: CGVector,
        reach: CGVector, stops: ScrollStops
    ) -> CGPoint {
        var target = ScrollTarget(rect: CGRect(origin: wanted, size: state.viewport))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: original), velocity: velocity, contentSize: state.contentSize,
            containerSize: state.viewport, axes: axes, environment: EnvironmentValues(map: scope.map), reach: reach,
            stops: stops)
        behavior.updateTarget(&target, context: context)
        let offset = target.offset(in: state.viewport)
        guard offset.x.isFinite, offset.y.isFinite else {
            RuntimeIssue.report(
                "scroll-target", "\(type(of: behavior)) answered a target that is not finite; scrolling ends at none.")
            return state.clamped(wanted, axes: axes)
        }
        return state.clamped(offset, axes: axes)
    }

    private func go(to offset: CGPoint, _ stops: ScrollStops) {
        stopGlide()
        noteAxes(offset, stops)
        let way = CGVector(dx: offset.x - state.offset.x, dy: offset.y - state.offset.y)
        if way == .zero { return rest() }
        guard graph.appearances.isVisible else {
            move(to: offset)
            return rest()
        }
        run.glide = ScrollGlide(by: way, in: EnvironmentValues(map: scope.map)) { [weak self] step, goesOn in
            guard let self, !isTornDown else { return }
            if goesOn { return move(by: step) }
            run.glide = nil
            let end = CGPoint(x: state.offset.x + step.dx, y: state.offset.y + step.dy)
            // The steps together are not quite the way, and corrections of lazy containers may have moved the goal.
            let isAtGoal = abs(end.x - offset.x) < Self.tolerance && abs(end.y - offset.y) < Self.tolerance
            move(to: isAtGoal ? offset : end)
            rest()
        }
    }

    private func noteAxes(_ offset: CGPoint, _ stops: ScrollStops) {
        run.axesToStops = []
        for axis in [Axis.horizontal, .vertical]
        where stops[axis].contains(where: { abs($0.offset - offset[axis]) < Self.tolerance }) {
            run.axesToStops.insert(axis == .horizontal ? .horizontal : .vertical)
        }
    }

    /// Offsets that differ by less are the same.
    private static var tolerance: CGFloat { 0.01 }

    /// The contents are where they were to go. In lazy containers more has become known of where that is.
    private func rest() {
        graph.feature(ScrollTargets.self).wait(self)
        graph.layoutDidChange()
    }

    /// Leaves the contents where they are.
    final func stopGlide() {
        run.isThrown = false
        guard let glide = run.glide else { return }
        glide.stop()
        run.glide = nil
        graph.layoutDidChange()
    }

    private func move(by way: CGVector) {
        move(to: CGPoint(x: state.offset.x + way.dx, y: state.offset.y + way.dy))
    }

    private func move(to offset: CGPoint) {
        let new = state.clamped(offset, axes: axes)
        if new == state.offset { return }
        state.offset = new
        item?.invalidateSize()
        graph.layoutDidChange()
    }

    // MARK: Layouts

    /// The size that was given to the scroll view. Across its axes it is as large as its contents, and other contents
    /// alone are no other size.
    private var givenSize: CGSize {
        var size = state.viewport
        for axis in [Axis.horizontal, .vertical] where !axes.includes(axis) {
            size[axis] = item?.placedProposal[axis].or(0) ?? 0
        }
        return size
    }

    /// Notes another size than that of the last layout that stays. Returns whether the contents may have to move for
    /// it.
    final func noteSize() -> Bool {
        // Nothing is dealt with without a behaviour.
        let (before, size) = (run.size, behavior == nil ? .zero : givenSize)
        run.size = size
        if before == size || before == .zero || size == .zero { return false }
        let (wanted, rest) = (state.wantedBeforeResize ?? state.wanted, run.glide?.rest ?? .zero)
        if run.before == nil {
            var old = state.viewport
            for axis in [Axis.horizontal, .vertical] where axes.includes(axis) { old[axis] = before[axis] }
            run.before = CGRect(origin: CGPoint(x: wanted.x + rest.dx, y: wanted.y + rest.dy), size: old)
        }
        return true
    }

    /// Moves the contents to their resting position after a layout. Returns whether they moved.
    final func realign() -> Bool {
        guard !isTornDown, run.glide == nil || run.before != nil else { return false }
        let before = state.offset
        if let original = run.before {
            run.before = nil
            if run.dragStart != nil { return false }
            resize(from: original)
        } else {
            let stops = stops(near: [before])
            var new = before
            for axis in [Axis.horizontal, .vertical] where run.axesToStops.includes(axis) {
                let offsets = stops[axis].map(\.offset)
                new[axis] = ScrollRest.stop(from: new[axis], to: new[axis], velocity: 0, stops: offsets)
            }
            if abs(new.x - before.x) > Self.tolerance || abs(new.y - before.y) > Self.tolerance {
                state.offset = state.clamped(new, axes: axes)
            }
            noteItems(stops)
        }
        if state.offset == before { return false }
        item?.invalidateSize()
        return true
    }

    private func resize(from original: CGRect) {
        guard let behavior else { return }
        stopGlide()
        var wanted = original.origin
        if let item = run.itemAtX, let frame = frame(of: item) { wanted.x = offset(of: frame, along: .horizontal) }
        if let item = run.itemAtY, let frame = frame(of: item) { wanted.y = offset(of: frame, along: .vertical) }
        wanted = state.clamped(wanted, axes: axes)
        let stops = stops(near: [wanted])
        let new = target(
            of: behavior, from: original, to: wanted, velocity: .zero, reach: .zero, stops: stops)
        noteAxes(new, stops)
        state.offset = new
    }

    /// A layout is done that stays.
    final func layoutDidEnd() {
        state.layoutDidEnd()
        // An item moved away by a change of the contents is not followed when the size changes.
        func isAway(_ item: LayoutNode?, _ axis: Axis) -> Bool {
            guard let item else { return false }
            guard let frame = frame(of: item) else { return true }
            return abs(offset(of: frame, along: axis) - state.offset[axis]) >= Self.tolerance
        }
        if isAway(run.itemAtX, .horizontal) { run.itemAtX = nil }
        if isAway(run.itemAtY, .vertical) { run.itemAtY = nil }
    }

    private func noteItems(_ stops: ScrollStops) {
        func item(_ axis: Axis) -> LayoutNode? {
            stops[axis].first { $0.item != nil && abs($0.offset - state.offset[axis]) < Self.tolerance }?.item
        }
        (run.itemAtX, run.itemAtY) = (item(.horizontal), item(.vertical))
    }
}
