import LayoutEngine
import BridgedEnvironment

/// A proxy of one of the views that make up another view. A container can place it anywhere.
///
/// `Group(subviews:)` and `ForEach(subviews:)` provide subviews. A subview corresponds to one place in a stack: views
/// with bodies, groups, conditions and loops are resolved, even where a body is a single view, and their state stays
/// where they were declared. Modifiers of the original apply before those of the subview. The environment is that of
/// the place where the original was declared, not of the place where the subview is shown. A subview shown in two
/// places becomes two views with the same initial state. A subview can be shown only in the tree that it comes from;
/// elsewhere, it is reported and shows nothing.
public struct Subview: Identifiable {
    /// An identifier of a subview, which is stable through updates and changes of order.
    public struct ID: Hashable, Sendable {
        private let token = Token()

        private final class Token: Sendable {}

        /// Returns a Boolean value that indicates whether two identifiers refer to the same subview.
        public static func == (a: Self, b: Self) -> Bool { a.token === b.token }

        /// Hashes the identity into the given hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    package let listed: ListedNode
    /// The identity of the subview, stable for its lifetime.
    public let id: ID
    /// Whether the subview is shown in the environment of the place where it is shown, and not of its declaration.
    private(set) var followsPlace = false

    @MainActor init(_ listed: ListedNode) {
        self.listed = listed
        id = listed.id
    }

    /// The subview in the environment of the place where it is shown, with the writes of its own modifiers: for
    /// containers that give their parts a look.
    var followingPlace: Subview {
        var copy = self
        copy.followsPlace = true
        return copy
    }

    /// The container values of the subview.
    @MainActor public var containerValues: ContainerValues {
        ContainerValues(source: ListedValues(modifiers: listed.containerValues))
    }
}

extension Subview: View, UnnamedPlace {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SubviewNode(view, in: context) }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: SubviewNode.self).update(view)
    }
}

/// The container values that the modifiers of a subview set, the outermost first.
struct ListedValues: ContainerValueSource {
    let modifiers: [any ContainerValueModifier]

    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value {
        for modifier in modifiers.reversed() { if let value = modifier.containerValue(for: key) { return value } }
        return K.defaultValue
    }
}

/// The node of a place where a subview is shown: another subview, another life.
///
/// It is made when the node is evaluated, so that subviews of subviews cost no stack.
final class SubviewNode: DynamicNode {
    private var subview: Subview
    private var isFirst = true

    init(_ view: Subview, in context: _NodeContext) {
        subview = view
        super.init(in: context)
        markDirty()
    }

    override var viewType: Any.Type { Subview.self }

    /// The node that keeps the subview where it was declared, while it lives there.
    var declaration: _ViewNode? { subview.listed.isTornDown ? nil : subview.listed }

    func update(_ new: Subview) {
        if new.id == subview.id { return }
        replaceChild(tag: subview.id, with: new.id)
        subview = new
        if child == nil { markDirty() }
    }

    override func evaluate() {
        defer { isFirst = false }
        if child != nil || !canShow(subview) { return }
        let content = ListedContent.makeNode(
            ListedContent(subview: subview.listed, followsPlace: subview.followsPlace), in: _NodeContext(self))
        if isFirst {
            child = content
            structureDidChange()
        } else {
            arrive(content)
        }
    }

    /// Whether there is anything to show: a subview that went is nothing any more.
    private func canShow(_ view: Subview) -> Bool {
        // Its graph is there as long as the node's life.
        if view.listed.isTornDown { return false }
        if view.listed.graph === graph { return true }
        RuntimeIssue.report(
            "subviews",
            "A subview of type \(view.listed.viewType) is shown in another tree than the one it comes from; nothing is "
                + "shown there. Show it inside of the Group or ForEach that hands it out.")
        return false
    }
}

extension SubviewNode: StructuralNode {}

extension SubviewNode: IdentifiedNode {
    func id<Other: Hashable>(as type: Other.Type) -> Other? {
        var next = declaration
        while let node = next, !(node is any SubviewList) {
            if let id = (node as? any IdentifiedNode)?.id(as: type) { return id }
            next = node.parent
        }
        return nil
    }

    // The ids of a subview are where it was declared.
    func hasID<Other: Hashable>(_ id: Other) -> Bool {
        var next = declaration
        while let node = next, !(node is any SubviewList) {
            if let identified = node as? any IdentifiedNode, identified.hasID(id) { return true }
            next = node.parent
        }
        return false
    }
}
