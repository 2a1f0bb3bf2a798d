/// The node of several views in sequence.
final class TupleNode<T>: _ViewNode {
    @exclusivity(unchecked) private var nodes: [_ViewNode] = []
    private let elements: [TupleElement]

    init(_ view: TupleView<T>, in context: _NodeContext) {
        elements = TupleElement.elements(of: T.self)
        super.init(in: context)
        nodes.reserveCapacity(elements.count)
        var value = view.value
        makeChildren(of: &value)
    }

    override var viewType: Any.Type { TupleView<T>.self }

    // The pointer lets the caller pass the value without a closure.
    private func makeChildren(of value: UnsafeMutablePointer<T>) {
        let tuple = UnsafeMutableRawPointer(value)
        let context = _NodeContext(self)
        for element in elements { nodes.append(element.makeNode(at: tuple + element.offset, in: context)) }
    }

    private func updateChildren(with value: UnsafeMutablePointer<T>) {
        let tuple = UnsafeMutableRawPointer(value)
        for (index, element) in elements.enumerated() {
            element.update(nodes[index], at: tuple + element.offset)
        }
    }

    func update(_ view: TupleView<T>) {
        var value = view.value
        updateChildren(with: &value)
    }

    override func appendChildren(to list: inout [_ViewNode]) { list += nodes }

    override func takeChildren(into list: inout [_ViewNode]) {
        list += nodes
        nodes = []
    }
}

/// One element of a tuple type: its offset, and the type of its view.
@MainActor class TupleElement {
    let offset: Int

    init(offset: Int) { self.offset = offset }

    func makeNode(at pointer: UnsafeMutableRawPointer, in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    func update(_ node: _ViewNode, at pointer: UnsafeMutableRawPointer) {}

    private static var known: [ObjectIdentifier: [TupleElement]] = [:]

    /// Returns the elements of a tuple type, computed once. A type that is no tuple is its own single element.
    static func elements(of type: Any.Type) -> [TupleElement] {
        if let elements = known[ObjectIdentifier(type)] { return elements }
        var elements: [TupleElement] = []
        if let single = type as? any View.Type {
            elements = [make(single, offset: 0)]
        } else {
            for field in TypeFields.of(type) {
                guard let view = field.type as? any View.Type else {
                    fatalError(
                        "Every element of a TupleView must be a view; \(field.type) in \(type) is none.")
                }
                elements.append(make(view, offset: field.offset))
            }
        }
        known[ObjectIdentifier(type)] = elements
        return elements
    }

    private static func make<V: View>(_ type: V.Type, offset: Int) -> TupleElement {
        TypedTupleElement<V>(offset: offset)
    }
}

private final class TypedTupleElement<V: View>: TupleElement {
    override func makeNode(at pointer: UnsafeMutableRawPointer, in context: _NodeContext) -> _ViewNode {
        // The type's layout says that there is a value of this type here.
        V.makeNode(pointer.assumingMemoryBound(to: V.self).pointee, in: context)
    }

    override func update(_ node: _ViewNode, at pointer: UnsafeMutableRawPointer) {
        // The type's layout says that there is a value of this type here.
        V.updateNode(node, with: pointer.assumingMemoryBound(to: V.self).pointee)
    }
}
