import AccessibilityModel
import Foundation

/// A shortcut of a control that is shown.
@MainActor package struct ShownShortcut {
    package let key: DescribedKey
    /// Performs the action of the control. Returns whether it did.
    package let perform: () -> Bool
}

/// The effects of keys.
extension GraphInteraction {
    /// The shortcuts of all controls that are shown and enabled, in order.
    package var shownShortcuts: [ShownShortcut] {
        guard let root, root.graph.feature(KeyboardShortcuts.self).count > 0 else { return [] }
        var found: [ShownShortcut] = []
        root.walk { node in
            if node.departs { return .beyond }
            guard let shortcut = (node as? any ShortcutHolding)?.shortcut, let control = node.describedActivatable,
                control.target.takesFocus, frame(of: control.target) != nil
            else { return .below }
            let title = node.spokenElement?.label ?? node.shownTexts.joined(separator: ", ")
            let key = DescribedKey(shortcut.key, shortcut.modifiers, title.isEmpty ? "press" : title)
            found.append(ShownShortcut(key: key) { [weak self, weak control] in self?.act(control, 1) ?? false })
            return .below
        }
        return found
    }

    /// Returns the keys that the views around a focused one act on, the innermost first.
    package func describedKeys(around target: TapTarget) -> [DescribedKey] {
        var keys: [DescribedKey] = []
        var node = target.viewNode
        while let here = node {
            if let handler = here as? any KeyHandlingNode { keys += handler.describedKeys }
            node = here.parent
        }
        return keys
    }

    /// Returns the kind of a view that can have the focus; `nil` if it says none.
    package func role(of target: TapTarget) -> AccessibilityRole? {
        var node = target.viewNode
        while let here = node {
            if here is any SpokenNode || here.viewToSpeakOf != nil { return here.spokenElement?.role }
            node = here.parent
        }
        return nil
    }
}

extension _ViewNode {
    /// The one accessibility element of the node's views; `nil` if there is none, or there are several.
    fileprivate var spokenElement: AccessibilityElement? {
        var walk = SpokenWalk(AccessibilityBuilder(), .identity)
        walk.walk(self)
        let roots = walk.builder.roots(from: 0)
        return roots.count == 1 ? walk.builder.elements[roots[0]] : nil
    }
}
