/// A result builder that combines consecutive scenes into one scene.
@resultBuilder public struct SceneBuilder {
    /// Returns the scene of an expression unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns the only scene of a block unchanged.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns the first scene of a block unchanged.
    public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
    /// Returns a scene that combines the accumulated scenes with the next one.
    @MainActor public static func buildPartialBlock<First: Scene, Next: Scene>(
        accumulated: First, next: Next
    ) -> some Scene { ScenePair(first: accumulated, next: next) }
    /// Returns a scene that is available only from a certain system version.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Two scenes.
struct ScenePair<First: Scene, Next: Scene>: PrimitiveScene {
    let first: First
    let next: Next

    private var view: TupleView<(SceneView<First>, SceneView<Next>)> { TupleView((SceneView(first), SceneView(next))) }

    func makeNode(in context: _NodeContext) -> _ViewNode {
        TupleView<(SceneView<First>, SceneView<Next>)>._makeNode(view, in: context)
    }

    func update(_ node: _ViewNode) { TupleView<(SceneView<First>, SceneView<Next>)>._updateNode(node, with: view) }
}
