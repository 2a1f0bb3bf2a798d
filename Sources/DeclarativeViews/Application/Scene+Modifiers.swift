import Foundation
import Observation

/// A scene with a modifier that is one of the content of its windows.
struct ContentModifiedScene<S: Scene>: PrimitiveScene {
    let scene: S
    let modify: @MainActor (AnyView) -> AnyView

    func makeNode(in context: _NodeContext) -> _ViewNode { ContentModifierNode(self, in: context) }
    func update(_ node: _ViewNode) { node.cast(to: ContentModifierNode<S>.self).update(self) }
}

/// The node of a scene's modifier that is one of the content of its windows.
@MainActor protocol WindowContentModifying: _ViewNode {
    /// Returns content with the modifier.
    var modify: @MainActor (AnyView) -> AnyView { get }
}

private final class ContentModifierNode<S: Scene>: OneChildNode, WindowContentModifying {
    private(set) var modify: @MainActor (AnyView) -> AnyView

    init(_ scene: ContentModifiedScene<S>, in context: _NodeContext) {
        modify = scene.modify
        super.init(in: context)
        makeChild(SceneView(scene.scene))
    }

    override var viewType: Any.Type { ContentModifiedScene<S>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ scene: ContentModifiedScene<S>) {
        modify = scene.modify
        updateChild(SceneView(scene.scene))
        AppGraph.current?.declarationsDidChange()
    }
}

/// A scene with a modifier that acts in the tree of scenes.
struct ModifiedScene<S: Scene, Modifier: ViewModifier>: PrimitiveScene {
    let scene: S
    let modifier: Modifier

    private var view: ModifiedContent<SceneView<S>, Modifier> {
        ModifiedContent(content: SceneView(scene), modifier: modifier)
    }

    func makeNode(in context: _NodeContext) -> _ViewNode {
        ModifiedContent<SceneView<S>, Modifier>._makeNode(view, in: context)
    }

    func update(_ node: _ViewNode) { ModifiedContent<SceneView<S>, Modifier>._updateNode(node, with: view) }
}

extension Scene {
    /// Calls `action` with the old and new values when `value` changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(scene: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls `action` when `value` changes.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Calls `action` with the new value when `value` changes.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { onChange(of: value) { _, new in action(new) } }

    /// Sets an environment value for the content of the scene's windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ContentModifiedScene(scene: self) { AnyView($0.environment(keyPath, value)) }
    }

    /// Places an observable object, found by its type, in the environment of the content of the scene's windows.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ContentModifiedScene(scene: self) { AnyView($0.environment(object)) }
    }

    /// Places an object, found by its type, in the environment of the content of the scene's windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ContentModifiedScene(scene: self) { AnyView($0.environmentObject(object)) }
    }

    /// Sets the default store of `@AppStorage` properties in the content of the scene's windows.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        ContentModifiedScene(scene: self) { AnyView($0.defaultAppStorage(store)) }
    }
}
