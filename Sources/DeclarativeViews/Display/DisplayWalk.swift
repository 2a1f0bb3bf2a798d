import Drawing
import Foundation
import LayoutEngine

/// One drawing of a tree of items: a walk from back to front that skips containers in which nothing has changed.
@MainActor struct DisplayWalk {
    /// An item whose contents are being drawn.
    private struct Level {
        let node: LayoutNode
        let kind: Kind
        /// The position of the item in the list around it.
        let position: CGPoint
        /// The origin of the item's own coordinates in the list into which its contents are drawn.
        let origin: CGPoint
        /// The offset from its position of the nearest enclosing item that is drawn as one.
        let shift: CGPoint
        var children: [LayoutNode] = []
        var next = 0
        /// The drawn mask of the contents; `nil` until it was drawn, and without a mask.
        var mask: DisplayList?
        /// Items drawn to be shown by another item.
        var symbols: [DrawnSymbol] = []
    }

    private enum Kind {
        /// The contents are drawn into the list around the item.
        case inline
        /// The contents are collected in a separate list, to which the item's effects are applied.
        case group
        /// A mask and the contents that are seen through it are collected in separate lists.
        case masked
        /// Items that another one draws are collected, each in a list of its own.
        case symbols
        /// The contents are collected in a separate list, which is kept.
        case section(SectionDrawing)
    }

    private let displayList: GraphDisplayList
    private let scale: CGFloat
    private let motions: FrameMotions
    private let keepsSections: Bool
    private var levels: [Level] = []
    private var lists: [DisplayList] = [DisplayList()]

    /// - Parameter keepsSections: Whether to keep the drawings of containers, and to use those that are kept. Places
    ///   are added up in the same way without, so that both round alike.
    init(of displayList: GraphDisplayList, scale: CGFloat, motions: FrameMotions, keepsSections: Bool = true) {
        self.keepsSections = keepsSections
        self.displayList = displayList
        self.scale = scale
        self.motions = motions
    }

    /// Returns the drawing of an item and its descendants.
    mutating func list(of root: LayoutNode) -> DisplayList {
        enter(root, from: .zero, shift: .zero)
        while let top = levels.indices.last {
            let next = levels[top].next
            switch levels[top].kind {
            case .masked: if next == 1 { levels[top].mask = take() }
            case .symbols: if next > 0 { takeSymbol(of: top) }
            case .inline, .group, .section: break
            }
            if case .section(let section) = levels[top].kind, section.isLong, next > 0 {
                section.keep(take(), of: levels[top].children[next - 1])
            }
            if next < levels[top].children.count {
                levels[top].next = next + 1
                enter(levels[top].children[next], from: levels[top].origin, shift: levels[top].shift)
            } else {
                leave(levels.removeLast())
            }
        }
        return lists[0]
    }

    private mutating func take() -> DisplayList {
        defer { lists[lists.count - 1] = DisplayList() }
        return lists[lists.count - 1]
    }

    private mutating func enter(_ node: LayoutNode, from origin: CGPoint, shift: CGPoint) {
        displayList.visitedCount += 1
        if keepsSections { node.displayChanged = false }
        if node.contentVisibility == .hidden { return }
        let frame = node.frame
        var here = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
        let isGroup = node.isPaintedAsOne
        if isGroup {
            if node.hasEffects, node.opacity <= 0 { return }
            lists.append(DisplayList())
            let moved = node.effectOffset
            here = CGPoint(x: here.x - moved.x, y: here.y - moved.y)
        }
        // The contents of an item that is drawn as one move with it.
        var inner = shift
        if isGroup || node is LeafLayoutNode, let motion = motions.presented(node) {
            here = CGPoint(x: here.x + motion.offset.x - shift.x, y: here.y + motion.offset.y - shift.y)
            inner = motion.offset
        }
        let within = isGroup ? .zero : here
        let innerShift = isGroup ? inner : shift
        if let leaf = node as? LeafLayoutNode {
            let size = leaf.isFlexible ? motions.presented(leaf)?.size : nil
            displayList.draw(leaf, at: within, size: size, scale: scale, into: &lists[lists.count - 1])
            if !isGroup { return }
        }
        if isGroup {
            levels.append(Level(node: node, kind: .group, position: here, origin: .zero, shift: inner))
        }
        if node is LeafLayoutNode { return }
        if let pair = node as? SecondaryLayoutNode, pair.use != .shown {
            return enter(pair, at: within, shift: innerShift)
        }
        var level = Level(node: node, kind: .inline, position: within, origin: within, shift: innerShift)
        if let container = node as? ContainerLayoutNode, container.children.count > 1 {
            enterSection(container, at: within, shift: innerShift)
        } else {
            node.appendChildrenBackToFront(to: &level.children)
            levels.append(level)
        }
    }

