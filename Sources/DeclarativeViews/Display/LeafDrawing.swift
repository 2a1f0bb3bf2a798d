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
    /// The version of the contents that `list` shows; see `alteredVersion`.
    private var listVersion = 0
    /// The version of drawings made for a picture with other traits or in another size: nobody has seen the contents so.
    private static let alteredVersion = -1

    /// A drawing of the item for a medium.
    private struct Drawing {
        let medium: UInt8
        let list: DisplayList
        let size: CGSize
        /// The version of the contents that `list` shows.
        let version: Int
    }

    /// The drawing for a medium that was left.
    private struct Other {
        let drawing: Drawing
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
    /// The drawing that was seen before one for an altered picture took its place.
    private var replaced: Drawing?
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

    /// Draws the other world's content in the item's frame.
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
            drawing: present, isStale: isStale, placed: isAtRest ? placed : nil, keys: environment.keys)
        medium = new
        let known = others.firstIndex { $0.drawing.medium == new }.map { others.remove(at: $0) }
        others.append(left)
        let drawing = known?.drawing
        (list, size, listVersion) = (drawing?.list ?? DisplayList(), drawing?.size ?? .zero, drawing?.version ?? 0)
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
        } else if listVersion == Self.alteredVersion, !PassingLayout.isAltered {
            listVersion = version
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
        if !PassingLayout.isAltered {
            replaced = nil
        } else if listVersion != Self.alteredVersion, !list.isEmpty {
            replaced = present
        }
        isStale = false
        self.size = size
        listVersion = PassingLayout.isAltered ? Self.alteredVersion : version
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
        if mayMove || PassingLayout.isAltered { return }
        if hasContentTransition { transition = EnvironmentValues(map: node.scope.map).contentTransition }
        // Motions go on during a picture that does not last.
        if PassingLayout.isInProgress { return }
        // Colours that change without an animation do so at once.
        if let motion, !motion.leads(to: list.paints) { endMotion() }
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

    /// The drawing for the present medium.
    private var present: Drawing { Drawing(medium: medium, list: list, size: size, version: listVersion) }

    /// The drawing of the latest contents that were seen, in the present medium or, if they were seen only there as in
    /// a picture, in another one; `nil` if none were seen.
    private var seen: Drawing? { drawingsSeen.max { $0.version < $1.version } }

    /// The drawings that were seen, one for each medium, that of the present one first.
    private var drawingsSeen: [Drawing] {
        ([present] + [replaced].compactMap { $0 } + others.map(\.drawing)).filter {
            $0.version != Self.alteredVersion && !$0.list.isEmpty
        }
    }

    /// The presented drawings of the contents of a version, in each medium in which they were seen.
    private func shownInMedia(_ version: Int) -> [UInt8: DisplayList] {
        var lists: [UInt8: DisplayList] = [:]
        for drawing in drawingsSeen where drawing.version == version {
            lists[drawing.medium] = shown(drawing.list, in: drawing.medium)
        }
        return lists
    }

    /// Whether colours or contents are in motion.
    var isMoving: Bool { motion != nil || change != nil }

    /// Whether there is something from which colours can move.
    var hasColors: Bool { node.layoutNode.content != .foreign && !drawingsSeen.isEmpty }

    /// Draws the item, and moves its colours from those presented until now.
    func moveColors(under transaction: Transaction, counting draws: inout Int) {
        enterMedium()
        let seen = seen ?? Drawing(medium: medium, list: DisplayList(), size: size, version: listVersion)
        let shown = shownInMedia(seen.version)
        let before = seen.list.paints
        let wasShown = motion?.isMoving == true ? motion?.shown(before) : nil
        if isStale {
            draws += 1
            // In the size in which it was seen, so that only colours differ and not where gradients begin and end.
            draw(seen.size)
        }
        mayMove = false
        changeContents(from: seen, shownAs: shown, under: transaction)
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
        from old: Drawing, shownAs shown: [UInt8: DisplayList], under transaction: Transaction
    ) {
        if !hasContentTransition { return }
        let environment = EnvironmentValues(map: node.scope.map)
        let last = transition
        transition = environment.contentTransition
        if transition == .identity, change == nil { return }
        if showsContents(of: old) { return }
        endChange()
        placed = nil
        guard transaction.effectiveAnimation != nil, let style = transition.style(from: old.list, to: list, since: last)
        else { return }
        let new = ContentChange(from: shown, in: old.medium, style, under: transaction, environment: environment) {
            [weak self] in self?.contentsDidChange()
        }
        if new.isMoving { change = new }
    }

    /// Whether `list` draws the same as before, but for the paints. A text is measured for each medium by itself.
    private func showsContents(of old: Drawing) -> Bool {
        if old.list == list || old.list.hasContents(of: list) { return true }
        return old.medium != medium && list.words != nil && old.list.words == list.words
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
