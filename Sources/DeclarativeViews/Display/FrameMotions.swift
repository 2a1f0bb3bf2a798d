import Foundation
import LayoutEngine
import Motion
import BridgedEnvironment

/// The items of a graph that are animated from their former frames to those of the last layout.
///
/// An animated layout is performed once, with the final values. Drawing then interpolates each item without children,
/// and each that is drawn as one with its effects, from its former frame. Layout is not involved.
@MainActor final class FrameMotions: GraphFeature {
    static let slot = GraphFeatureSlot()

    private struct Motion {
        // Retained during the animation, so that no other item gets its identity.
        let item: LayoutNode
        let frame: AnimatableAttribute<CGRect.AnimatableData>

        /// Ends the animation. The item is then drawn in its frame.
        @MainActor func stop() {
            frame.stop()
            item.displayDidChange()
        }
    }

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var motions: [ObjectIdentifier: Motion] = [:]
    /// The frames of items before each of the layouts in progress, the outermost first; `nil` if nothing will move.
    private var framesBefore: [[ObjectIdentifier: CGRect]?] = []
    /// The transaction of the update that last changed the layout, if it may animate anything.
    private var wanted: (transaction: Transaction, update: UpdateID)?

    init(of graph: ViewGraph) { self.graph = graph }

    private var top: LayoutNode? { graph.root?.layoutRoot.node }

    /// Keeps the transaction, if it may animate the changes.
    func updateDidChangeLayout() {
        let transaction = ChangeQueue.shared.applied
        let isAnimated = transaction.effectiveAnimation != nil
        guard isAnimated || graph.adjusters.mayAdjustUpdate else { return }
        if wanted == nil || isAnimated { wanted = (transaction, .current) }
    }

    func layoutWillBegin() {
        guard wanted != nil, let top else { return framesBefore.append(nil) }
        var frames: [ObjectIdentifier: CGRect] = [:]
        for unit in top.paintedUnits where unit.item.isPlaced { frames[ObjectIdentifier(unit.item)] = unit.frame }
        framesBefore.append(frames)
    }

    /// Begins animations of the items that the layout has moved.
    func layoutDidEnd() {
        let before = framesBefore.removeLast()
        let wanted = self.wanted
        self.wanted = nil
        // Motions in progress are not disturbed by a picture.
        if PassingLayout.isInProgress { return }
        if before == nil, motions.isEmpty { return }
        let graph = graph
        var owners: [ObjectIdentifier: _ViewNode]?
        var gone = Set(motions.keys)
        for unit in top?.paintedUnits ?? [] {
            let id = ObjectIdentifier(unit.item)
            gone.remove(id)
            let old = motions[id].map { CGRect($0.frame.target) } ?? before?[id]
            guard let old, old != unit.frame else { continue }
            var transaction = Transaction()
            if let wanted {
                let table = owners ?? graph.itemOwners
                owners = table
                transaction = table[id]?.transaction(of: wanted.update, under: wanted.transaction) ?? wanted.transaction
            }
            move(unit.item, from: old, to: unit.frame, under: transaction)
        }
        for id in gone { motions.removeValue(forKey: id)?.stop() }
    }

    // MARK: Items that begin elsewhere

    /// Whether a layout is in progress in which items begin to move.
    var isRecording: Bool { framesBefore.last.map { $0 != nil } ?? false && !PassingLayout.isInProgress }

    /// Lets the drawings inside new items start to move from their last frames in the layout in progress.
    func addFormerFrames(inside items: [LayoutNode]) {
        guard let level = framesBefore.indices.last, framesBefore[level] != nil else { return }
        for item in items {
            var base = CGPoint.zero
            var next = item.parent
            while let node = next {
                let origin = node.restingFrame.origin
                base = CGPoint(x: base.x + origin.x, y: base.y + origin.y)
                next = node.parent
            }
            for unit in item.paintedUnits where unit.item.isPlaced {
                framesBefore[level]?[ObjectIdentifier(unit.item)] = unit.frame.offsetBy(dx: base.x, dy: base.y)
            }
        }
    }

    /// Returns how far the drawings inside items still are from their position and size; `nil` if they do not move.
    func way(of items: [LayoutNode]) -> CGRect? {
        if motions.isEmpty { return nil }
        var frames = CGRect.null
        var shown = CGRect.null
        var isMoving = false
        for item in items {
            for unit in item.paintedUnits {
                frames = frames.union(unit.frame)
                guard let frame = motions[ObjectIdentifier(unit.item)]?.frame else {
                    shown = shown.union(unit.frame)
                    continue
                }
                isMoving = true
                let (now, target) = (CGRect(frame.presented), CGRect(frame.target))
                shown = shown.union(
                    CGRect(
                        x: unit.frame.minX + now.minX - target.minX, y: unit.frame.minY + now.minY - target.minY,
                        width: max(0, unit.frame.width + now.width - target.width),
                        height: max(0, unit.frame.height + now.height - target.height)))
            }
        }
        if !isMoving || frames.isNull || shown.isNull { return nil }
        return CGRect(
            x: shown.minX - frames.minX, y: shown.minY - frames.minY, width: shown.width - frames.width,
            height: shown.height - frames.height)
    }

