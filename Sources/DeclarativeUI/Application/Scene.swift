/// A part of a program that the host shows, such as a group of windows.
///
/// A scene's dynamic properties work like a view's.
@MainActor @preconcurrency public protocol Scene {
    /// The type of scene that `body` returns.
    associatedtype Body: Scene
    /// The scenes this one is made of.
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
    /// Traps: the scene has no body.
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
        return SceneBodyNode(view.scene, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        if let primitive = view.scene as? any PrimitiveScene { return primitive.update(node) }
        node.cast(to: SceneBodyNode<S>.self).update(view.scene)
    }
}

/// The node of a scene with a body.
private final class SceneBodyNode<S: Scene>: BodyNode<S> {
    private var host: DynamicPropertyHost?

    init(_ scene: S, in context: _NodeContext) {
        super.init(scene, kind: "Scenes", in: context)
        if DynamicPropertyHost.isNeeded(for: S.self) { host = DynamicPropertyHost.make(for: S.self, owner: self) }
    }

    override var properties: DynamicPropertyHost? { host }
    override func evaluate() { run { SceneView($0.body) } }
}

/// The node of a program's value.
private final class AppNode<A: App>: BodyNode<A> {
    private var host: DynamicPropertyHost?

    init(_ app: A, in context: _NodeContext) {
        super.init(app, kind: "Programs", in: context)
        if DynamicPropertyHost.isNeeded(for: A.self) { host = DynamicPropertyHost.make(for: A.self, owner: self) }
    }

    override var properties: DynamicPropertyHost? { host }
    override func evaluate() { run { SceneView($0.body) } }
}

/// A program as the root of the tree of scenes.
struct AppView<A: App> {
    let app: A
}

extension AppView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { AppNode(view.app, in: context) }
    static func _updateNode(_ node: _ViewNode, with view: Self) { node.cast(to: AppNode<A>.self).update(view.app) }
}
