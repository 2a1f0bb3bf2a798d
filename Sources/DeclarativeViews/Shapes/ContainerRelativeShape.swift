import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// A shape that follows the shape of the container around it, which `containerShape(_:)` sets: inside it, the outline is
/// inset by the distance to the container's nearest edge, so that corners have a common centre.
///
/// It is a rectangle where there is no container, and where it is not drawn as a view or in one: in a path, or as a
/// content shape.
public struct ContainerRelativeShape: InsettableShape {
    var amount: CGFloat = 0

    /// Creates a shape that follows its container.
    nonisolated public init() {}

    /// Returns the path of a rectangle: a path knows of no container.
    public func path(in rect: CGRect) -> Path { Path(rect.insetForShape(by: amount)) }

    /// Returns the shape inset by an amount in points.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that follows the shape of the container around it.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ContainerRelativeShape {
    /// Returns the shape as it is in an environment at a frame, and observes its container for the leaf.
    @MainActor func resolved(in environment: EnvironmentValues, for leaf: LeafNode) -> AnyShape? {
        guard let container = environment[ContainerShapeKey.self], let outline = container.outline else { return nil }
        container.add(leaf)
        let (inner, outer) = (leaf.frame, container.frame)
        let distances = [
            inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX, outer.maxY - inner.maxY,
        ]
        let distance = max(0, distances.min() ?? 0)
        func inset<S: InsettableShape>(_ shape: S) -> AnyShape {
            AnyShape(NestedShape(base: shape.inset(by: distance + amount), distance: distance))
        }
        return distance.isFinite ? inset(outline) : nil
    }
}

/// A shape that was inset from a larger rectangle than the one in which it is drawn.
private struct NestedShape<Base: Shape>: Shape {
    let base: Base
    let distance: CGFloat

    func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: -distance, dy: -distance)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// The shape of a container, with the place of the container.
@MainActor final class ContainerShape {
    fileprivate(set) var outline: (any InsettableShape)?
    fileprivate var items: [LayoutNode] = []
    private var leaves: [ObjectIdentifier: Weak] = [:]

    private struct Weak { weak var leaf: LeafNode? }

    nonisolated init() {}

    /// The frame in the graph's area.
    var frame: CGRect { items.reduce(.null) { $0.union($1.absoluteFrame) } }

    func add(_ leaf: LeafNode) { leaves[ObjectIdentifier(leaf)] = Weak(leaf: leaf) }

    func remove(_ leaf: LeafNode) { leaves[ObjectIdentifier(leaf)] = nil }

    fileprivate func didChange() {
        for case let leaf? in leaves.values.map(\.leaf) where !leaf.isTornDown { leaf.drawingDidChange() }
    }
}

enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

extension View {
    /// Sets the shape of this view as a container, which ``ContainerRelativeShape`` follows inside it. The nearest
    /// container counts. The view itself looks as before.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

private struct ContainerShapeModifier<Outline: InsettableShape>: ViewModifier {
    let shape: Outline
    @State private var container = ContainerShape()

    nonisolated init(shape: Outline) { self.shape = shape }

    func body(content: Content) -> some View {
        content.environment(key: ContainerShapeKey.self, container)
            .modifier(ContainerShapeFollower(shape: shape, container: container))
    }
}

private struct ContainerShapeFollower {
    let shape: any InsettableShape
    let container: ContainerShape
}

extension ContainerShapeFollower: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ContainerShapeNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ContainerShapeNode<V>.self).update(view)
    }
}

/// Keeps the shape and the items of a container.
private final class ContainerShapeNode<Content: View>: FollowingNode {
    private let container: ContainerShape
    private var frame = CGRect.null

    init(_ view: ModifiedContent<Content, ContainerShapeFollower>, in context: _NodeContext) {
        container = view.modifier.container
        super.init(in: context)
        container.outline = view.modifier.shape
        graph.geometry.add(self)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { ContainerShapeFollower.self }

    func update(_ view: ModifiedContent<Content, ContainerShapeFollower>) {
        container.outline = view.modifier.shape
        container.didChange()
        updateChild(view.content)
    }

    override func itemsDidChange() {
        container.items = items
        container.didChange()
    }

    override func checkPlacement() -> Bool {
        let new = container.frame
        if new != frame {
            frame = new
            container.didChange()
        }
        return false
    }

    override func willTearDown() {
        super.willTearDown()
        container.items = []
    }
}
