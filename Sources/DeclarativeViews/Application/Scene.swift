/// A part of an app's user interface that the host shows, such as a group of windows.
///
/// The dynamic properties of a scene work like those of a view.
@MainActor @preconcurrency public protocol Scene {
    /// The type of scene that represents the body of this scene.
    associatedtype Body: Scene
    /// The content and behaviour of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body, which is a view in the program's tree of scenes.
@MainActor protocol PrimitiveScene: Scene where Body == Never {
    /// Makes the node of the scene.
    func makeNode(in context: _NodeContext) -> _ViewNode
    /// Updates a node that another scene of this type has made.
    func update(_ node: _ViewNode)
}

extension PrimitiveScene {
    /// Traps, because a primitive scene has no body.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as a scene; do not call its body.") }
}

/// A scene in the tree of scenes, whose nodes are those of views.
struct SceneView<S: Scene> {
    let scene: S

    init(_ scene: S) { self.scene = scene }
}

extension SceneView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let primitive = view.scene as? any PrimitiveScene { return primitive.makeNode(in: context) }
        return SceneBodyNode(view.scene, kind: "Scenes", in: context) { $0.body }
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        if let primitive = view.scene as? any PrimitiveScene { return primitive.update(node) }
        node.cast(to: SceneBodyNode<S, S.Body>.self).update(view.scene)
    }
}

/// The node of a value with a body of scenes: a scene, or a program.
private final class SceneBodyNode<Value, Body: Scene>: BodyNode<Value> {
    private let body: @MainActor (Value) -> Body
    private var buffer: DynamicPropertyBuffer?

    /// - Parameters:
    ///   - kind: The word for values of this kind in messages.
    ///   - body: Returns the body of a value.
    init(_ value: Value, kind: String, in context: _NodeContext, body: @escaping @MainActor (Value) -> Body) {
        self.body = body
        super.init(value, kind: kind, in: context)
        if DynamicPropertyBuffer.isNeeded(for: Value.self) {
            buffer = DynamicPropertyBuffer.make(for: Value.self, owner: self)
        }
    }

    override var properties: DynamicPropertyBuffer? { buffer }
    override func evaluate() { run { SceneView(body($0)) } }
}

/// A program as the root of the tree of scenes.
struct AppView<A: App> {
    let app: A
}

extension AppView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SceneBodyNode(view.app, kind: "Programs", in: context) { $0.body }
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: SceneBodyNode<A, A.Body>.self).update(view.app)
    }
}