    /// Draws a container as it was drawn before, if nothing in it has changed, or begins to draw it again.
    private mutating func enterSection(_ container: ContainerLayoutNode, at position: CGPoint, shift: CGPoint) {
        let section = keepsSections ? SectionDrawing.of(container) : SectionDrawing()
        // Edges are rounded to pixels, so contents that move by whole pixels look the same.
        let corner = CGPoint(
            x: PixelGrid.roundedDown(position.x, scale: scale), y: PixelGrid.roundedDown(position.y, scale: scale))
        let rest = CGPoint(x: position.x - corner.x, y: position.y - corner.y)
        section.prepare(rest, scale: scale)
        if section.isUnchanged {
            if let group = section.group(at: corner) { lists[lists.count - 1].append(.group(group)) }
            return
        }
        lists.append(DisplayList())
        var level = Level(node: container, kind: .section(section), position: corner, origin: rest, shift: shift)
        level.children = section.childrenToDraw(of: container)
        levels.append(level)
    }

    /// Draws a pair whose items are not simply behind and in front of each other.
    private mutating func enter(_ pair: SecondaryLayoutNode, at position: CGPoint, shift: CGPoint) {
        lists.append(DisplayList())
        let isMasked = pair.use == .mask
        var level = Level(
            node: pair, kind: isMasked ? .masked : .symbols, position: position, origin: position, shift: shift)
        if isMasked {
            pair.appendChildrenBackToFront(to: &level.children)
        } else {
            level.children = pair.secondaryItems + [pair.primary]
            // A stack around them is not drawn itself.
            if keepsSections { pair.secondary?.displayChanged = false }
        }
        levels.append(level)
    }

    /// Keeps the drawing of the last child of a level, if another item shows it.
    private mutating func takeSymbol(of top: Int) {
        let level = levels[top]
        guard level.next < level.children.count else { return }
        let item = level.children[level.next - 1]
        // Drawn from the level's origin, which need not be on a whole pixel.
        let origin = CGPoint(x: level.origin.x + item.frame.minX, y: level.origin.y + item.frame.minY)
        let drawn = take()
        let list =
            drawn.isEmpty || origin == .zero
            ? drawn
            : DisplayList([
                .group(
                    DisplayGroup(
                        drawn,
                        effects: DisplayGroup.Effects(
                            transform: CGAffineTransform(translationX: -origin.x, y: -origin.y))))
            ])
        levels[top].symbols.append(DrawnSymbol(item: item, list: list))
        if level.next == level.children.count - 1 {
            displayList.setSymbols(levels[top].symbols, of: level.children[level.next])
        }
    }

    private mutating func leave(_ level: Level) {
        switch level.kind {
        case .inline:
            return
        case .group:
            let list = level.node.applyingEffects(to: lists.removeLast())
            if list.isEmpty { return }
            let effects = DisplayGroup.Effects(
                transform: CGAffineTransform(translationX: level.position.x, y: level.position.y))
            lists[lists.count - 1].append(.group(DisplayGroup(list, effects: effects)))
        case .masked:
            let contents = lists.removeLast()
            // Without a mask, the only child is the masked content.
            guard level.children.count > 1, let mask = level.mask,
                let item = DisplayItem.masked(contents, by: mask)
            else { return }
            lists[lists.count - 1].append(item)
        case .symbols:
            let drawn = lists.removeLast()
            lists[lists.count - 1].append(drawn)
        case .section(let section):
            section.finish(lists.removeLast())
            if let group = section.group(at: level.position) { lists[lists.count - 1].append(.group(group)) }
        }
    }
}

extension LayoutNode {
    /// Returns the item's contents in its own coordinates, after its clip and all its effects, the innermost first.
    @MainActor fileprivate func applyingEffects(to list: DisplayList) -> DisplayList {
        var list = list
        if contentVisibility == .clipped {
            let item = self as? any FrontDrawingItem
            if item?.clipsContents ?? true {
                let shape = (self as? any ShapedClipItem)?.clip(in: placedSize)
                let clip = DisplayGroup.Effects.Clip(shape ?? .rect(CGRect(origin: .zero, size: placedSize)))
                list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(clip: clip)))])
            }
            if let front = item?.front { list.append(.group(DisplayGroup(front))) }
        }
        guard hasEffects, !list.isEmpty else { return list }
        for effects in displayEffects where effects != .none {
            list = DisplayList([.group(DisplayGroup(list, effects: effects))])
        }
        return list
    }
}

/// An item whose contents are clipped to another shape than its frame.
@MainActor protocol ShapedClipItem {
    /// Returns the shape in a size; `nil` for the frame.
    func clip(in size: CGSize) -> DrawnShape?
}

/// An item that draws something in front of its contents, which are clipped.
@MainActor protocol FrontDrawingItem {
    /// Whether the contents are seen only in the frame of the item.
    var clipsContents: Bool { get }
    /// The drawing, in the item's own coordinates; `nil` for none.
    var front: DisplayList? { get }
}
