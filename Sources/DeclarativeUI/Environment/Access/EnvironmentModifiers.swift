import UnifiedStorage

/// Changes the environment of the view it is applied to.
protocol EnvironmentWriter {
    /// Makes the change; what it reads on the way is watched.
    func apply(to values: inout EnvironmentValues)
    /// What the change is called by those who make it.
    var name: String { get }
    /// Where it is made, if that is known.
    var source: WriteSource? { get }
    /// Whether it is made by a function of the user's.
    var callsFunction: Bool { get }
}

extension EnvironmentWriter {
    var name: String { "a modifier" }
    var source: WriteSource? { nil }
    var callsFunction: Bool { false }
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
        EnvironmentNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: EnvironmentNode<V, Writer>.self).update(view)
    }
}

private struct KeyWriter<Value>: EnvironmentWriter {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    var source: WriteSource?

    var name: String { "environment" }
    func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
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
    /// Sets a value in the environment of this view and of what is in it. The setter nearest to a reader wins.
    @_disfavoredOverload
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(EnvironmentModifier(KeyWriter(keyPath: keyPath, value: value)))
    }

    /// Sets a value in the environment of this view and of what is in it, and remembers the line for explanations. The
    /// setter nearest to a reader wins.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                KeyWriter(keyPath: keyPath, value: value, source: WriteSource(fileID: fileID, line: line))))
    }

    /// Changes a value in the environment of this view, given what is in force around it.
    @_disfavoredOverload
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier(KeyTransformer(keyPath: keyPath, transform: transform)))
    }

    /// Changes a value in the environment of this view, given what is in force around it, and remembers the line for
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
