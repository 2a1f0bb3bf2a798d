import AccessibilityModel
import Foundation

/// The delegate of a graph whose views have accessibility elements.
@MainActor package protocol GraphAccessibilityDelegate: ViewGraphDelegate {
    /// The accessibility tree of the window, after pending updates.
    var toldTree: AccessibilityTree { get }
    /// Taps a point, in the coordinates of the topmost view. Returns whether something acted.
    func tap(at point: CGPoint) -> Bool
}

extension RotorFact {
    /// Returns the accessibility rotor of a node's view.
    @MainActor func model(at node: _ViewNode) -> AccessibilityRotor {
        let kind: AccessibilityRotorKind =
            switch self.kind {
            case .named(let text): .named(text.string(in: EnvironmentValues(map: node.scope.map)))
            case .system(let rotor): rotor.kind
            }
        return AccessibilityRotor(kind) { [weak node] in
            guard let node, !node.isTornDown else { return [] }
            return entries.enumerated().map { index, entry in
                AccessibilityRotor.Item(entry.name(at: node), id: index) { [weak node] in
                    guard let node, !node.isTornDown else { return false }
                    return entry.goThere(from: node)
                }
            }
        }
    }
}

extension RotorEntry {
    @MainActor fileprivate func name(at node: _ViewNode) -> String? {
        if let label { return label.string(in: EnvironmentValues(map: node.scope.map)) }
        guard let range, let element = element(below: node) else { return nil }
        return [element.label, element.value].lazy.compactMap { $0.flatMap { Self.part(range, of: $0) } }.first
    }

    /// A part of a text; `nil` where it is not as long.
    private static func part(_ range: Range<String.Index>, of text: String) -> String? {
        range.upperBound <= text.endIndex ? String(text[range]) : nil
    }

    /// Brings the entry's target into sight, and moves the reading cursor to it.
    @MainActor fileprivate func goThere(from node: _ViewNode) -> Bool {
        prepare()
        switch target {
        case .owner: return element(below: node)?.focus() ?? false
        case .id(let id):
            var around = node
            while !(around is ScrollingNode), let above = around.parent { around = above }
            node.graph.layOutAgain()
            (around is ScrollingNode ? around : node).scrollBelow(to: id, anchor: nil)
            return goThere(from: around is ScrollingNode ? around : node) { other in
                (other as? any IdentifiedNode)?.hasID(id) ?? false
            }
        case .named(let name):
            guard let root = node.graph.rootNode else { return false }
            return goThere(from: root) { other in
                if case .rotorEntry(name)? = (other as? AccessibilityNode)?.fact { true } else { false }
            }
        }
    }

    @MainActor private func goThere(from node: _ViewNode, _ matches: (_ViewNode) -> Bool) -> Bool {
        guard let found = node.first(where: matches) else { return false }
        found.scrollIntoSight()
        return element(below: found)?.focus() ?? false
    }

    /// The first element for a node or one below it; `nil` without one.
    @MainActor private func element(below node: _ViewNode) -> AccessibilityElement? {
        guard let delegate = node.graph.delegate as? any GraphAccessibilityDelegate else { return nil }
        return delegate.toldTree.elements.first { ($0.origin as? _ViewNode)?.isAtOrBelow(node) ?? false }
    }
}

extension _ViewNode {
    fileprivate func isAtOrBelow(_ other: _ViewNode) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === other }
    }
}