    private func move(_ item: LayoutNode, from old: CGRect, to new: CGRect, under transaction: Transaction) {
        let id = ObjectIdentifier(item)
        guard let animation = transaction.effectiveAnimation else {
            if let motion = motions.removeValue(forKey: id) {
                motion.stop()
                showInNewSize(item)
            }
            return
        }
        let frame = motions[id]?.frame ?? AnimatableAttribute(old.animatableData)
        motions[id] = Motion(item: item, frame: frame)
        frame.onStep = { [weak self, weak graph = graph, unowned frame] in
            item.displayDidChange()
            if !frame.isAnimating { self?.motions[id] = nil }
            graph?.displayDidChange()
        }
        frame.retarget(
            to: new.animatableData, animation: animation, trackers: transaction.trackers, clock: graph.clock)
        if !frame.isAnimating { motions[id] = nil }
        if old.size != new.size { showInNewSize(item) }
        item.displayDidChange()
    }

    /// Redraws an item: laid out in another size, it may look different in the same one.
    private func showInNewSize(_ item: LayoutNode) {
        let displayList: GraphDisplayList = graph.feature()
        displayList.itemTookOtherSize(item)
    }

    /// Returns an item's offset from its position and the size in which it is shown; `nil` if it does not move.
    func presented(_ item: LayoutNode) -> (offset: CGPoint, size: CGSize)? {
        if motions.isEmpty { return nil }
        guard let frame = motions[ObjectIdentifier(item)]?.frame else { return nil }
        let (shown, target) = (CGRect(frame.presented), CGRect(frame.target))
        var (width, height) = (shown.width, shown.height)
        if PassingLayout.isInProgress {
            // In a layout for a picture the item is as far from its position and its size as it is from those it moves
            // to.
            width += item.placedSize.width - target.width
            height += item.placedSize.height - target.height
        }
        return (
            CGPoint(x: shown.origin.x - target.origin.x, y: shown.origin.y - target.origin.y),
            CGSize(width: max(0, width), height: max(0, height))
        )
    }

    /// The number of moving items.
    var count: Int { motions.count }

    /// Ends all animations.
    func graphDidEnd() {
        for motion in motions.values { motion.stop() }
        motions = [:]
    }
}

extension CGRect {
    fileprivate init(_ data: CGRect.AnimatableData) {
        self.init()
        animatableData = data
    }
}

extension LayoutNode {
    /// Whether the item and everything in it are drawn as one, with the item's effects.
    final var isPaintedAsOne: Bool { hasEffects || contentVisibility == .clipped }

    /// The units that are drawn below this item, in painting order, with their frames in the coordinates of the
    /// outermost item's parent, without effects.
    ///
    /// Costs a step for each item.
    final var paintedUnits: [(item: LayoutNode, frame: CGRect)] {
        var units: [(item: LayoutNode, frame: CGRect)] = []
        var stack: [(item: LayoutNode, origin: CGPoint)] = [(self, .zero)]
        var children: [LayoutNode] = []
        while let (item, origin) = stack.popLast() {
            if item.contentVisibility == .hidden { continue }
            var frame = item.frame
            let moved = item.effectOffset
            frame.origin.x += origin.x - moved.x
            frame.origin.y += origin.y - moved.y
            if item is LeafLayoutNode || item.isPaintedAsOne { units.append((item, frame)) }
            children.removeAll(keepingCapacity: true)
            item.appendChildrenBackToFront(to: &children)
            for child in children.reversed() { stack.append((child, frame.origin)) }
        }
        return units
    }
}

extension ViewGraph {
    /// The items that are animated to their frames.
    var motions: FrameMotions { feature() }

    /// The node of each layout item. Costs a step for each node.
    fileprivate var itemOwners: [ObjectIdentifier: _ViewNode] {
        var owners: [ObjectIdentifier: _ViewNode] = [:]
        var items: [LayoutNode] = []
        rootNode?.walk { node in
            items.removeAll(keepingCapacity: true)
            if node.appendItems(to: &items) { for item in items { owners[ObjectIdentifier(item)] = node } }
            return .below
        }
        return owners
    }
}
