import Observation
import UnifiedStorage

/// Reads a value from the environment of the view it is a property of.
///
/// The view's body runs again only when this value differs from the one before. Read outside a body, where it has
/// not been installed, it answers the default and reports so.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case unread(EnvironmentReader<Value>)
        case value(Value)
    }

    @usableFromInline var content: Content

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .unread(.keyPath(keyPath))
    }

    /// Reads the object of a type that was put into the environment; where there is none, reading traps.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .unread(.function(ObjectIdentifier(objectType)) { values in
            guard let object = values[objectType: objectType] else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be "
                        + "missing as an ancestor of this view.")
            }
            return object
        })
    }

    /// Reads the object of a type that was put into the environment, or `nil` where there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .unread(.function(ObjectIdentifier(objectType)) { $0[objectType: objectType] })
    }

    /// The value where the view stands.
    public var wrappedValue: Value {
        switch content {
        case .value(let value): return value
        case .unread(let reader):
            RuntimeIssue.report(
                "uninstalled-environment",
                "Environment<\(Value.self)> was read outside of a view's body. It answers the default there and does not "
                    + "follow changes. Read it in the body.")
            return reader.read(EnvironmentValues())
        }
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        EnvironmentSlot<Value>(host: host.host)
    }
}

/// How a property finds its value in an environment.
@usableFromInline enum EnvironmentReader<Value> {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case function(ObjectIdentifier, (EnvironmentValues) -> Value)

    func read(_ values: EnvironmentValues) -> Value {
        switch self {
        case .keyPath(let path): values[keyPath: path]
        case .function(_, let function): function(values)
        }
    }
}

extension EnvironmentReader: Equatable {
    @usableFromInline static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.function(let a, _), .function(let b, _)): a == b
        default: false
        }
    }
}

extension Environment.Content: Equatable {
    // Compared as parts of view values, which hold readers only: values are put in place for the body alone.
    @usableFromInline static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.unread(let a), .unread(let b)): a == b
        default: false
        }
    }
}

private final class EnvironmentSlot<Value>: _PropertySlot {
    // The host owns this slot.
    private unowned let host: DynamicPropertyHost
    private var reader: EnvironmentReader<Value>?
    private var last: Value?

    init(host: DynamicPropertyHost) {
        self.host = host
        super.init()
    }

    override var readsEnvironment: Bool { true }

    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type record says that a property of this type lies here.
        let property = place.assumingMemoryBound(to: Environment<Value>.self)
        guard case .unread(let reader) = property.pointee.content else { return }
        self.reader = reader
        if case .function = reader, !(Value.self is any OptionalValue.Type), !host.hasObject(reader) { return }
        let value = reader.read(host.environment)
        last = value
        property.pointee.content = .value(value)
    }

    override func environmentDidChange(_ keys: [KeyID]) -> Bool {
        guard let reader else { return false }
        if Value.self == EnvironmentValues.self { return host.differ(in: keys) }
        guard let last else { return true }
        return !valuesAreEqual(last, reader.read(host.untrackedEnvironment), mode: .equatableAlways)
    }

    override func destroy() { last = nil }
}
