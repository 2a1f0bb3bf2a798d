/// The nodes that were given one node as their parent, in the order in which they joined. They are held weakly.
///
/// Joining and leaving take constant time.
@MainActor package final class AttachedNodes {
    private struct Entry {
        weak var node: (any AttachedNode)?
        let id: ObjectIdentifier
    }

    private var entries: [Entry?] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    package init() {}

    /// How many nodes there are at most: some may be about to leave.
    package var count: Int { indices.count }

    func add(_ node: any AttachedNode) {
        indices[ObjectIdentifier(node)] = entries.count
        entries.append(Entry(node: node, id: ObjectIdentifier(node)))
    }

    func remove(_ id: ObjectIdentifier) {
        guard let index = indices.removeValue(forKey: id) else { return }
        entries[index] = nil
        if entries.count > 16, indices.count < entries.count / 2 { compact() }
    }

    private func compact() {
        entries = entries.filter { $0 != nil }
        for (index, entry) in entries.enumerated() { if let entry { indices[entry.id] = index } }
    }

    package func forEach(_ body: (any AttachedNode) -> Void) {
        for entry in entries { if let node = entry?.node { body(node) } }
    }

    /// Lets the nodes keep their latest values, because their parent is gone.
    ///
    /// - Parameters:
    ///   - last: The scope in which the parent stood.
    ///   - parent: The parent, if it is still there.
    package func outlive(in last: Scope, leaving parent: (any AttachmentParent)? = nil) {
        let outliving = entries
        (entries, indices) = ([], [:])
        for entry in outliving {
            guard let node = entry?.node else { continue }
            // It may have joined another parent since.
            if let joined = node.attachmentParent, joined !== parent { continue }
            node.attachmentParent = nil
            node.scopeParentDidChange(from: last, hadParent: true)
        }
    }
}
