import Drawing
import Foundation
@_spi(Store) import BridgedEnvironment

/// The drawing of one item without children, kept until something it depends on changes.
@MainActor final class LeafDrawing {
    // Removed from the display list before the node is freed.
    @Unretained private(set) var node: LeafNode
    private let environment = EnvironmentObserver()
    private var list = DisplayList()
    private var size = CGSize.zero
    private var isStale = true
    private var placed: DisplayGroup?
    /// The medium for which it was drawn.
    private var medium: UInt8 = 0
    /// The drawings in other media.
    private var others: [Other] = []
    /// The number of times that the contents have changed since they were drawn.
    private var version = 0
    /// The version of the contents that `list` shows.
    private var listVersion = 0

    private struct Other {
        let medium: UInt8
        let list: DisplayList
        let version: Int
        let size: CGSize
        var isStale: Bool
        let placed: DisplayGroup?
        let keys: [KeyID]
    }
    /// The motion of the colours to those of `list`; `nil` while they are at rest.
    private var motion: PaintMotion?
    /// The change of the contents to those of `list`; `nil` while there is none.
    private var change: ContentChange?
    /// How contents became others when `list` was drawn.
    private var transition = ContentTransition.identity
    /// Whether the colours may begin to move in the update in progress.
    var mayMove = false

    init(of node: LeafNode) {
        self.node = node
        environment.keysChanged = { [weak self] in self?.environmentDidChange() }
        environment.runs(.drawing, of: node)
    }

    private func environmentDidChange() {
        invalidate()
        node.graph.feature(GraphDisplayList.self).drawingDidChange(self)
        node.layoutNode.displayDidChange()
        node.graph.displayDidChange()
    }

    /// Draws the other world's content in the item's place.
    func drawForeign(at corner: CGPoint, in context: inout DrawingContext) {
        (node as? any ForeignContentNode)?.drawForeign(at: corner, in: &context)
    }

    func invalidate() {
        if !isStale { version += 1 }
        isStale = true
        for index in others.indices { others[index].isStale = true }
    }

    /// Switches to the drawing for the medium for which the graph is laid out.
    private func enterMedium() {
        let new = node.graph.layoutContext.medium
        if new == medium { return }
        // A drawing in motion has moved on by the time it is shown again.
        let isAtRest = motion == nil && change == nil
        let left = Other(
            medium: medium, list: list, version: listVersion, size: size, isStale: isStale,
            placed: isAtRest ? placed : nil, keys: environment.keys)
        medium = new
        let known = others.firstIndex { $0.medium == new }.map { others.remove(at: $0) }
        others.append(left)
        (list, size, listVersion) = (known?.list ?? DisplayList(), known?.size ?? .zero, known?.version ?? 0)
        (isStale, placed) = (known?.isStale ?? true, isAtRest ? known?.placed : nil)
    }

    func end() {
        environment.unfile()
        motion?.stop()
        change?.stop()
        (motion, change) = (nil, nil)
    }

