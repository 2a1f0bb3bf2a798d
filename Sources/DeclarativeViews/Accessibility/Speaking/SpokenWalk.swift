import AccessibilityModel
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Gathers the accessibility elements of the views of a graph, in the order of the views.
@MainActor package struct SpokenWalk {
    private enum Step {
        case enter(_ViewNode)
        case leave(_ViewNode, mark: Int, attached: Int)
    }

    package var builder: AccessibilityBuilder
    /// Leads from the graph's area to the coordinates of the topmost view.
    let transform: CGAffineTransform
    /// The elements of views that are attached to enclosing ones.
    private var attached: [[AccessibilityElement]] = []
    /// The number of enclosing attached views, which have elements though they are not shown.
    private var attachedDepth = 0
    /// The index in `attached` from which on the views belong to the present node.
    private var attachedMark = 0

    package init(_ builder: AccessibilityBuilder, _ transform: CGAffineTransform) {
        self.builder = builder
        self.transform = transform
    }

    /// The item around all others.
    private var rootItem: LayoutNode?

    /// Adds the elements of the views at and below a node.
    package mutating func walk(_ root: _ViewNode) {
        rootItem = (root as? RootNode)?.layoutRoot.node
        var steps: [Step] = [.enter(root)]
        var children: [_ViewNode] = []
        while let step = steps.popLast() {
            switch step {
            case .enter(let node):
                if node.departs || node.isUnspoken { continue }
                if let mark = node as? AttachedMarkNode, case .views = mark.modifier.kind { attachedDepth += 1 }
                steps.append(.leave(node, mark: builder.mark, attached: attached.count))
                node.appendChildren(to: &children)
                while let child = children.popLast() { steps.append(.enter(child)) }
            case .leave(let node, let mark, let attached): leave(node, mark, attached)
            }
        }
    }

    private mutating func leave(_ node: _ViewNode, _ mark: Int, _ attachedMark: Int) {
        self.attachedMark = attachedMark
        if let described = node as? AccessibilityNode {
            apply(described.fact, of: node, from: mark)
        } else if let marked = node as? AttachedMarkNode {
            switch marked.modifier.kind {
            case .views:
                attachedDepth -= 1
                attached.append(builder.take(from: mark))
            case .content(let purpose):
                attach(takeAttached(), as: purpose, to: node, from: mark)
            }
        } else if let spoken = node as? any SpokenNode {
            spoken.speak(from: mark, in: &self)
        } else if let view = node.viewToSpeakOf {
            view.speak(of: node, from: mark, in: &self)
        }
    }

    /// Removes and returns the elements of the views that are attached to the present node.
    mutating func takeAttached() -> [AccessibilityElement] {
        let views = attached[attachedMark...].flatMap { $0 }
        attached.removeSubrange(attachedMark...)
        return views
    }

    // MARK: For nodes

    /// Where a node's views are, in the coordinates of the topmost view; `nil` if they are nowhere, or not shown.
    package func frame(of node: _ViewNode) -> CGRect? {
        if node.isUnselected { return nil }
        var frame: CGRect?
        for item in LayoutItemCollector.items(at: node) {
            guard let own = ownFrame(of: item) else { continue }
            frame = frame?.union(own) ?? own
        }
        return frame?.applying(transform)
    }

    private func ownFrame(of item: LayoutNode) -> CGRect? {
        var frame = CGRect(origin: .zero, size: item.placedSize)
        var here = item
        while true {
            if here.opacity <= 0 || here.contentVisibility == .hidden, attachedDepth == 0 { return nil }
            frame = here.inParent(frame)
            guard let above = here.parent else { break }
            here = above
        }
        // An item that is not laid out with the others is not shown.
        return rootItem == nil || here === rootItem ? frame : nil
    }

    /// An element that stands for a node; `nil` if the node is not shown.
    func element(_ role: AccessibilityRole, at node: _ViewNode) -> AccessibilityElement? {
        frame(of: node).map { AccessibilityElement(role, frame: $0, object: node) }
    }

    /// An element that stands for a control; `nil` if it is not shown.
    func control(
        _ role: AccessibilityRole, _ traits: UIAccessibilityTraits, at node: _ViewNode
    ) -> AccessibilityElement? {
        guard var element = element(role, at: node) else { return nil }
        element.traits = traits
        Self.dim(&element, by: node)
        return element
    }

    /// Marks an element that can be used as disabled if the views at a node are.
    static func dim(_ element: inout AccessibilityElement, by node: _ViewNode) {
        if !EnvironmentValues(map: node.scope.map).isEnabled { element.traits.insert(.notEnabled) }
    }

    /// Makes one element of all since a mark; drops it if there is none.
    mutating func combine(from mark: Int, into element: AccessibilityElement?) {
        guard let element else { return builder.drop(from: mark) }
        builder.combine(from: mark, into: element)
    }

    /// Makes one element of all since a mark, with the label that it has itself where no text is shown.
    mutating func combine(from mark: Int, into element: AccessibilityElement?, titled title: Any) {
        guard let element else { return builder.drop(from: mark) }
        var combined = builder.combined(from: mark, into: element)
        if combined.label == nil { combined.label = Self.words(of: title, at: element.object as? _ViewNode) }
        builder.replace(from: mark, with: combined)
    }

    /// Returns the text of a title, in the locale of a node; `nil` if the title is not known as a text.
    static func words(of title: Any, at node: _ViewNode?) -> String? {
        guard let text = (title as? any TitledView)?.titleText else { return nil }
        return node.map { text.string(in: EnvironmentValues(map: $0.scope.map)) } ?? text.string
    }

    /// Returns the name of a control whose parts were gathered since a mark: its label, whether or not that is shown,
    /// or else the texts its style shows.
    func words(ofControlTitled title: Any?, at node: _ViewNode, from mark: Int) -> String? {
        builder.words(of: .label, from: mark) ?? title.flatMap { Self.words(of: $0, at: node) }
            ?? AccessibilityBuilder.joined(
                builder.elements[mark...].filter { $0.part == nil && !$0.isGroup }.map(\.label))
    }

    /// A handler that acts as long as a node is there and enabled.
    static func handler(
        _ node: _ViewNode, _ act: @escaping (AccessibilityCommand) -> Bool
    ) -> (AccessibilityCommand) -> Bool {
        { [weak node] command in
            guard let node, !node.isTornDown, EnvironmentValues(map: node.scope.map).isEnabled else { return false }
            return act(command)
        }
    }
}
