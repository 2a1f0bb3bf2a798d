import BridgedEnvironment

// A view that needs something of a layout pass is marked, and so are its ancestors, by which the pass finds it. The
// work of the pass is in the folder `UpdateCycle`.
extension UIView {
    /// Asks for a layout pass that comes to this view: the default implementation of `setNeedsLayout()`.
    final func markNeedsLayout() {
        noteLayoutRequest(.needsLayout)
        flags.insert(.needsLayout)
        markAncestors()
    }

    /// Remembers the cause of a request for the layout pass, unless it was requested already.
    private func noteLayoutRequest(_ flag: Flags) {
        if CycleDetector.isCounting, !flags.contains(flag) { CycleDetector.noteRequest(of: self, in: .layout) }
    }

    /// Requests a call of `updateProperties()` in the next update, before layout. Several requests result in one
    /// call.
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
        // A new view waits for its first layout from the start; the code that adds it is the cause of that.
        if CycleDetector.isCounting, flags.contains(.needsLayout) { CycleDetector.noteRequest(of: self, in: .layout) }
        setNeedsLayout()
    }

    private func rootNeedsLayout() {
        if let window = self as? UIWindow { UpdateQueue.shared.enqueue(window, in: .layout) }
    }

    /// Runs the update and a layout pass now: the default implementation of `layoutIfNeeded()`.
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
        // Calls due after a layout wait for the end of an update this one was forced from.
        let last: UpdateQueue.Phase = UpdateQueue.shared.isFlushing ? .layout : .actions
        ViewAnimation.suspend { UpdateQueue.shared.flush(through: last, including: .around(self)) }
    }
}
