/// Makes one scene of several that are written one after the other.
@resultBuilder public struct SceneBuilder {
    /// Returns a scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns a scene that stands alone.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Returns the first of several scenes.
    public static func buildPartialBlock<Content: Scene>(first content: Content) -> Content { content }
    /// Returns the scenes so far and one more.
    @MainActor public static func buildPartialBlock<First: Scene, Next: Scene>(
        accumulated: First, next: Next
    ) -> some Scene { ScenePair(first: accumulated, next: next) }
    /// Returns a scene that is there from some version of the system on.
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
