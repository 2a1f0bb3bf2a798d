import ImperativeUI
import UnifiedStorage

/// Explains values of the environment where a view stands: in its body, and in its actions.
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
    fileprivate var place: ExplainedPlace?

    /// Explains values where the view stands that has this property.
    public init() {}

    /// What explains.
    public var wrappedValue: ExplainAction { ExplainAction(place: place) }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { ExplainSlot(host.host.node) }
}

/// Explains values of the environment where a view stands. Call it as a function.
public struct ExplainAction {
    fileprivate let place: ExplainedPlace?

    /// Where the value of an environment key comes from. Outside of a view that is in a tree it explains the default,
    /// and reports that.
    @MainActor public func callAsFunction<K: EnvironmentKey>(_ key: K.Type) -> Explanation {
        Explanation(of: key, at: reader)
    }

    /// Where the value at a key path comes from: the keys it reads are found by reading it once. Outside of a view that
    /// is in a tree it explains the default, and reports that.
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

/// Where the view stands; one object for the life of the view.
private final class ExplainedPlace {
    weak var node: _ViewNode?

    init(_ node: _ViewNode?) { self.node = node }
}

private final class ExplainSlot: _PropertySlot {
    private let place: ExplainedPlace

    init(_ node: _ViewNode?) {
        place = ExplainedPlace(node)
        super.init()
    }

    override func install(at address: UnsafeMutableRawPointer) {
        // The owner's type record says that a property of this type lies here.
        address.assumingMemoryBound(to: Explain.self).pointee.place = place
    }
}
