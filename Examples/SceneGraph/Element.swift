import BridgedEnvironment
import Observation

/// A part of the overlay. It consists of others, which it makes from the values at its place.
@MainActor protocol Element {
    func body(in values: EnvironmentValues) -> [any Element]
    /// Changes the environment of the element and what it consists of.
    func prepare(_ node: EnvironmentNode)
}

extension Element {
    func prepare(_ node: EnvironmentNode) {}

    /// The element with another value in its environment.
    func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> any Element {
        Changed(content: self) { $0.environment(keyPath, value) }
    }
}

/// A line of text.
struct Line: Element {
    let text: String
    init(_ text: String) { self.text = text }
    func body(in values: EnvironmentValues) -> [any Element] { [] }
}

private struct Changed: Element {
    let content: any Element
    let change: (EnvironmentNode) -> Void
    func body(in values: EnvironmentValues) -> [any Element] { [content] }
    func prepare(_ node: EnvironmentNode) { change(node) }
}

/// The node of an element. It stays as long as elements of one type follow each other in its place.
@MainActor @Observable final class ElementNode {
    @ObservationIgnored let node = EnvironmentNode()
    @ObservationIgnored private(set) var children: [ElementNode] = []
    @ObservationIgnored private(set) var runs = 0
    @ObservationIgnored private let type: any Element.Type
    private var element: any Element

    init(_ element: any Element, below parent: any UITraitEnvironment) {
        self.element = element
        type = Swift.type(of: element)
        node.owner = self
        node.setParent(parent)
        element.prepare(node)
        node.observe { [unowned self] values in show(self.element.body(in: values)) }
    }

    private func show(_ elements: [any Element]) {
        runs += 1
        children.removeLast(max(0, children.count - elements.count))
        for (index, element) in elements.enumerated() {
            if index < children.count, children[index].type == Swift.type(of: element) {
                children[index].element = element
                element.prepare(children[index].node)
            } else if index < children.count {
                children[index] = ElementNode(element, below: node)
            } else {
                children.append(ElementNode(element, below: node))
            }
        }
    }

    /// The text of the element and of those it consists of.
    var lines: [String] { (element as? Line).map { [$0.text] } ?? children.flatMap(\.lines) }
    /// How many bodies have run here.
    var bodies: Int { children.reduce(runs) { $0 + $1.bodies } }
}
