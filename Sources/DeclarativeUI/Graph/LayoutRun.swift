import LayoutEngine
import UnifiedStorage

/// Client code that runs as a part of a layout: a layout of the client's, or the function of an alignment guide.
///
/// What it reads is followed as what a body reads is: the node it belongs to lays out again when any of that changes.
/// Layouts run on the main actor, which hosts drive them on, although their code has no isolation.
enum LayoutRun {
    /// The node whose code runs now; `nil` while a body runs inside it.
    // Used on the main actor only. Set around each run; loaded and stored whole, so access need not be checked.
    @exclusivity(unchecked) nonisolated(unsafe) static var node: Unmanaged<_ViewNode>?

    /// The code that has read something observable.
    private static let history = ObservationHistory()

    /// Runs `body`, which is code of `node`.
    ///
    /// - Parameter code: what the code is told from others by.
    static func track<Result>(_ node: _ViewNode, code: UInt, _ body: () -> Result) -> Result {
        MainContext.assertCurrent()
        let outer = self.node
        // The caller keeps the node.
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

    /// The node whose code is a part of a layout and runs here.
    private static var current: _ViewNode? {
        guard GraphActivity.isLayingOut, MainContext.isCurrent else { return nil }
        return node?.takeUnretainedValue()
    }

    /// Whether it is client code in a layout that runs here.
    static var isCurrent: Bool { current != nil }

    /// Notes that the value of a source is read; returns whether it is client code in a layout that reads it.
    static func noteRead(of source: any BindingSource) -> Bool {
        guard let node = current else { return false }
        // Used within this call only, on the actor it was found to be on.
        nonisolated(unsafe) let source = source
        MainActor.assumeIsolated {
            if !node.isTornDown { node.graph.layoutReads.of(node).follow(source) }
        }
        return true
    }

    /// Notes that a published property of an object is read, if it is client code in a layout that reads it.
    static func notePublished(by object: AnyObject) {
        guard let node = current else { return }
        // As above.
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
            guard !node.isTornDown, let publisher = (object as? any ObservableObject)?.objectWillChange else { return }
            node.graph.layoutReads.of(node).follow(publisher)
        }
    }
}

/// A node with client code that runs in layouts.
@MainActor protocol LayoutReadingNode: _ViewNode {
    /// How many layout items run the code.
    var readingItemCount: Int { get }
    /// What the code read has changed: its items are to be laid out again.
    func layoutReadsDidChange()
}

extension LayoutReadingNode {
    /// The node's turn in an update has come, as what its code read has changed.
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
