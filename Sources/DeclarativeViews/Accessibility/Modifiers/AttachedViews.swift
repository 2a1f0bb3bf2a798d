import LayoutEngine
import BridgedEnvironment

/// Attaches views to another that are not shown and take no touches, but have accessibility elements.
struct AttachedViews<Views: View> {
    let purpose: AttachedPurpose
    let views: Views

    nonisolated init(_ purpose: AttachedPurpose, _ views: Views) {
        self.purpose = purpose
        self.views = views
    }
}

extension AttachedViews: ViewModifier, UnnamedPlace {
    private var ignored: UnaryLayoutModifier<HitLayout> { UnaryLayoutModifier(HitLayout(role: .ignored)) }

    func body(content: Content) -> some View {
        content
            .background { views.modifier(AttachedMark(.views)).opacity(0).modifier(ignored) }
            .modifier(AttachedMark(.content(purpose)))
    }
}

/// The purpose of attached views.
enum AttachedPurpose {
    /// They stand for the view.
    case representation
    /// They replace its parts.
    case children
    /// They are its actions.
    case actions
}

/// Marks attached views, and the view that they are attached to.
struct AttachedMark {
    enum Kind {
        case views
        case content(AttachedPurpose)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
}

extension AttachedMark: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AttachedMarkNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AttachedMarkNode.self).update(view)
    }
}

final class AttachedMarkNode: PrimitiveModifierNode<AttachedMark> {}
