/// A view that can have the keyboard focus, and how keys lead to it.
@MainActor package struct FocusTarget {
    package let target: TapTarget
    /// The group of views that Tab enters and leaves as one; `nil` for a view of its own.
    package let group: AnyObject?
    /// Whether Tab enters the group here.
    package let isEntry: Bool
    /// Whether pressing the view ends or destroys something, so that the focus does not begin there.
    package let endsOrDestroys: Bool

    package init(_ target: TapTarget) {
        self.target = target
        var group: _ViewNode?
        var (isEntry, endsOrDestroys) = (false, false)
        var next = target.viewNode
        while let node = next, group == nil {
            if let place = node as? any FocusPlaceNode {
                if place.isFocusGroup { group = node }
                isEntry = isEntry || place.isFocusEntry
                endsOrDestroys = endsOrDestroys || place.endsOrDestroys
            }
            next = node.parent
        }
        // While text is edited, its arrow keys move the caret.
        let isText = target.viewNode is any TextEditingNode
        (self.group, self.isEntry, self.endsOrDestroys) = (isText ? nil : group, isEntry, endsOrDestroys)
    }
}

/// A node that says how keys lead to the views below it.
@MainActor protocol FocusPlaceNode: _ViewNode {
    /// Whether Tab enters and leaves the views as one; arrow keys move among them.
    var isFocusGroup: Bool { get }
    /// Whether Tab enters the group around the views at these, as they are selected.
    var isFocusEntry: Bool { get }
    /// Whether the focus of a view around the views is marked at these.
    var isFocusCursor: Bool { get }
    /// Whether pressing the views ends or destroys something.
    var endsOrDestroys: Bool { get }
}

extension FocusPlaceNode {
    var isFocusGroup: Bool { false }
    var isFocusEntry: Bool { false }
    var isFocusCursor: Bool { false }
    var endsOrDestroys: Bool { false }
}

extension View {
    /// Lets Tab enter and leave the views as one; arrow keys move among them.
    nonisolated func focusGroup() -> some View { modifier(FocusPlaceModifier(kind: .group)) }

    /// Sets whether Tab enters the group around the view here.
    nonisolated func focusEntry(_ isEntry: Bool) -> some View { modifier(FocusPlaceModifier(kind: .entry(isEntry))) }

    /// Sets whether the focus of a view around this one is marked here.
    nonisolated func focusCursor(_ isCursor: Bool) -> some View {
        modifier(FocusPlaceModifier(kind: .cursor(isCursor)))
    }
}

private struct FocusPlaceModifier {
    enum Kind: Equatable {
        case group
        case entry(Bool)
        case cursor(Bool)
    }

    let kind: Kind
}

extension FocusPlaceModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusPlaceModifierNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusPlaceModifierNode.self).update(view)
    }
}

private final class FocusPlaceModifierNode: PrimitiveModifierNode<FocusPlaceModifier>, FocusPlaceNode {
    var isFocusGroup: Bool { modifier.kind == .group }
    var isFocusEntry: Bool { modifier.kind == .entry(true) }
    var isFocusCursor: Bool { modifier.kind == .cursor(true) }
}
