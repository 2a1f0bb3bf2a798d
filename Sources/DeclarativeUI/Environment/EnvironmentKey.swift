import UnifiedStorage

/// A key for a value in the environment.
///
/// ```swift
/// struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
/// extension EnvironmentValues {
///     var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
/// }
/// ```
public protocol EnvironmentKey: StorageKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set; must be constant for the life of the process.
    static var defaultValue: Value { get }

    /// Reads the key's value. Not for clients to implement or call.
    static func _read(from values: EnvironmentValues) -> Value
    /// Writes the key's value. Not for clients to implement or call.
    static func _write(_ value: Value, to values: inout EnvironmentValues)
}

extension EnvironmentKey {
    /// Reads the value set, or the default. Not for clients to call.
    @inlinable public static func _read(from values: EnvironmentValues) -> Value { values._storedValue(of: Self.self) }

    /// Sets the value. Not for clients to call.
    @inlinable public static func _write(_ value: Value, to values: inout EnvironmentValues) {
        values._store(value, for: Self.self)
    }
}
