import Observation

/// The key of an object found by its type.
private enum ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

extension EnvironmentValues {
    /// The object in the environment for a type, or `nil`.
    public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }
}

extension View {
    /// Puts an object into the environment of this view, found by its type; `nil` removes one from above.
    @_disfavoredOverload
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        environment(\.[objectOf: ObjectOf<T>()], object)
    }

    /// Puts an object into the environment of this view, found by its type, and records the source line for
    /// explanations.
    ///
    /// `nil` removes an object from above.
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
