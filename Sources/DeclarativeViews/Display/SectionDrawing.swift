import Drawing
import Foundation
import LayoutEngine

/// The drawing of a container, kept until something in it changes.
///
/// A container with many children keeps the drawing of each, and draws again only those that have changed.
final class SectionDrawing {
    /// The number of children above which the drawing of each is kept.
    private static let longCount = 32

    private var scale: CGFloat = 0
    /// The distance of the contents' origin from the pixel to which they are relative.
    private var rest = CGPoint.zero
    private var kept: DisplayGroup?
    private var sections = DisplaySections(count: 0)
    private var indices: [ObjectIdentifier: Int] = [:]
    /// Whether the drawings of single children are kept.
    private(set) var isLong = false

    /// Returns the drawing that a container keeps, or makes one.
    static func of(_ container: ContainerLayoutNode) -> SectionDrawing {
        // Only this file makes them.
        if let changes = container.displayChanges { return unsafeDowncast(changes.drawing, to: SectionDrawing.self) }
        let made = SectionDrawing()
        let changes = DisplayChanges(since: made)
        made.changes = changes
        container.displayChanges = changes
        return made
    }

    // The container keeps both, and asks this only while it lives.
    private weak var changes: DisplayChanges?

    /// Whether the contents are drawn as before.
    var isUnchanged: Bool { changes.map { !$0.isStale && $0.changed.isEmpty } ?? false }

    /// Notes where in a pixel the contents begin, on which their rounded edges depend.
    func prepare(_ rest: CGPoint, scale: CGFloat) {
        if self.rest == rest, self.scale == scale { return }
        (self.rest, self.scale) = (rest, scale)
        changes?.childrenDidChange()
    }

    /// Returns the children to be drawn now, from back to front.
    func childrenToDraw(of container: ContainerLayoutNode) -> [LayoutNode] {
        if isLong, let changes, !changes.isStale { return changes.changed }
        var children: [LayoutNode] = []
        container.appendChildrenBackToFront(to: &children)
        isLong = children.count > Self.longCount
        indices = [:]
        sections = DisplaySections(count: isLong ? children.count : 0)
        if isLong { for (index, child) in children.enumerated() { indices[ObjectIdentifier(child)] = index } }
        return children
    }

    /// Keeps the drawing of a child.
    func keep(_ list: DisplayList, of child: LayoutNode) {
        guard let index = indices[ObjectIdentifier(child)] else { return }
        if list.items.count == 1, case .group(let group) = list.items[0] {
            sections[index] = group
        } else {
            sections[index] = list.isEmpty ? nil : DisplayGroup(list)
        }
    }

    /// Ends the drawing of the contents.
    ///
    /// - Parameter list: The drawing, unless the drawings of single children are kept.
    func finish(_ list: DisplayList) {
        let contents = isLong ? sections.list() : list
        kept = contents.isEmpty ? nil : DisplayGroup(contents)
        changes?.didDraw()
    }

    /// Returns the contents at a position, the same object as before if that is the same; `nil` if nothing is drawn.
    func group(at position: CGPoint) -> DisplayGroup? {
        guard let kept else { return nil }
        let transform = CGAffineTransform(translationX: position.x, y: position.y)
        if kept.effects.transform == transform { return kept }
        let moved = DisplayGroup(kept, translation: position)
        self.kept = moved
        return moved
    }
}
