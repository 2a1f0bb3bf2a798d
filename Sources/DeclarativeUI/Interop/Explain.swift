import ImperativeUI
import UnifiedStorage

/// Explains environment values of a view, in its body and in its actions.
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

    /// Explains values for the view that has this property.
    public init() {}

    /// The function that explains values.
    public var wrappedValue: ExplainAction { ExplainAction(place: reader.place) }
}

/// Explains environment values of a view. Call it as a function.
public struct ExplainAction {
    fileprivate let place: NodePlace?

    /// Explains where the value of an environment key comes from.
    ///
    /// For a view that is not in a tree it explains the default, and reports that.
    @MainActor public func callAsFunction<K: EnvironmentKey>(_ key: K.Type) -> Explanation {
        Explanation(of: key, at: reader)
    }

    /// Explains where the value at a key path comes from. The keys involved are found by reading it once.
    ///
    /// For a view that is not in a tree it explains the default, and reports that.
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
