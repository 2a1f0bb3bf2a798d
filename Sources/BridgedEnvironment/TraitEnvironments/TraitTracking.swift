import Foundation

/// The tracked method that is running: reads of its nodes' traits are recorded.
@MainActor package final class TraitTracking {
    /// The innermost tracked method that runs now.
    // Read and assigned in single steps on one actor.
    @exclusivity(unchecked) package static var current: TraitTracking?

    /// Whether a tracked method runs. It is read at each read of traits: a call costs less than an access from another
    /// module, which is checked.
    package static var isInProgress: Bool { current != nil }

    private let nodes: [any TraitNode]
    private let tracker = ReadTracker()
    private var collections: [UITraitCollection?]

    private init(nodes: [any TraitNode]) {
        self.nodes = nodes
        collections = Array(repeating: nil, count: nodes.count)
    }

    /// The recording collection of a tracked node, `nil` for any other node.
    func collection(for node: any TraitNode) -> UITraitCollection? {
        for index in nodes.indices where nodes[index] === node {
            let map = node.answeredMap
            // An update that the method forces may have put in force values that it reads afterwards.
            if let made = collections[index], made.map.isIdentical(to: map) { return made }
            let made = UITraitCollection(map: map, tracker: tracker)
            collections[index] = made
            return made
        }
        return nil
    }

    /// Runs `body` without recording its reads for the tracked method that led to it.
    package static func resting(_ body: () -> Void) {
        let outer = current
        current = nil
        body()
        current = outer
    }

    /// Runs `method`, records its reads of the nodes' traits and of observable objects, and has `invalidate` called
    /// when any of that changes.
    package static func run(
        _ kind: TrackedMethod.Kind, of node: any TraitNode, reading nodes: [any TraitNode],
        invalidate: @escaping @MainActor () -> Void, _ method: () -> Void
    ) {
        if EvaluationRecorder.isRecording, kind != .color { recordRun(of: kind, at: node) }
        let tracking = TraitTracking(nodes: nodes)
        let outer = current
        current = tracking
        let observed = observe(kind, of: node, changed: invalidate) { node.traitCollection.performAsCurrent(method) }
        current = outer
        tracking.tracker.finish()
        var keys = tracking.tracker.keys
        // Colours are looked up again for the traits that declare it, and for each of these.
        if kind == .color { keys = [.anyColorTrait] }
        TrackedMethod.update(kind, of: node, keys: keys, observed: observed, invalidate: invalidate)
        // A change between the read and now could not be told to the method, as it was not filed for it yet.
        if tracking.isOutdated(in: keys) { invalidate() }
    }

    /// Whether a value that was read is another one by now, as an update was forced after it was read.
    private func isOutdated(in keys: [KeyID]) -> Bool {
        for index in nodes.indices {
            guard let before = collections[index]?.map else { continue }
            let now = nodes[index].answeredMap
            if now.isIdentical(to: before) { continue }
            for key in keys where key.isChanged(from: before, to: now) { return true }
        }
        return false
    }

    /// The methods that have read something observable, by class and kind.
    private static let methods = ObservationHistory()

    /// Runs `method` and has `changed` called when something observable it read changes; `nil` if it read nothing.
    private static func observe(
        _ kind: TrackedMethod.Kind, of node: any TraitNode, changed: @escaping @MainActor () -> Void,
        _ method: () -> Void
    ) -> ObservedRun? {
        let code = ObservationHistory.Code(of: type(of: node), part: kind.rawValue)
        var run = methods.expectsReads(by: code) ? ObservedRun(changed: changed) : nil
        methods.track(code, as: run, method) { unexpected in
            run = unexpected
            return { _ in changed }
        }
        return run
    }
}

/// The reads of a tracked method of one node when it last ran.
package final class TrackedMethod: BaselineObserver, ExplainableObserver, UpdateParticipant {
    package enum Kind: UInt8 {
        case layout, properties, display, color, controllerWillLayout, controllerDidLayout, controllerProperties,
            configuration, constraints, controllerConstraints

        /// The method as its users know it.
        var methodName: String {
            switch self {
            case .layout: "layoutSubviews"
            case .properties, .controllerProperties: "updateProperties"
            case .display: "draw"
            case .color: "colors"
            case .controllerWillLayout: "viewWillLayoutSubviews"
            case .controllerDidLayout: "viewDidLayoutSubviews"
            case .configuration: "configuration update"
            case .constraints: "updateConstraints"
            case .controllerConstraints: "updateViewConstraints"
            }
        }
    }

    let kind: Kind
    private weak var node: (any TraitNode)?
    private let invalidate: @MainActor () -> Void
    /// The reads of observable objects in the last run.
    private(set) var observed: ObservedRun?

    private init(kind: Kind, node: any TraitNode, invalidate: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.node = node
        self.invalidate = invalidate
        super.init()
    }

    isolated deinit { observed?.end() }

    /// Files a method under the keys read in the run that has just ended, and no longer under those read before.
    package static func update(
        _ kind: Kind, of node: any TraitNode, keys: [KeyID], observed: ObservedRun? = nil,
        invalidate: @escaping @MainActor () -> Void
    ) {
        let known = method(kind, of: node)
        if known == nil, keys.isEmpty, observed == nil { return }
        let method = known ?? TrackedMethod(kind: kind, node: node, invalidate: invalidate)
        if known == nil { node.record.observers.append(method) }
        // Ended only now that the next one follows, so that no change in between is missed.
        method.observed?.end()
        method.observed = observed
        if keys.isEmpty {
            method.unfile()
        } else {
            method.forgetBaseline()
            node.file(method, keys: keys)
        }
    }

    /// Returns the tracked method of a node, if there is one.
    package static func method(_ kind: Kind, of node: any TraitNode) -> TrackedMethod? {
        guard let observers = node.traitRecord?.observers else { return nil }
        for case let method as TrackedMethod in observers where method.kind == kind { return method }
        return nil
    }

    override package func keysDidChange(_ changes: KeyChanges) { UpdateQueue.shared.enqueue(self, in: .handlers) }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        guard let node, let before = takeChange(to: node.committedMap) else { return }
        if EvaluationRecorder.isRecording { noteCauses(of: self, at: node, from: before, to: node.committedMap) }
        invalidate()
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) { startAfresh() }

    package var reader: ObserverDescription? { node.map { ObserverDescription($0, role: kind.methodName) } }
    package var updateSerial: UInt64? { serial }

    package var updateDepth: Int { depth { node?.scopeDepth ?? 0 } }
    override package var updateLabel: String {
        "\(kind.methodName) of \(typeName(of: node)), which reads \(keyNames)"
    }
}
