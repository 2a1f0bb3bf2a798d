import BridgedEnvironment

/// A modifier that becomes another one by the environment of the view that it modifies.
///
/// Implement `resolve(in:)`. It is called again when a value that it has read changes.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// Creates the modifier's node. The framework calls this method; clients do not.
    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ResolvedContent.makeNode(ResolvedContent(content: view.content, modifier: view.modifier), in: context)
    }

    /// Updates the modifier's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        ResolvedContent.updateNode(node, with: ResolvedContent(content: view.content, modifier: view.modifier))
    }
}

/// A view with the modifier that one became.
private struct ResolvedContent<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
