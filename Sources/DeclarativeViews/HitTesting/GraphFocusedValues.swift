import Observation
import BridgedEnvironment

/// How the views of one graph share focused values with the others of their window.
@MainActor package final class GraphFocusedValues: GraphFeature {
    package static let slot = GraphFeatureSlot()

    // The graph owns this, and this is notified of the ends of views while the graph is freed, when a checked
    // reference could not be read.
    private unowned(unsafe) let graph: ViewGraph
    private weak var known: WindowFocusedValues?
    /// The views of the graph that offer values.
    private var writers: [ObjectIdentifier: any FocusedValueWriter] = [:]
    /// Notifies readers of another window.
    private let windows = ObservedChange()
    private var isWaiting = false

    package init(of graph: ViewGraph) { self.graph = graph }

    /// The values of the window; running code is notified of another window. `nil` outside of windows.
    var ofWindow: WindowFocusedValues? {
        windows.access()
        return follow()
    }

    private func follow() -> WindowFocusedValues? {
        if known == nil { known = graph.unlessEnding?.feature(GraphFocus.self).delegate?.focusedValues }
        return known
    }

    /// The views are in another window, or in none.
    package func windowDidChange() {
        let before = known
        known = nil
        for writer in writers.values { before?.remove(writer) }
        if !writers.isEmpty {
            for writer in writers.values where writer.offersAlways { follow()?.add(writer) }
            before?.update()
            updateLater()
        }
        windows.note()
    }

    /// A view offers values from now on.
    func add(_ writer: any FocusedValueWriter) {
        writers[ObjectIdentifier(writer)] = writer
        if writer.offersAlways { follow()?.add(writer) }
        updateLater()
    }

    /// A view no longer offers values.
    func remove(_ writer: any FocusedValueWriter) {
        writers[ObjectIdentifier(writer)] = nil
        known?.remove(writer)
        updateLater()
    }

    /// Reads the offered values after the update, as they have changed.
    func updateLater() {
        guard !isWaiting, let graph = graph.unlessEnding, let root = graph.rootNode else { return }
        isWaiting = true
        graph.actions.add(.gone, of: root) { [weak self] in
            self?.isWaiting = false
            self?.follow()?.update()
        }
    }

    package func graphWillEnd() {
        for writer in writers.values { known?.remove(writer) }
        writers = [:]
        known?.update()
    }
}

/// A change that code can observe by reading it.
final class ObservedChange: Observable {
    private let registrar = ObservationRegistrar()

    /// Registers the running code for the next change.
    func access() { registrar.access(self, keyPath: \.self) }

    /// Tells of a change, which `change` makes.
    func note(_ change: () -> Void = {}) { registrar.withMutation(of: self, keyPath: \.self, change) }
}