    /// Returns the item's drawing in a frame; `nil` if it draws nothing. Draws only if the size or a tracked value has
    /// changed.
    func group(in frame: CGRect, counting draws: inout Int) -> DisplayGroup? {
        enterMedium()
        if isStale || size != frame.size {
            draws += 1
            draw(frame.size)
        }
        if list.isEmpty { return nil }
        let effects = DisplayGroup.Effects(
            transform: CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
        if let placed, placed.effects == effects { return placed }
        let made = DisplayGroup(shown(list, in: medium), effects: effects)
        placed = made
        return made
    }

    private func draw(_ size: CGSize) {
        isStale = false
        self.size = size
        listVersion = version
        let tracker = ReadTracker()
        let map = node.scope.map
        var values = EnvironmentValues(map: map)
        values.tracker = tracker
        var context = DrawingContext()
        node.draw(in: &context, size: size, environment: values)
        tracker.finish()
        environment.file(in: node.scope, keys: keysInAllMedia(tracker.keys))
        defer { if !environment.keysChanged(since: map).isEmpty { environmentDidChange() } }
        let new = context.finish()
        if new == list { return }
        let old = list
        list = new
        placed = nil
        // Colours that change without an animation do so at once. Motions go on during a picture that does not last.
        if PassingLayout.isInProgress || mayMove { return }
        if let motion, !motion.leads(to: list.paints) { endMotion() }
        if hasContentTransition { transition = EnvironmentValues(map: node.scope.map).contentTransition }
        if change != nil, old.words == nil || old.words != list.words { endChange() }
    }

    private func keysInAllMedia(_ keys: [KeyID]) -> [KeyID] {
        var all = keys
        for other in others { for key in other.keys where !all.contains(key) { all.append(key) } }
        return all
    }

    private var hasContentTransition: Bool { node is TextNode || node is ImageNode }

    private func endChange() {
        change?.stop()
        change = nil
    }

    // MARK: Colours that move

    /// Returns the drawing in a medium as presented, with its colours and contents in motion.
    private func shown(_ list: DisplayList, in medium: UInt8) -> DisplayList {
        let painted: DisplayList
        if let motion, motion.isMoving, let paints = motion.shown(list.paints) {
            painted = list.painted(with: paints)
        } else {
            painted = list
        }
        guard let change, change.isMoving else { return painted }
        return change.shown(painted, in: medium)
    }

    /// The presented drawings of the same contents, in each medium in which they were drawn.
    private var shownInMedia: [UInt8: DisplayList] {
        var lists = [medium: shown(list, in: medium)]
        for other in others where other.version == listVersion && !other.list.isEmpty {
            lists[other.medium] = shown(other.list, in: other.medium)
        }
        return lists
    }

    /// Whether there is something from which colours can move.
    var hasColors: Bool { !list.isEmpty && node.layoutNode.content != .foreign }

    /// Draws the item, and moves its colours from those presented until now.
    func moveColors(under transaction: Transaction, counting draws: inout Int) {
        enterMedium()
        let (old, oldShown) = (list, shownInMedia)
        let before = list.paints
        let wasShown = motion?.isMoving == true ? motion?.shown(before) : nil
        if isStale {
            draws += 1
            draw(size)
        }
        mayMove = false
        changeContents(from: old, shownAs: oldShown, under: transaction)
        let after = list.paints
        if let motion, motion.leads(to: after) { return }
        if motion == nil, before == after || transaction.effectiveAnimation == nil { return }
        let environment = EnvironmentValues(map: node.scope.map)
        if motion?.move(to: after, under: transaction, environment: environment) != true {
            endMotion()
            begin(from: before, shownAs: wasShown, to: after, under: transaction, environment)
        }
        if motion?.isMoving != true { motion = nil }
        placed = nil
        node.layoutNode.displayDidChange()
        node.graph.displayDidChange()
    }

    /// Begins the environment's content transition, if the contents have changed.
    private func changeContents(
        from old: DisplayList, shownAs shown: [UInt8: DisplayList], under transaction: Transaction
    ) {
        if !hasContentTransition { return }
        let environment = EnvironmentValues(map: node.scope.map)
        let last = transition
        transition = environment.contentTransition
        if transition == .identity, change == nil { return }
        if old == list || old.hasContents(of: list) { return }
        endChange()
        placed = nil
        guard transaction.effectiveAnimation != nil, let style = transition.style(from: old, to: list, since: last)
        else { return }
        let new = ContentChange(from: shown, in: medium, style, under: transaction, environment: environment) {
            [weak self] in self?.contentsDidChange()
        }
        if new.isMoving { change = new }
    }

    private func contentsDidChange() {
        if change?.isMoving != true { change = nil }
        colorsDidMove()
    }

    private func begin(
        from before: [PaintUse], shownAs shown: [Paint]?, to after: [PaintUse], under transaction: Transaction,
        _ environment: EnvironmentValues
    ) {
        let start = shown.map { zip(before, $0).map { PaintUse($0.kind, $1) } } ?? before
        guard let new = PaintMotion(from: start, to: after) else { return }
        new.onStep = { [weak self] in self?.colorsDidMove() }
        if new.move(to: after, under: transaction, environment: environment) { motion = new }
    }

    private func colorsDidMove() {
        if motion?.isMoving != true { motion = nil }
        placed = nil
        node.layoutNode.displayDidChange()
        node.graph.displayDidChange()
    }

    private func endMotion() {
        motion?.stop()
        motion = nil
        placed = nil
    }
}
