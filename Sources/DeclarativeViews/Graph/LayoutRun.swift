import LayoutEngine
import BridgedEnvironment

/// Client code that runs as part of a layout: a custom layout, or the function of an alignment guide.
///
/// Its reads are tracked like those of a body: when one changes, the node is laid out again. Although the code has no
/// isolation, layouts run on the main actor, because hosting views perform them there.
enum LayoutRun {
    /// The node whose code is running; `nil` while a body runs inside it.
    // Used on the main actor only.
    nonisolated(unsafe) static var node: Unmanaged<_ViewNode>?

    /// The code that has read something observable.
    private static let history = ObservationHistory()

    /// Runs `body`, which is code of `node`.
    ///
    /// - Parameter code: Identifies the code among other code of the node.
    static func track<Result>(_ node: _ViewNode, code: UInt, _ body: () -> Result) -> Result {
        MainContext.assertCurrent()
        let outer = self.node
        // The caller retains the node.
        self.node = .passUnretained(node)
        GraphActivity.beginLayout()
        defer {
            self.node = outer
            GraphActivity.endLayout()
        }
        let isExpected = history.expectsReads(by: .init(code))
        let run = MainActor.assumeIsolated { node.graph.layoutReads.run(of: node, isExpected: isExpected) }
        return history.track(.init(code), as: run, body) { run in
            MainActor.assumeIsolated {
                // The code may have ended the life of its own node.
                node.isTornDown ? ObservedRuns.note(for: node) : node.graph.layoutReads.of(node).begin(run)
            }
        }
    }

    /// The node whose code is running as part of a layout on this thread.
    private static var current: _ViewNode? {
        guard GraphActivity.isLayingOut, MainContext.isCurrent else { return nil }
        return node?.takeUnretainedValue()
    }

    /// Whether client code is running as part of a layout on this thread.
    static var isCurrent: Bool { current != nil }

    /// Records a read of a source. Returns whether client code in a layout is reading it.
    static func noteRead(of source: any BindingSource) -> Bool {
        guard let node = current else { return false }
        // Used only within this call, on the actor that was found to be current.
        nonisolated(unsafe) let source = source
        MainActor.assumeIsolated {
            if !node.isTornDown { node.graph.layoutReads.of(node).follow(source) }
        }
        return true
    }

    /// Records a read of an object's published property, if client code in a layout is reading it.
    static func notePublished(by object: AnyObject) {
        guard let node = current else { return }
        // Used only within this call, on the actor that was found to be current.
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
            guard !node.isTornDown,
                let publisher = (object as? any ObservableObject)?.objectWillChange as? ObservableObjectPublisher
            else { return }
            node.graph.layoutReads.of(node).follow(publisher)
        }
    }
}

/// A node with client code that runs in layouts.
@MainActor protocol LayoutReadingNode: _ViewNode {
    /// The number of layout items that run the code.
    var readingItemCount: Int { get }
    /// Called when something the code has read changes: its items must be laid out again.
    func layoutReadsDidChange()
}

extension LayoutReadingNode {
    /// Called when the node is updated because something its code has read changed.
    func answerLayoutReads() {
        if EvaluationRecorder.isRecording { _ = EvaluationRecorder.takeNotes(for: self) }
        didRun()
        layoutReadsDidChange()
    }
}

extension _ViewNode: LayoutClient {
    package nonisolated final func followReads<Result>(code: UInt, _ body: () -> Result) -> Result {
        assert(MainActor.assumeIsolated { !isTornDown }, "The items of a node that is gone must be withdrawn.")
        return LayoutRun.track(self, code: code, body)
    }
}
