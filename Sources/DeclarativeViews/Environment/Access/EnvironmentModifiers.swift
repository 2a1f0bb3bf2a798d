import BridgedEnvironment

/// A change to the environment of a modified view.
protocol EnvironmentWriter {
    /// Applies the change. Its reads are tracked.
    func apply(to values: inout EnvironmentValues)
    /// The name of the modifier, for explanations.
    var name: String { get }
    /// The line that calls the modifier, if known.
    var source: WriteSource? { get }
    /// Whether it calls a function of the client's.
    var callsFunction: Bool { get }
    /// The change, if it is always one write of the same key, independent of the surrounding values.
    var onlyWrite: PropertyWrite? { get }
}

extension EnvironmentWriter {
    var name: String { "a modifier" }
    var source: WriteSource? { nil }
    var callsFunction: Bool { false }
    var onlyWrite: PropertyWrite? { nil }
}

/// Applies an environment writer.
struct EnvironmentModifier<Writer: EnvironmentWriter> {
    let writer: Writer

    init(_ writer: Writer) { self.writer = writer }
}

extension EnvironmentModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        WrittenEnvironmentNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: WrittenEnvironmentNode<V, Writer>.self).update(view)
    }
}

private struct KeyWriter<Value>: EnvironmentWriter {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    var source: WriteSource?

    var name: String { "environment" }
    func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Sets the value of a key of this library, without the detour by a key path.
struct DirectWriter<K: EnvironmentKey>: EnvironmentWriter {
    let value: K.Value

    var name: String { "environment" }
    func apply(to values: inout EnvironmentValues) { values[K.self] = value }

    var onlyWrite: PropertyWrite? {
        // Values that cross boundaries as traits are listed as well.
        if !EnvironmentBridges.isKnownPlain(K.self, in: EnvironmentBridges.plainKeys),
            EnvironmentBridges.bridge(of: K.self)?.crossesAsTraits == true
        {
            return nil
        }
        return PropertyWrite(K.self, in: .environment, value: value)
    }
}

private struct KeyTransformer<Value>: EnvironmentWriter {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    var source: WriteSource?
    let transform: (inout Value) -> Void

    var name: String { "transformEnvironment" }
    var callsFunction: Bool { true }
    func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

extension View {
    /// Sets the value of a key of this library, which is not known to clients.
    nonisolated func environment<K: EnvironmentKey>(key: K.Type, _ value: K.Value) -> some View {
        modifier(EnvironmentModifier(DirectWriter<K>(value: value)))
    }

    /// Sets an environment value for this view and its content. The nearest setter wins.
    @_disfavoredOverload
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(KeyWriter(keyPath: keyPath, value: value)))
    }

    /// Sets an environment value for this view and its content, and records the source line for explanations.
    ///
    /// The nearest setter wins.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                KeyWriter(keyPath: keyPath, value: value, source: WriteSource(fileID: fileID, line: line))))
    }

    /// Transforms an environment value for this view, based on the surrounding value.
    @_disfavoredOverload
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(KeyTransformer(keyPath: keyPath, transform: transform)))
    }

    /// Transforms an environment value for this view, based on the surrounding value, and records the source line for
    /// explanations.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, fileID: StaticString = #fileID, line: UInt = #line,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(
            EnvironmentModifier(
                KeyTransformer(
                    keyPath: keyPath, source: WriteSource(fileID: fileID, line: line), transform: transform)))
    }
}
