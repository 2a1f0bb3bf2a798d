import BridgedEnvironment

/// The base class for the nodes of sections.
class SectionNode: _ViewNode {
    fileprivate(set) final var header: _ViewNode?
    fileprivate(set) final var content: _ViewNode?
    fileprivate(set) final var footer: _ViewNode?

    override final func appendChildren(to list: inout [_ViewNode]) {
        for case let node? in [header, content, footer] { list.append(node) }
    }

    override final func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        (header, content, footer) = (nil, nil, nil)
    }
}

/// The node of a section.
final class TypedSectionNode<Parent: View, Content: View, Footer: View>: SectionNode {
    init(_ view: Section<Parent, Content, Footer>, in context: _NodeContext) {
        super.init(in: context)
        header = SectionEdgeNode(view.header, isHeader: true, in: _NodeContext(self))
        content = Content.makeNode(view.content, in: _NodeContext(self))
        footer = SectionEdgeNode(view.footer, isHeader: false, in: _NodeContext(self))
    }

    override var viewType: Any.Type { Section<Parent, Content, Footer>.self }

    func update(_ view: Section<Parent, Content, Footer>) {
        header?.cast(to: SectionEdgeNode<Parent>.self).update(view.header)
        if let content { Content.updateNode(content, with: view.content) }
        footer?.cast(to: SectionEdgeNode<Footer>.self).update(view.footer)
    }
}

/// The node of a header or a footer of any content.
@MainActor protocol SectionEdge: LayoutItemCollector {
    var isHeader: Bool { get }
}

/// A container that decides how the headers and footers of the sections in it look.
@MainActor protocol SectionStyling: LayoutItemCollector {
    /// Makes the node that shows the content of a header or a footer.
    func makeEdge<V: View>(_ view: V, isHeader: Bool, in context: _NodeContext) -> _ViewNode
    /// Updates a node made by `makeEdge` with a new value.
    func updateEdge<V: View>(_ node: _ViewNode, with view: V, isHeader: Bool)
}

/// The node of a header or a footer.
///
/// As it collects items, the rows of a `ForEach` in it are made at once: pinned views must exist.
final class SectionEdgeNode<Content: View>: LayoutItemCollector, SectionEdge {
    let isHeader: Bool

    override var roleAroundRows: RoleAroundRows? { isHeader ? .header : .footer }

    init(_ view: Content, isHeader: Bool, in context: _NodeContext) {
        self.isHeader = isHeader
        super.init(in: context)
        if let styling {
            child = styling.makeEdge(view, isHeader: isHeader, in: _NodeContext(self))
        } else {
            makeChild(view)
        }
    }

    /// The container that decides how headers and footers look.
    private var styling: (any SectionStyling)? { collector as? any SectionStyling }

    override var viewType: Any.Type { Content.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: Content) {
        if let styling, let child {
            styling.updateEdge(child, with: view, isHeader: isHeader)
        } else {
            updateChild(view)
        }
    }

    override func collect() { structureDidChange() }
}

extension SectionNode: PositioningNode {
    func position(of child: _ViewNode) -> TreePath.Component? {
        let number = SiblingNumbers.number(of: child, below: self) { note in
            for (index, node) in children.enumerated() { note(node, index) }
        }
        return number.map { .index($0) }
    }
}

extension SectionEdgeNode: StructuralNode {}
