import Drawing
import Foundation
import UnifiedStorage

/// The drawing of one item without children, kept until something it depends on changes.
@MainActor final class LeafDrawing {
    // Removed from the display list before the node is freed.
    @Unretained private(set) var node: LeafNode
    private let environment = EnvironmentObserver()
    private var list = DisplayList()
    private var size = CGSize.zero
    private var isStale = true
    private var placed: DisplayGroup?

    init(of node: LeafNode) {
        self.node = node
        environment.keysChanged = { [weak self] in self?.environmentDidChange() }
        environment.runs(.drawing, of: node)
    }

    private func environmentDidChange() {
        isStale = true
        node.layoutNode.displayDidChange()
        node.graph.displayDidChange()
    }

    /// Draws what the other world shows in the item's place.
    func drawForeign(at corner: CGPoint, in context: inout DrawingContext) {
        node.drawForeign(at: corner, in: &context)
    }

    func invalidate() { isStale = true }

    func end() { environment.unfile() }

    /// Returns the item's drawing in a frame; `nil` if it draws nothing. Draws only if the size or a tracked value has
    /// changed.
    func group(in frame: CGRect, counting draws: inout Int) -> DisplayGroup? {
        if isStale || size != frame.size {
            draws += 1
            draw(frame.size)
        }
        if list.isEmpty { return nil }
        let effects = DisplayGroup.Effects(
            transform: CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
        if let placed, placed.effects == effects { return placed }
        let made = DisplayGroup(list, effects: effects)
        placed = made
        return made
    }

    private func draw(_ size: CGSize) {
        isStale = false
        self.size = size
        let tracker = ReadTracker()
        var values = EnvironmentValues(map: node.scope.map)
        values.tracker = tracker
        var context = DrawingContext()
        node.draw(in: &context, size: size, environment: values)
        tracker.finish()
        environment.file(in: node.scope, keys: tracker.keys)
        let new = context.finish()
        if new == list { return }
        list = new
        placed = nil
    }
}
