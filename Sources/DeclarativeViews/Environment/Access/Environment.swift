import Observation
import BridgedEnvironment

/// A property wrapper that reads a value from a view's environment.
///
/// The view's body runs again only when this value changes. Outside a body, where the property is not installed, it
/// returns the default and reports an issue.
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case unread(EnvironmentReader<Value>)
        case value(Value)
        case missing
    }

    @usableFromInline var content: Content

    /// Creates a property that reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .unread(.keyPath(keyPath))
    }

    /// Creates a property that reads the object of a type from the environment. Reading it traps if there is no
    /// object.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .unread(.object(ObjectIdentifier(objectType)) { $0[objectType] })
    }

    /// Creates a property that reads the object of a type from the environment; `nil` if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        content = .unread(.object(ObjectIdentifier(objectType)) { .some($0[objectType]) })
    }

    /// The current value in the view's environment.
    @inlinable public var wrappedValue: Value {
        if case .value(let value) = content { return value }
        return valueOutsideOfBody
    }

    @usableFromInline var valueOutsideOfBody: Value {
        switch content {
        case .value(let value): return value
        case .missing: return missingObject()
        case .unread(let reader):
            RuntimeIssue.report(
                "uninstalled-environment",
                "Environment<\(Value.self)> was read outside of a view's body. It answers the default there and does "
                    + "not follow changes. Read it in the body.")
            return reader.read(EnvironmentValues()) ?? missingObject()
        }
    }

    private func missingObject() -> Value {
        fatalError(
            "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
                + "as an ancestor of this view.")
    }
}

// It stores a sendable value, or key paths and functions, which are immutable and capture only types.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// How a property finds its value in an environment.
@usableFromInline enum EnvironmentReader<Value> {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, (EnvironmentValues) -> Value?)

    /// Returns the value; `nil` if a required object is missing.
    func read(_ values: EnvironmentValues) -> Value? {
        switch self {
        case .keyPath(let path): values[keyPath: path]
        case .object(_, let function): function(values)
        }
    }
}

extension EnvironmentReader: Equatable {
    @usableFromInline static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.keyPath(let a), .keyPath(let b)): a == b
        case (.object(let a, _), .object(let b, _)): a == b
        default: false
        }
    }
}

extension Environment.Content: Equatable {
    // Compared as parts of view values, which contain only readers: values are installed only while the body runs.
    @usableFromInline static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.unread(let a), .unread(let b)): a == b
        default: false
        }
    }
}

extension Environment: EnvironmentReading {
    static func install(at pointer: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        guard case .unread(let reader) = property.pointee.content else { return }
        switch reader {
        case .keyPath(let path): property.pointee.content = .value(buffer.environment[keyPath: path])
        case .object(_, let function):
            if let value = function(buffer.environment) {
                property.pointee.content = .value(value)
            } else {
                property.pointee.content = .missing
            }
        }
    }

    static func differs(at pointer: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer, _ keys: [KeyID]) -> Bool
    {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Environment<Value>.self)
        guard case .unread(let reader) = property.pointee.content else { return false }
        if Value.self == EnvironmentValues.self { return buffer.differ(in: keys) }
        switch reader {
        case .keyPath(let path):
            let last = buffer.lastEnvironment[keyPath: path]
            return !valuesAreEqual(last, buffer.presentEnvironment[keyPath: path], mode: .equatableAlways)
        case .object(_, let function):
            let last = function(buffer.lastEnvironment)
            let now = function(buffer.presentEnvironment)
            guard let last, let now else { return (last == nil) != (now == nil) }
            return !valuesAreEqual(last, now, mode: .equatableAlways)
        }
    }
}
