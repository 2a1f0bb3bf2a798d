import LayoutEngine

/// A menu of a view, which is not open.
@MainActor package struct ListedMenu {
    /// The node of the view.
    package let node: any MenuOpeningNode
    /// The contents of the menu.
    package let content: AnyView
    /// The label of the view; `nil` if it has none.
    package let title: String?
}

extension GraphInteraction {
    /// Returns the menus of the views that open one when they are used, in tree order, and the context menu around a
    /// focused view; `nil` for none.
    package func menus(focused target: TapTarget?) -> [ListedMenu] {
        guard let root, !root.graph.feature(MenuAnchors.self).isEmpty else { return [] }
        let around = target.flatMap { contextMenu(around: $0) }
        var found: [ListedMenu] = []
        root.walk { node in
            if node.departs || node.isUnselected { return .beyond }
            guard let anchor = node as? MenuAnchorNode, let content = anchor.modifier.content,
                anchor.modifier.opener != nil || anchor === around, EnvironmentValues(map: anchor.scope.map).isEnabled
            else { return .below }
            let title = anchor.shownTexts.joined(separator: ", ")
            found.append(ListedMenu(node: anchor, content: content, title: title.isEmpty ? nil : title))
            return .below
        }
        return found
    }

    /// Whether there is a context menu around a focused view.
    package func hasContextMenu(around target: TapTarget) -> Bool { contextMenu(around: target) != nil }

    private func contextMenu(around target: TapTarget) -> MenuAnchorNode? {
        guard let anchors = root?.graph.feature(MenuAnchors.self), !anchors.isEmpty, let item = target.items.first,
            let anchor = anchors.anchor(around: item), anchor.modifier.content != nil, !anchor.modifier.isPrimary
        else { return nil }
        return anchor
    }
}
