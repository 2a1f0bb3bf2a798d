import Foundation
import LayoutEngine
import BridgedEnvironment

/// The key of views that share a frame.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The views of a graph that share frames. A layout costs a step for each view of the groups in which something moved.
@MainActor final class MatchedGeometry: ChildFeature {
    static let slot = GraphFeatureSlot()

    private struct Group {
        /// In the order in which they came.
        var members: [any MatchedMember] = []
        /// The source of the last layout.
        weak var source: (any MatchedMember)?
        /// Where a source was shown that is gone since the last layout.
        var goneFrame: CGRect?
        /// Whether a new source is laid out in the frame of its predecessor.
        var isStaged = false
        var hasReported = false
    }

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var groups: [MatchedKey: Group] = [:]
    /// The groups of more than one view.
    private var crowded: Set<MatchedKey> = []
    /// The groups that are to be looked at after the next layout.
    private var noted: Set<MatchedKey> = []
    /// Whether views have begun to leave, or have come back, since the last layout.
    private var orderHasChanged = false
    private var hasReportedLoop = false

    init(of graph: ViewGraph) { self.graph = graph }

    // MARK: Members

    func add(_ member: any MatchedMember, to key: MatchedKey) {
        groups[key, default: Group()].members.append(member)
        if groups[key]?.members.count == 2 { crowded.insert(key) }
        noted.insert(key)
    }

    /// Takes a view out of a group, at the latest when its life ends.
    func remove(_ member: any MatchedMember, from key: MatchedKey) {
        guard var group = groups[key] else { return }
        if group.source === member {
            // The graph itself may be ending, in which nothing is animated.
            group.goneFrame = member.graph.mayAnimateUpdate ? shownFrame(of: member) : nil
            group.source = nil
        }
        group.members.removeAll { $0 === member }
        if group.members.count == 1 { crowded.remove(key) }
        let isKept = !group.members.isEmpty || group.goneFrame != nil
        groups[key] = isKept ? group : nil
        if isKept { noted.insert(key) }
    }

    /// Checks a group after the next layout.
    func note(_ key: MatchedKey) {
        if crowded.contains(key) { noted.insert(key) }
    }

    func orderDidChange(below node: _ViewNode) { orderHasChanged = true }

    // MARK: Layouts

    func itemsWerePlaced(round: Int) -> Bool {
        if orderHasChanged { noted.formUnion(crowded) }
        orderHasChanged = false
        if noted.isEmpty { return false }
        let keys = noted
        noted = []
        var hasChanged = false
        for key in keys where place(key) { hasChanged = true }
        if !hasChanged || round < SettlingLimit.placements.rounds { return hasChanged }
        // The next layout goes on.
        noted.formUnion(keys)
        if !hasReportedLoop {
            hasReportedLoop = true
            RuntimeIssue.report(
                "matched-geometry", unsettled: "The frame that views share",
                outcome: "they are where the last round put them",
                course: "A view took a frame, and so moved the one it took it from",
                advice: "Do not have a source lie in a view that takes its frame")
        }
        return false
    }

    func layoutDidEnd() {
        if groups.isEmpty { return }
        for (key, group) in groups where group.goneFrame != nil {
            if group.members.isEmpty { groups[key] = nil } else { groups[key]?.goneFrame = nil }
        }
    }

    /// Gives the views of a group the frame of their source. Returns whether something must be placed again.
    private func place(_ key: MatchedKey) -> Bool {
        guard var group = groups[key] else { return false }
        defer { groups[key] = group }
        let sources = group.members.filter { $0.isSource && $0.isInserted }
        report(sources.count, key, &group)
        guard let source = sources.first else {
            group.source = nil
            group.isStaged = false
            return follow(nil, in: group)
        }
        if group.members.count == 1, !group.isStaged, group.goneFrame == nil {
            // A view that is alone leads none, so its frame is not needed.
            group.source = source
            source.hasBeenPlaced = true
            return source.take(nil)
        }
        guard let frame = source.ownFrame else { return follow(nil, in: group) }
        if group.isStaged {
            // Its contents are now in the frames of its predecessor's, from where they move to their own.
            group.isStaged = false
            graph.motions.addFormerFrames(inside: source.matchedItems)
            noted.insert(key)
            return source.take(nil)
        }
        if group.source !== source {
            let former = group.source.map { shownFrame(of: $0) } ?? group.goneFrame
            group.goneFrame = nil
            let isNew = !source.hasBeenPlaced
            let isReplaced = group.source.map { !$0.isInserted } ?? true
            group.source = source
            source.hasBeenPlaced = true
            if isNew, isReplaced, let former, graph.motions.isRecording {
                group.isStaged = true
                noted.insert(key)
                return source.take(former)
            }
        }
        for member in group.members { member.hasBeenPlaced = true }
        return follow(frame, in: group)
    }

    /// Gives all views of a group but its source a frame; other sources keep their own.
    private func follow(_ frame: CGRect?, in group: Group) -> Bool {
        var hasChanged = false
        for member in group.members {
            let follows = member !== group.source && !(member.isSource && member.isInserted)
            if member.take(follows ? frame : nil) { hasChanged = true }
        }
        return hasChanged
    }

    /// Where a view is shown now, on its way or not.
    private func shownFrame(of member: any MatchedMember) -> CGRect? {
        guard let frame = member.ownFrame else { return nil }
        guard let way = member.graph.motions.way(of: member.matchedItems) else { return frame }
        return CGRect(
            x: frame.minX + way.minX, y: frame.minY + way.minY, width: max(0, frame.width + way.width),
            height: max(0, frame.height + way.height))
    }

    private func report(_ count: Int, _ key: MatchedKey, _ group: inout Group) {
        if count <= 1 {
            group.hasReported = false
        } else if !group.hasReported {
            group.hasReported = true
            RuntimeIssue.report(
                "matched-geometry",
                "In the group of \(key.id) one of the views that are there may be the source of the frame, not "
                    + "\(count); the one that came first is. Give the others isSource: false.")
        }
    }

    func graphDidEnd() { (groups, crowded, noted) = ([:], [], []) }

    func checkInvariants() {
        for (key, group) in groups {
            precondition(crowded.contains(key) == (group.members.count > 1), "Groups of several views are not known.")
        }
        if orderHasChanged { return }
        for key in crowded.subtracting(noted) {
            guard let group = groups[key] else { continue }
            precondition(!group.isStaged, "A view that came is kept where the one before it was.")
            let sources = group.members.filter { $0.isSource && $0.isInserted }
            guard let frame = sources.first?.ownFrame else { continue }
            for member in group.members where !sources.contains(where: { $0 === member }) && member.isInserted {
                let isThere = member.matchedItems.allSatisfy { $0.layout.target == frame }
                precondition(isThere, "A view takes another frame than that of its source.")
            }
        }
    }
}

extension ViewGraph {
    /// The views that share frames.
    var matching: MatchedGeometry { feature() }
}
