import Observation
import BridgedEnvironment

/// A property wrapper that reads a value published by the focused view, or one of its ancestors, with
/// `focusedValue(_:_:)`; `nil` if none publishes one.
///
/// The value may come from any view of the window, and the focused view may be a declarative or a UIKit view. The
/// body runs again when the value changes.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    fileprivate let reader: FocusedValueReader<Value>
    fileprivate var graph: FocusedValueGraph?

    /// Creates a focused value for a key path of `FocusedValues`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { reader = .keyPath(keyPath) }

    /// Creates a focused value for an observable object, found by its type, published with `focusedValue(_:)`.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        reader = .object(ObjectIdentifier(objectType)) { $0.object(objectType) }
    }

    /// The value; `nil` if no view publishes one, and outside a view in a window.
    public var wrappedValue: Value? { graph?.values.flatMap { reader.read($0) } }

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        FocusedValueSlot<Value>(FocusedValueGraph(context))
    }
}

/// How a property finds its value among those offered by views.
private enum FocusedValueReader<Value> {
    case keyPath(KeyPath<FocusedValues, Value?>)
    case object(ObjectIdentifier, (FocusedValues) -> Value?)

    func read(_ values: FocusedValues) -> Value? {
        switch self {
        case .keyPath(let path): values[keyPath: path]
        case .object(_, let function): function(values)
        }
    }
}

extension FocusedValueReader: Equatable {
    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.object(let a, _), .object(let b, _)): a == b
        default: false
        }
    }
}

/// The graph in which a property reads focused values; one object for the life of its view.
private final class FocusedValueGraph {
    private weak var graph: ViewGraph?

    @MainActor init(_ context: _PropertySlotContext) { graph = context.buffer.node?.graph }

    /// The values of the window; `nil` outside of windows, and on other threads, where none can be read.
    var values: FocusedValues? {
        guard MainContext.isCurrent else { return nil }
        let graph = graph
        return MainActor.assumeIsolated { graph?.feature(GraphFocusedValues.self).ofWindow }
            .map { FocusedValues(.window($0)) }
    }
}

extension FocusedValueGraph: Equatable {
    // Compared as a part of view values, which contain none: it is installed only while the body runs.
    static func == (a: FocusedValueGraph, b: FocusedValueGraph) -> Bool { a === b }
}

private final class FocusedValueSlot<Value>: _PropertySlot {
    private let graph: FocusedValueGraph

    init(_ graph: FocusedValueGraph) {
        self.graph = graph
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        pointer.assumingMemoryBound(to: FocusedValue<Value>.self).pointee.graph = graph
    }
}
