import UnifiedStorage

// A view that wants something of a layout pass is marked, and so are those above it, by which the pass finds it. What
// the pass does there is in the folder `UpdateCycle`.
extension UIView {
    /// Asks for a layout pass that comes to this view: what `setNeedsLayout()` does, unless it is overridden.
    final func markNeedsLayout() {
        noteLayoutRequest(.needsLayout)
        flags.insert(.needsLayout)
        markAncestors()
    }

    /// Remembers what asked for something that is done in a layout pass, unless it was asked for already.
    private func noteLayoutRequest(_ flag: Flags) {
        if CycleDetector.isCounting, !flags.contains(flag) { CycleDetector.noteRequest(of: self, in: .layout) }
    }

    /// Asks for `updateProperties()` in the next update, before layout. Several calls count once.
    public final func setNeedsUpdateProperties() {
        noteLayoutRequest(.needsProperties)
        flags.insert(.needsProperties)
        markAncestors()
    }

    /// Lets the views above know that something below wants a layout pass.
    final func markAncestors() {
        var view = self
        while let above = view.superviewStorage {
            // A marked view is one that a pass is about to come to, or its superview is marked too.
            if above.flags.contains(.subtreeNeedsLayout) { return }
            above.flags.insert(.subtreeNeedsLayout)
            view = above
        }
        view.rootNeedsLayout()
    }

    /// Marks a view that has joined a superview, and so the views above it.
    final func markSubtreeInvalid() {
        // A new view waits for its first layout from the start; what adds it is what asks for that.
        if CycleDetector.isCounting, flags.contains(.needsLayout) { CycleDetector.noteRequest(of: self, in: .layout) }
        setNeedsLayout()
    }

    private func rootNeedsLayout() {
        if let window = self as? UIWindow { UpdateQueue.shared.enqueue(window, in: .layout) }
    }

    /// Runs the update and a layout pass now: what `layoutIfNeeded()` does, unless it is overridden.
    final func layOutNow() {
        let cycles = CycleDetector.shared
        if !cycles.enter() { return }
        CycleDetector.nested { layOutInUpdate() }
        cycles.leave()
    }

    private func layOutInUpdate() {
        ViewAnimation.suspend { UpdateQueue.shared.flush(through: .changes, including: .around(self)) }
        var first = self
        var view = superviewStorage
        while let above = view, !above.flags.contains(.isLayingOut) {
            if above.flags.contains(.needsLayout) { first = above }
            view = above.superviewStorage
        }
        UpdateQueue.runNow(first, in: .layout)
        // What is called after a layout waits for the end of an update this one was forced from.
        let last: UpdateQueue.Phase = UpdateQueue.shared.isFlushing ? .layout : .actions
        ViewAnimation.suspend { UpdateQueue.shared.flush(through: last, including: .around(self)) }
    }
}
