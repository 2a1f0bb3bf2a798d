import Observation

/// The key of an object found by its type.
private enum ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

extension EnvironmentValues {
    /// The object of a type in the environment; `nil` if there is none.
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}

extension View {
    /// Puts an object into the environment of this view, identified by its type; `nil` removes an object set by an
    /// ancestor.
    @_disfavoredOverload
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        environment(\.[objectOf: ObjectOf<T>()], object)
    }

    /// Puts an object into the environment of this view, identified by its type, and records the source line for
    /// explanations.
    ///
    /// `nil` removes an object set by an ancestor.
    nonisolated public func environment<T>(
        _ object: T?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View where T: AnyObject, T: Observable {
        environment(\.[objectOf: ObjectOf<T>()], object, fileID: fileID, line: line)
    }
}

/// Represents a type in a key path.
private struct ObjectOf<T: AnyObject & Observable>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<T>(objectOf key: ObjectOf<T>) -> T? {
        get { self[T.self] }
        set { self[T.self] = newValue }
    }
}
