import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

/// A property wrapper that explains environment values of a view, in its body and in its actions.
///
/// ```swift
/// struct Card: View {
///     @Explain private var explain
///
///     var body: some View {
///         Button("Why?") { print(explain(\.colorScheme)) }
///     }
/// }
/// ```
@propertyWrapper public struct Explain: DynamicProperty {
    private var reader = NodeReader()

    /// Creates a property that explains values for its view.
    public init() {}

    /// The action that explains values; call it as a function.
    public var wrappedValue: ExplainAction { ExplainAction(place: reader.place) }
}

/// An action that explains the environment values of a view. Call it as a function.
public struct ExplainAction {
    fileprivate let place: NodePlace?

    /// Explains the source of the value of an environment key.
    ///
    /// Outside a view tree, it explains the default and reports an issue.
    @MainActor public func callAsFunction<K: EnvironmentKey>(_ key: K.Type) -> Explanation {
        Explanation(of: key, at: reader)
    }

    /// Explains the source of the value at a key path. Reads the value once to find the keys involved.
    ///
    /// Outside a view tree, it explains the default and reports an issue.
    @MainActor public func callAsFunction<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Explanation {
        Explanation(of: keyPath, at: reader)
    }

    @MainActor private var reader: ValueReader {
        if let node = place?.node, !node.isTornDown { return ValueReader(node) }
        RuntimeIssue.report(
            "uninstalled-explain",
            "@Explain was used outside of a view that is in a tree. It explains the default there. Use it in the body "
                + "or an action of a view that is.")
        return ValueReader(TreePath([]), in: Scope(root: .empty))
    }
}
