import Foundation

/// One registration for trait changes, filed where its node stands.
package final class TraitRegistration: BaselineObserver, ExplainableObserver, UpdateParticipant {
    private weak var node: (any TraitNode)?
    private var deliver: ((any UITraitEnvironment, UITraitCollection) -> Void)?
    /// The public token, which so lives as long as the registration, independent of other owners.
    private var token: TraitChangeToken?

    init(node: any TraitNode, deliver: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.node = node
        self.deliver = deliver
        super.init()
    }

    /// The public token of this registration.
    func makeToken() -> TraitChangeToken {
        let token = TraitChangeToken(self)
        self.token = token
        return token
    }

    /// Ends the registration for good.
    package func end() {
        deliver = nil
        token = nil
        unfile()
    }

    override package func keysDidChange(_ changes: KeyChanges) { UpdateQueue.shared.enqueue(self, in: .handlers) }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        guard let node, let before = takeChange(to: node.committedMap), let deliver, node.receivesTraitChanges
        else { return }
        UpdateWork.count(5)
        if EvaluationRecorder.isRecording { recordRun(of: self, at: node, from: before, to: node.committedMap) }
        let previous = UITraitCollection.previous(for: before)
        TraitTracking.resting {
            node.traitCollection.performAsCurrent { deliver(node.environment, previous) }
        }
    }

    package func abandonUpdate(in phase: UpdateQueue.Phase) { startAfresh() }

    package var reader: ObserverDescription? { node.map { ObserverDescription($0, role: "trait change handler") } }

    /// Changes reach the registrations of a node in any order; they run in the order they were made.
    package var updateSerial: UInt64? { serial }

    package var updateDepth: Int { depth { node?.scopeDepth ?? 0 } }
    override package var updateLabel: String {
        "trait change handler of \(typeName(of: node)) for \(keyNames)"
    }
}

/// The type of a node, for reports.
@MainActor func typeName(of node: (any TraitNode)?) -> String {
    node.map { String(describing: type(of: $0)) } ?? "a node that is gone"
}

/// The public token of a registration, which owns it. A copy is the same registration.
final class TraitChangeToken: NSObject, UITraitChangeRegistration {
    /// `nil` once the registration ended, or the observed object has gone.
    private(set) weak var registration: TraitRegistration?

    init(_ registration: TraitRegistration) { self.registration = registration }

    nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITraitCollection {
    @MainActor private static var lastPrevious: UITraitCollection?

    /// The collection of values a node had before; handlers of one change share one object.
    @MainActor static func previous(for map: PropertyMap) -> UITraitCollection {
        if let last = lastPrevious, last.map.isIdentical(to: map) { return last }
        let collection = UITraitCollection(map: map)
        lastPrevious = collection
        UpdateQueue.shared.atEnd { lastPrevious = nil }
        return collection
    }
}
