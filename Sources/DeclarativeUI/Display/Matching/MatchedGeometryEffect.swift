import Foundation
import LayoutEngine
import UnifiedStorage

/// Has a view take the frame of another.
struct MatchedGeometryModifier {
    let key: MatchedKey
    let layout: MatchedLayout
    let isSource: Bool
}

extension MatchedGeometryModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        MatchedNode(view.modifier, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: MatchedNode<V>.self).update(view.modifier, view.content)
    }
}

extension View {
    /// Has the views that share an identifier share one frame: that of the one that is the source.
    ///
    /// The others are laid out in the frame of the source, as far as `properties` say, and are drawn there; what is
    /// around them is as if they were in their own. If a source comes in the update in which another one goes, and that
    /// is animated, it begins in the frame of that one, and both move to its own as if they were one view.
    ///
    /// If several views that are there are sources, that is reported, and the one that came first is. If none is, all
    /// stay in their own frames. Views of different hosts, as those of a list and of a sheet, share no frames.
    ///
    /// - Parameters:
    ///   - id: What the views have in common.
    ///   - namespace: Where the identifier belongs; see ``Namespace``.
    ///   - properties: What this view takes from the frame; all of it by default.
    ///   - anchor: The point in both frames that is the same place where sizes differ; what is not finite is reported,
    ///     and the centre is used.
    ///   - isSource: Whether the others take the frame of this view.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                key: MatchedKey(id: AnyHashable(id), namespace: namespace),
                layout: MatchedLayout(properties, anchor: anchor), isSource: isSource))
    }
}

/// A view that may share its frame with others.
@MainActor protocol MatchedMember: _ViewNode {
    var isSource: Bool { get }
    /// The items whose contents take the frame.
    var matchedItems: [UnaryLayoutNode<MatchedLayout>] { get }
    /// Whether the view has had its place in a layout.
    var hasBeenPlaced: Bool { get set }
}

extension MatchedMember {
    /// Whether the view is there: not on its way out, and chosen where only some are.
    var isInserted: Bool { !isTornDown && !isLeaving && !isUnselected }

    /// The view's own frame, in the graph's area.
    var ownFrame: CGRect? { LayoutNode.absoluteFrame(around: matchedItems) }

    /// Has the contents take a frame. Returns whether they took another one before.
    func take(_ frame: CGRect?) -> Bool {
        var isOther = false
        for item in matchedItems where item.layout.target != frame {
            item.layout = item.layout.taking(frame)
            isOther = true
        }
        return isOther
    }
}

/// The node of a view that may share its frame with others.
final class MatchedNode<Content: View>: UnaryNode<Content, MatchedLayout>, MatchedMember, GeometryFollower {
    private(set) var isSource: Bool
    private var key: MatchedKey
    var hasBeenPlaced = false

    init(_ modifier: MatchedGeometryModifier, _ content: Content, in context: _NodeContext) {
        isSource = modifier.isSource
        key = modifier.key
        super.init(modifier.layout, content, in: context)
        graph.geometry.add(self)
        graph.matching.add(self, to: key)
    }

    var matchedItems: [UnaryLayoutNode<MatchedLayout>] { wrappers }

    func update(_ modifier: MatchedGeometryModifier, _ content: Content) {
        if modifier.key != key {
            graph.matching.remove(self, from: key)
            key = modifier.key
            graph.matching.add(self, to: key)
            graph.layoutDidChange()
        } else if modifier.isSource != isSource {
            graph.matching.note(key)
            graph.layoutDidChange()
        }
        isSource = modifier.isSource
        update(modifier.layout, content)
    }

    // The frame is that of the group, whatever the layout.
    override func rule(_ new: MatchedLayout, after old: MatchedLayout) -> MatchedLayout { new.taking(old.target) }

    override func itemsDidChange() {
        graph.geometry.setItems(wrappers, of: self)
        graph.matching.note(key)
    }

    func checkPlacement() -> Bool {
        graph.matching.note(key)
        return false
    }

    override func willTearDown() {
        super.willTearDown()
        graph.geometry.remove(self)
        graph.matching.remove(self, from: key)
    }
}
