import Foundation

extension LayoutNode {
    /// The states of the node, a bit each.
    struct Marks: OptionSet {
        let rawValue: UInt16
        static let attributesChanged = Marks(rawValue: 1)
        static let needsPlacement = Marks(rawValue: 2)
        static let hasPlacementBelow = Marks(rawValue: 4)
        static let remembersSizes = Marks(rawValue: 8)
        static let hasEffects = Marks(rawValue: 16)
        static let isPlaced = Marks(rawValue: 32)
        static let isInStack = Marks(rawValue: 64)
        static let isInColumn = Marks(rawValue: 128)
        static let isRightToLeft = Marks(rawValue: 256)
        static let isFollowed = Marks(rawValue: 512)
        static let leadsToFollowers = Marks(rawValue: 1024)
        static let hasMoved = Marks(rawValue: 2048)
        static let displayChanged = Marks(rawValue: 4096)
        /// Two bits of a number.
        static let relays = Marks(rawValue: 8192 | 16384)
        private static let relayShift: UInt16 = 13
        static let movedWithContents = Marks(rawValue: 32768)

        var relayCount: Int {
            get { Int(rawValue >> Self.relayShift & 3) }
            set { self = Marks(rawValue: rawValue & ~Self.relays.rawValue | UInt16(newValue) << Self.relayShift) }
        }

        @inline(__always)
        mutating func set(_ mark: Marks, _ isSet: Bool) {
            self = Marks(rawValue: isSet ? rawValue | mark.rawValue : rawValue & ~mark.rawValue)
        }

        // The standard ones are slow where nothing is optimized, and marks are asked for all the time.
        @inline(__always)
        func contains(_ mark: Marks) -> Bool { rawValue & mark.rawValue == mark.rawValue }

        @inline(__always)
        mutating func subtract(_ marks: Marks) { self = Marks(rawValue: rawValue & ~marks.rawValue) }

        @inline(__always)
        mutating func formUnion(_ marks: Marks) { self = Marks(rawValue: rawValue | marks.rawValue) }
    }

    /// Whether the priority, a layout value or another attribute may have changed since the last revalidation.
    final var attributesChanged: Bool {
        @inline(__always) get { marks.contains(.attributesChanged) }
        @inline(__always) set { marks.set(.attributesChanged, newValue) }
    }
    /// Whether the node's children must be placed again.
    final var needsPlacement: Bool {
        @inline(__always) get { marks.contains(.needsPlacement) }
        @inline(__always) set { marks.set(.needsPlacement, newValue) }
    }
    /// Whether something further down must be placed again.
    final var hasPlacementBelow: Bool {
        @inline(__always) get { marks.contains(.hasPlacementBelow) }
        @inline(__always) set { marks.set(.hasPlacementBelow, newValue) }
    }
    /// Whether sizes are cached, because computing one costs more than looking it up.
    final var remembersSizes: Bool {
        @inline(__always) get { marks.contains(.remembersSizes) }
        @inline(__always) set { marks.set(.remembersSizes, newValue) }
    }

    /// The most items in a row that cache no sizes, as they work theirs out from the size of one child.
    private static let relayLimit = 3

    /// Keeps the item from caching sizes that follow from those of one child, unless the child and those below do not
    /// cache theirs either. So little memory is needed, and few items are asked for each size.
    final func relaySizes(of child: LayoutNode) {
        if !context.remembersSizes { return }
        let isCached = child.remembersSizes || child.sizeRule != .asked
        let count = isCached ? 1 : child.marks.relayCount + 1
        remembersSizes = count > Self.relayLimit
        marks.relayCount = remembersSizes ? 0 : count
    }

    /// Whether the context has effects for the item.
    package final var hasEffects: Bool {
        @inline(__always) get { marks.contains(.hasEffects) }
        @inline(__always) set { marks.set(.hasEffects, newValue) }
    }

    /// Whether the node has ever been placed.
    package final var isPlaced: Bool {
        @inline(__always) get { marks.contains(.isPlaced) }
        @inline(__always) set { marks.set(.isPlaced, newValue) }
    }

    /// Whether the context lists the item when it has moved; see `followPosition()`.
    final var isFollowed: Bool {
        @inline(__always) get { marks.contains(.isFollowed) }
        @inline(__always) set { marks.set(.isFollowed, newValue) }
    }
    /// Whether the node, or one below it, depends on its position on screen. Stays set.
    final var leadsToFollowers: Bool {
        @inline(__always) get { marks.contains(.leadsToFollowers) }
        @inline(__always) set { marks.set(.leadsToFollowers, newValue) }
    }
    /// Whether the node, or one below it, depends on its position on screen, and not only on that in scrolled contents.
    /// Stays set, and `leadsToFollowers` is set as well.
    final var leadsToPositions: Bool {
        @inline(__always) get { guideMarks.contains(.leadsToPositions) }
        @inline(__always) set { if newValue { guideMarks.insert(.leadsToPositions) } }
    }
    /// Whether the node has moved on screen, and its followers have not been told. Only set where `leadsToFollowers`
    /// is.
    final var hasMoved: Bool { @inline(__always) get { marks.contains(.hasMoved) } }
    /// Whether the node has moved only with scrolled contents. Only set where `hasMoved` is.
    final var hasMovedWithContents: Bool { @inline(__always) get { marks.contains(.movedWithContents) } }

    /// Notes that the node has moved in its surroundings.
    @inline(__always)
    final func markMoved() {
        marks.insert(.hasMoved)
        marks.remove(.movedWithContents)
    }

    /// Notes that the node has moved with contents that were scrolled, if that matters to it.
    final func markScrolled() {
        if leadsToPositions, !hasMoved { marks.formUnion([.hasMoved, .movedWithContents]) }
    }

    /// Called when the followers of the node's position are being told.
    final func clearMoved() {
        marks.subtract(.hasMoved)
        marks.subtract(.movedWithContents)
    }

    /// Whether the node must be drawn again by its parent; see `displayDidChange()`.
    package final var displayChanged: Bool {
        @inline(__always) get { marks.contains(.displayChanged) }
        @inline(__always) set { marks.set(.displayChanged, newValue) }
    }

    /// The last known orientation of the nearest enclosing stack; see `stackOrientation`.
    final var knownOrientation: Axis? {
        get { !marks.contains(.isInStack) ? nil : marks.contains(.isInColumn) ? .vertical : .horizontal }
        set {
            marks.set(.isInStack, newValue != nil)
            marks.set(.isInColumn, newValue == .vertical)
        }
    }
}
