import Foundation
import Observation
import UnifiedStorage

/// The tracked method that is running: reads of its nodes' traits are recorded.
@MainActor final class TraitTracking {
    /// The innermost tracked method that runs now.
    // Read by every read of a node's traits: loaded and stored whole, so access need not be checked.
    @exclusivity(unchecked) static var current: TraitTracking?

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
            if let made = collections[index] { return made }
            let map = node.answeredMap
            let made = UITraitCollection(map: map, tracker: tracker)
            collections[index] = made
            return made
        }
        return nil
    }

    /// Runs `method`, records what it reads of the nodes' traits and of observable objects, and has `invalidate`
    /// called when any of that changes.
    static func run(
        _ kind: TrackedMethod.Kind, of node: any TraitNode, reading nodes: [any TraitNode],
        invalidate: @escaping @MainActor () -> Void, _ method: () -> Void
    ) {
        let changed =
            EvaluationRecorder.isRecording && kind != .color
            ? recordRun(of: kind, at: node, then: invalidate) : invalidate
        let tracking = TraitTracking(nodes: nodes)
        let outer = current
        current = tracking
        withObservationTracking {
            node.traitCollection.performAsCurrent(method)
        } onChange: {
            MainContext.runNowOrSoon(changed)
        }
        current = outer
        tracking.tracker.finish()
        var keys = tracking.tracker.keys
        // Only traits that say so have colours looked up again.
        if kind == .color { keys.removeAll { !$0.affectsColorAppearance } }
        TrackedMethod.update(kind, of: node, keys: keys, invalidate: invalidate)
    }
}

/// What a tracked method of one node read when it last ran.
final class TrackedMethod: BaselineDependent, ReadingDependent, UpdateParticipant {
    enum Kind: Hashable {
        case layout, properties, display, color, controllerWillLayout, controllerDidLayout, controllerProperties,
            configuration

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
            }
        }
    }

    let kind: Kind
    private weak var node: (any TraitNode)?
    private let invalidate: @MainActor () -> Void

    private init(kind: Kind, node: any TraitNode, invalidate: @escaping @MainActor () -> Void) {
        self.kind = kind
        self.node = node
        self.invalidate = invalidate
        super.init()
    }

    static func update(
        _ kind: Kind, of node: any TraitNode, keys: [KeyID], invalidate: @escaping @MainActor () -> Void
    ) {
        let known = node.traitRecord?.dependents.first { ($0 as? TrackedMethod)?.kind == kind }
        if keys.isEmpty {
            known?.unfile()
            return
        }
        if let known = known as? TrackedMethod {
            known.baseline = nil
            node.file(known, keys: keys)
        } else {
            let made = TrackedMethod(kind: kind, node: node, invalidate: invalidate)
            node.record.dependents.append(made)
            node.file(made, keys: keys)
        }
    }

    override func keysDidChange(_ keys: [KeyID]) { UpdateQueue.shared.enqueue(self, in: .handlers) }

    func performUpdate(in phase: UpdateQueue.Phase) {
        guard let before = baseline else { return }
        baseline = nil
        guard let node else { return }
        let after = node.committedMap
        if hasKey(where: { $0.isChanged(from: before, to: after) }) {
            if EvaluationRecorder.isRecording { noteCauses(of: self, at: node, from: before, to: after) }
            invalidate()
        }
    }

    func abandonUpdate(in phase: UpdateQueue.Phase) { baseline = nil }

    var reader: DependentReader? { node.map { DependentReader($0, role: kind.methodName) } }
    var updateSerial: UInt64? { serial }

    var updateDepth: Int { depth { node?.scopeDepth ?? 0 } }
    var updateLabel: String {
        "\(kind) of \(node.map { String(describing: type(of: $0)) } ?? "a node that is gone")"
    }
}

extension KeyID {
    /// Whether the key is a trait that takes part in resolving colours.
    var affectsColorAppearance: Bool {
        (type as? any UITraitDefinition.Type)?.affectsColorAppearance ?? false
    }
}
