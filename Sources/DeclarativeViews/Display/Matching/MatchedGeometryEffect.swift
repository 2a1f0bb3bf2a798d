import Foundation
import LayoutEngine
import BridgedEnvironment

/// Gives a view the frame of another.
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
    /// Gives views that share an id the same frame: that of the source view.
    ///
    /// The other views are laid out and drawn in the frame of the source, as far as `properties` specify. For the
    /// surrounding layout, they keep their own frames. If a new source appears in the update in which the old one
    /// disappears, and that update is animated, the new source starts in the frame of the old one, and both move to
    /// its frame as if they were one view.
    ///
    /// If several views are sources at the same time, that is reported, and the view that appeared first is the
    /// source. If none is, all views keep their own frames. Views of different hosting views, such as those of a list
    /// and of a sheet, do not share frames.
    ///
    /// - Parameters:
    ///   - id: The identifier that the views share.
    ///   - namespace: The namespace of the identifier; see ``Namespace``.
    ///   - properties: The properties this view takes from the frame. The default is all of it.
    ///   - anchor: The point that coincides in both frames if their sizes differ. An anchor that is not finite is
    ///     reported, and the centre is used.
    ///   - isSource: Whether other views take the frame of this view.
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
    /// Whether the view has been placed in a layout.
    var hasBeenPlaced: Bool { get set }
}

extension MatchedMember {
    /// Whether the view is there: not on its way out, and chosen where only some are.
    var isInserted: Bool { !isTornDown && !isLeaving && !isUnselected }

    /// The view's own frame, in the graph's area.
    var ownFrame: CGRect? { LayoutNode.absoluteFrame(around: matchedItems) }

    /// Gives the contents a frame. Returns whether it differs from the former one.
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

    // The frame is that of the group, whatever layout is set.
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
