import UnifiedStorage

/// A key of an environment value.
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
    /// The value where none is set. It must be constant for the life of the process.
    static var defaultValue: Value { get }
}
